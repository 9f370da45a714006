import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { ENDPOINTS } from '../../src/http/routes.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { ENDPOINT_CASES, EVERYTHING } from './endpoints.ts';

/** Checks an answer against the document that the service itself serves. */
function openapiValidator(document: object, id: string) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
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
  const { data, error } = response.json();
  assert.equal(data, null);
  assert.equal(error.code, status);
  assert.equal(typeof error.message, 'string');
  assert.match(String(response.headers['x-request-id']), /^[\w.-]+$/);
  assert.match(String(response.headers['content-type']), /^application\/json/);
}

test('the table has all endpoints, in the order of the spec', () => {
  assert.equal(ENDPOINT_CASES.length, 14 + 7, 'the fourteen of the spec, and our own');
  assert.deepEqual(
    ENDPOINT_CASES.map(({ id }) => id),
    ENDPOINTS.map(({ id }) => id),
  );
});

describe('every endpoint', async () => {
  for (const { id, request, scope, isList, wrong } of ENDPOINT_CASES) {
    describe(id, () => {
      // Whatever changes nothing is asked of the same service: each one more costs a second on a cluster.
      let shared: TestApp;
      const ends: (() => unknown)[] = [];
      before(async () => {
        const t = { after: (fn: () => unknown) => ends.push(fn) };
        shared = await startApp(t, temporaryFolder(t));
        await shared.write(...EVERYTHING);
      });
      after(async () => {
        for (const end of ends) await end();
      });

      test('answers in the wrapper, valid against the OpenAPI document', async () => {
        const { get, getBare } = shared;
        const validate = openapiValidator((await getBare('/openapi.json')).json(), id);
        const variants = isList ? ['', '&cursor=*', '&id_format=string'] : ['', '?id_format=string'];
        for (const variant of variants) {
          const response = await get(`${request}${variant}`);
          assert.equal(response.statusCode, 200, response.body);
          const { data, error } = response.json();
          assert.equal(error, null);
          assert.ok(data.total >= 1 && data.hits.length >= 1, response.body);
          validate(response);
        }
      });

      test('has no null inside a hit', async () => {
        const { get } = shared;
        const { data } = (await get(request)).json();
        assert.doesNotMatch(JSON.stringify(data.hits), /:null/);
      });

      test('answers 401 without a key, with a wrong one, a revoked one and an expired one', async (t) => {
        const { getBare, issueKey, services, wait } = await startApp(t, temporaryFolder(t));
        const revoked = await issueKey([scope]);
        await services.keys.revoke(revoked.split('_')[1] ?? '');
        const expiring = await issueKey([scope], { expiresAt: services.clock() + 1000 });
        wait(1000);
        const forged = `${(await issueKey([scope])).slice(0, -3)}xyz`;
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

      test('answers 403 to a key without the scope', async () => {
        const { getBare, issueKey } = shared;
        const key = await issueKey([scope === 'im' ? 'feeds' : 'im']);
        assertErrorBody(await getBare(request, { 'x-api-key': key }), 403);
      });

      test('answers 429 with Retry-After when the key is used up, and again 200 after that long', async (t) => {
        const { getBare, issueKey, write, wait } = await startApp(t, temporaryFolder(t));
        await write(...EVERYTHING);
        const headers = { 'x-api-key': await issueKey([scope], { ratePerMinute: 2 }) };
        const remaining = [await getBare(request, headers), await getBare(request, headers)].map(
          (response) => {
            assert.equal(response.statusCode, 200);
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
        assert.equal((await getBare(request, headers)).statusCode, 200);
      });

      for (const [wrongRequest, loc, type] of wrong) {
        test(`answers 422 at ${loc.join('.')} (${type}) to ${wrongRequest.slice(0, 80)}`, async () => {
          const { get, getBare } = shared;
          const response = await get(wrongRequest);
          assertErrorBody(response, 422);
          const detail = response.json().detail as { loc: string[]; type: string; msg: string }[];
          assert.ok(
            detail.some((each) => each.loc.join() === loc.join() && each.type === type && each.msg !== ''),
            response.body,
          );
          openapiValidator((await getBare('/openapi.json')).json(), id)(response);
          assertErrorBody(await getBare(wrongRequest), 401);
        });
      }

      test('answers HEAD like GET without a body, and 405 with Allow to other methods', async () => {
        const { app, get, issueKey } = shared;
        const whole = await get(request);
        const key = await issueKey([scope]);
        const head = await app.inject({ method: 'HEAD', url: request, headers: { 'x-api-key': key } });
        assert.deepEqual([head.statusCode, head.body], [200, '']);
        assert.equal(head.headers['content-length'], String(Buffer.byteLength(whole.body)));
        const takesPost = ENDPOINTS.find((each) => each.id === id)?.takesPost ?? false;
        const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', ...(takesPost ? [] : ['POST'])];
        for (const method of others) {
          const refused = await app.inject({ method: method as 'POST', url: request });
          assertErrorBody(refused, 405);
          assert.equal(refused.headers.allow, takesPost ? 'GET, HEAD, POST' : 'GET, HEAD');
        }
      });

      test('takes any number of slashes as one, and a trailing one', async () => {
        const { get } = shared;
        const [path = '', search = ''] = request.split('?');
        const crowded = `${path.replaceAll('/', '//')}/?${search}`;
        assert.equal((await get(crowded)).body, (await get(request)).body);
      });

      test('ignores parameters it does not know, prototype names included', async () => {
        const { get } = shared;
        const joint = request.includes('?') ? '&' : '?';
        const odd = await get(`${request}${joint}__proto__=1&constructor=2&toString=3&unknown=4&unknown=5`);
        assert.equal(odd.statusCode, 200);
        assert.equal(odd.body, (await get(request)).body);
      });
    });
  }
});
