import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { ENDPOINTS } from '../../src/http/routes.ts';
import { SCOPES, type Scope } from '../../src/storage/port/api-key.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { suiteEnd } from '../support/suite-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { addTask, ENDPOINT_CASES, OTHER_ENDPOINTS, writeEverything } from './endpoints.ts';

/** Checks a response against the OpenAPI document that the server returns. */
function openapiValidator(ajv: Ajv2020, id: string) {
  const endpoint = ENDPOINTS.find((each) => each.id === id);
  const path = endpoint?.path
    .replaceAll('~', '~0')
    .replaceAll('/', '~1')
    .replaceAll('{', '%7B')
    .replaceAll('}', '%7D');
  return (response: LightMyRequestResponse) => {
    const pointer = `openapi#/paths/${path}/get/responses/${response.statusCode}/content/application~1json/schema`;
    const isValid = ajv.validate({ $ref: pointer }, response.json());
    assert.ok(isValid, `${response.statusCode} ${response.body.slice(0, 300)}\n${ajv.errorsText()}`);
  };
}

function assertErrorBody(response: LightMyRequestResponse, status: number): void {
  assert.equal(response.statusCode, status, response.body);
  const { data, error, code, message } = response.json();
  assert.equal(data, null);
  assert.equal(error.code, status);
  assert.equal(typeof error.message, 'string');
  assert.deepEqual([code, message], [error.code, error.message], 'the public client reads the top level');
  assert.match(String(response.headers['x-request-id']), /^[\w.-]+$/);
  assert.match(String(response.headers['content-type']), /^application\/json/);
}

test('the table has all endpoints, in the order of the API contract', () => {
  assert.equal(ENDPOINT_CASES.length, 28 + 38, 'those of the API contract, and the extensions');
  assert.deepEqual(
    ENDPOINT_CASES.map(({ id }) => id),
    ENDPOINTS.map(({ id }) => id).filter((id) => !OTHER_ENDPOINTS.includes(id)),
  );
  for (const id of OTHER_ENDPOINTS) assert.ok(ENDPOINTS.some((endpoint) => endpoint.id === id));
});

describe('every endpoint', () => {
  // All share one server and one compiled document: on a cluster, starting a server takes a second.
  let shared: TestApp;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const end = suiteEnd();
  before(async () => {
    shared = await startApp(end, temporaryFolder(end));
    await writeEverything(shared.services);
    await addTask(shared);
    ajv.addSchema((await shared.getBare('/openapi.json')).json(), 'openapi');
  });

  for (const endpointCase of ENDPOINT_CASES) {
    const { id, request, scope, isList, isCounting = false, isText = false, wrong } = endpointCase;
    const { isWithinScopes = false, isStreamed = false, isOwn = false, alsoNeeds = [] } = endpointCase;
    const ok = isOwn ? [200, 404] : [200];
    const enough: Scope[] = [[scope ?? 'im'].flat(), ...alsoNeeds].flat();
    describe(id, () => {
      test('returns the envelope, valid against the OpenAPI document', async () => {
        const { get } = shared;
        const validate = openapiValidator(ajv, id);
        const takes = ENDPOINTS.find((each) => each.id === id)?.parameters.query.properties ?? {};
        const joint = isList ? '&' : '?';
        const variants = ['', `${joint}id_format=string`, ...('cursor' in takes ? ['&cursor=*'] : [])];
        for (const variant of variants) {
          const response = await get(`${request}${variant}`);
          assert.equal(response.statusCode, 200, response.body);
          if (isText) continue;
          const { data, error } = response.json();
          assert.equal(error, null);
          assert.ok(data.total >= 1 && data.hits.length >= 1, response.body);
          validate(response);
        }
      });

      test('has no null inside a hit', async () => {
        const { get } = shared;
        if (isText) return;
        const { data } = (await get(request)).json();
        assert.doesNotMatch(JSON.stringify(data.hits), /:null/);
      });

      test('returns 401 without a key, or with an invalid, revoked or expired one', async () => {
        const { getBare, issueKey, services, wait } = shared;
        const revoked = await issueKey(enough);
        await services.keys.revoke(revoked.split('_')[1] ?? '');
        const expiring = await issueKey(enough, { expiresAt: services.clock() + 1000 });
        wait(1000);
        const forged = `${(await issueKey(enough)).slice(0, -3)}xyz`;
        for (const headers of [
          {},
          { 'x-api-key': 'wrong' },
          { 'x-api-key': revoked },
          { 'x-api-key': expiring },
          { 'x-api-key': forged },
          { authorization: 'Bearer nope' },
        ]) {
          assertErrorBody(await getBare(request, headers as Record<string, string>), 401);
        }
      });

      const others = SCOPES.filter((each) => scope === undefined || ![scope].flat().includes(each));
      test(`returns ${scope === undefined ? '200 for a key with any scope' : '403 for a key without the scope'}`, async () => {
        const { getBare, issueKey } = shared;
        for (const other of others) {
          const response = await getBare(request, { 'x-api-key': await issueKey([other]) });
          if (isWithinScopes && ['archive', 'alerts', 'ingest'].includes(other))
            assertErrorBody(response, 403);
          else if (isWithinScopes) assert.ok([200, 404].includes(response.statusCode), response.body);
          else if (scope === undefined) assert.equal(response.statusCode, 200, response.body);
          else assertErrorBody(response, 403);
        }
        for (const each of [scope ?? 'im'].flat()) {
          const key = await issueKey([each, ...alsoNeeds]);
          assert.ok(ok.includes((await getBare(request, { 'x-api-key': key })).statusCode));
        }
      });

      test('returns 429 with Retry-After beyond the rate limit, and 200 after that time', async () => {
        const { getBare, issueKey, wait } = shared;
        const headers = { 'x-api-key': await issueKey(enough, { ratePerMinute: 2 }) };
        const remaining = [await getBare(request, headers), await getBare(request, headers)].map(
          (response) => {
            assert.ok(ok.includes(response.statusCode));
            assert.equal(response.headers['x-ratelimit-limit'], '2');
            return response.headers['x-ratelimit-remaining'];
          },
        );
        assert.deepEqual(remaining, ['1', '0']);
        const refused = await getBare(request, headers);
        assertErrorBody(refused, 429);
        const seconds = Number(refused.headers['retry-after']);
        assert.equal(seconds, 30);
        assert.ok(Number(refused.headers['x-ratelimit-reset']) > 1_700_000_000);
        wait(seconds * 1000);
        assert.ok(ok.includes((await getBare(request, headers)).statusCode));
      });

      for (const [wrongRequest, loc, type] of wrong) {
        test(`returns 422 at ${loc.join('.')} (${type}) for ${wrongRequest.slice(0, 80)}`, async () => {
          const { get, getBare } = shared;
          const response = await get(wrongRequest);
          assertErrorBody(response, 422);
          const detail = response.json().detail as { loc: string[]; type: string; msg: string }[];
          assert.ok(
            detail.some((each) => each.loc.join() === loc.join() && each.type === type && each.msg !== ''),
            response.body,
          );
          const [first] = detail;
          assert.match(response.json().message, /^Invalid (parameter \w+|query): .*[.?]$/);
          assert.ok(response.json().message.includes(`: ${first?.msg}`), response.body);
          openapiValidator(ajv, id)(response);
          assertErrorBody(await getBare(wrongRequest), 401);
        });
      }

      test('answers HEAD like GET without a body, and other methods with 405 and Allow', async () => {
        const { app, get, issueKey } = shared;
        const whole = await get(request);
        // The response depends on the scopes if it counts only what they show.
        const key = await issueKey(isWithinScopes ? [...SCOPES] : enough);
        const head = await app.inject({ method: 'HEAD', url: request, headers: { 'x-api-key': key } });
        assert.ok(ok.includes(head.statusCode));
        assert.equal(head.body, '');
        if (!isCounting && !isStreamed && !isOwn)
          assert.equal(head.headers['content-length'], String(Buffer.byteLength(whole.body)));
        const endpoint = ENDPOINTS.find((each) => each.id === id);
        const takesPost = endpoint?.bulk !== undefined || (endpoint?.takesPost ?? false);
        const actions = Object.keys(endpoint?.actions ?? {}).map((method) => method.toUpperCase());
        const allowed = ['GET', 'HEAD', ...(takesPost ? ['POST'] : []), ...actions];
        for (const method of ['PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
          if (allowed.includes(method)) continue;
          const refused = await app.inject({ method: method as 'POST', url: request });
          assertErrorBody(refused, 405);
          assert.equal(refused.headers.allow, allowed.join(', '));
        }
      });

      test('treats several slashes as one, and ignores a trailing one', async () => {
        const { get } = shared;
        const [path = '', search = ''] = request.split('?');
        const crowded = `${path.replaceAll('/', '//')}/?${search}`;
        const [odd, plain] = [await get(crowded), await get(request)];
        assert.equal(odd.statusCode, 200);
        if (!isCounting) assert.equal(odd.body, plain.body);
      });

      test('rejects unknown parameters, including prototype names, and suggests a known one', async () => {
        const { get } = shared;
        const joint = request.includes('?') ? '&' : '?';
        const refused = await get(
          `${request}${joint}constructor=2&toString=3&id_formt=4&unknown=4&unknown=5`,
        );
        assertErrorBody(refused, 422);
        const detail = refused.json().detail as { loc: string[]; type: string; msg: string }[];
        assert.deepEqual(
          detail.map(({ loc, type }) => [...loc, type]),
          ['constructor', 'toString', 'id_formt', 'unknown'].map((name) => [
            'query',
            name,
            'extra_forbidden',
          ]),
        );
        assert.match(detail[2]?.msg ?? '', /did you mean "id_format"\?/);
      });

      test('ignores parameters whose names start with an underscore', async () => {
        const { get } = shared;
        const joint = request.includes('?') ? '&' : '?';
        const odd = await get(`${request}${joint}__proto__=1&_=2&_=3&_q=4`);
        assert.equal(odd.statusCode, 200);
        if (!isCounting) assert.equal(odd.body, (await get(request)).body);
      });
    });
  }
});
