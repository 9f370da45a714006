/** Errors when the cluster cannot be used: one sentence, immediately, without passwords. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { corpus, recordLine } from '../../../../../bench/search/corpus.ts';
import { ConfigError, readConfig } from '../../../../../src/config.ts';
import { runCli } from '../../../../support/cli.ts';
import {
  CLUSTER_URL,
  call,
  emptyPrefix,
  prepare,
  REPLICAS,
  WITHOUT_CLUSTER,
} from '../../../../support/opensearch.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

const PASSWORD = 'correct-horse';
const COMMANDS = [['status'], ['migrate'], ['keys', 'list']];

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function stub(t: { after(fn: () => unknown): void }, answer: Answer) {
  const changes: string[] = [];
  const server = createServer((request, response) => {
    if (request.method !== 'GET') changes.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => answer(request, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, changes };
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const OPENSEARCH = { version: { distribution: 'opensearch', number: '3.8.0' } };
const FORBIDDEN = { error: { root_cause: [{ type: 'security_exception' }], type: 'security_exception' } };

const SERVERS: Record<string, { answer: Answer; sentence: RegExp; settings?: Record<string, string> }> = {
  'a wrong password': {
    answer: (_request, response) => response.writeHead(401).end('Unauthorized'),
    settings: { OPENSEARCH_USERNAME: 'nightjar', OPENSEARCH_PASSWORD: PASSWORD },
    sentence: /refuses the user "nightjar": check OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD/,
  },
  'a wrong API key': {
    answer: (_request, response) => json(response, 401, { error: 'no' }),
    settings: { OPENSEARCH_API_KEY: PASSWORD },
    sentence: /refuses the API key: check OPENSEARCH_API_KEY/,
  },
  'no login where one is required': {
    answer: (_request, response) => response.writeHead(401).end('Unauthorized'),
    sentence: /requires a login: set OPENSEARCH_USERNAME/,
  },
  'a user without permissions': {
    answer: (request, response) =>
      request.url === '/' ? json(response, 200, OPENSEARCH) : json(response, 403, FORBIDDEN),
    settings: { OPENSEARCH_USERNAME: 'nightjar', OPENSEARCH_PASSWORD: PASSWORD },
    sentence: /does not allow the user "nightjar" to GET _index_template/,
  },
  'a web server': {
    answer: (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>'),
    sentence: /OPENSEARCH_URL points to a server that is not OpenSearch/,
  },
  'a web server without such a page': {
    answer: (_request, response) => response.writeHead(404).end('not found'),
    sentence: /OPENSEARCH_URL points to a server that is not OpenSearch/,
  },
  'another API': {
    answer: (_request, response) => json(response, 200, { message: 'hello' }),
    sentence: /OPENSEARCH_URL points to a server that is not OpenSearch/,
  },
  Elasticsearch: {
    answer: (_request, response) =>
      json(response, 200, { version: { number: '8.15.0' }, tagline: 'You Know, for Search' }),
    sentence: /OPENSEARCH_URL points to Elasticsearch 8\.15\.0/,
  },
};

for (const [name, { answer, sentence, settings }] of Object.entries(SERVERS)) {
  test(`opensearch: reports ${name} in one sentence`, async (t) => {
    const { url, changes } = await stub(t, answer);
    for (const command of COMMANDS) {
      const result = await runCli(command, {
        NIGHTJAR_STORE: 'opensearch',
        OPENSEARCH_URL: url,
        ...settings,
      });
      assert.equal(result.code, 1);
      assert.match(result.stderr, sentence);
      assert.equal(result.stderr.trim().split('\n').length, 1, result.stderr);
      assert.doesNotMatch(result.stderr + result.stdout, new RegExp(PASSWORD));
    }
    assert.deepEqual(changes, []);
  });
}

test('opensearch: suggests a name for an unknown setting, if the engine is used', () => {
  const settings = { OPENSEARCH_PASSWORT: PASSWORD, OPENSEARCH_HOME: '/usr/share/opensearch' };
  const cluster = { NIGHTJAR_STORE: 'opensearch', OPENSEARCH_URL: 'http://127.0.0.1:9200' };
  assert.throws(
    () => readConfig({ ...cluster, ...settings }),
    (error) =>
      error instanceof ConfigError &&
      error.message === 'OPENSEARCH_PASSWORT is not a nightjar setting; did you mean OPENSEARCH_PASSWORD?',
  );
  readConfig(settings);
  readConfig({
    ...cluster,
    OPENSEARCH_JAVA_HOME: '/opt/jdk',
    OPENSEARCH_JAVA_OPTS: '-Xmx1g',
    OPENSEARCH_PATH_CONF: '/etc/opensearch',
    OPENSEARCH_TMPDIR: '/tmp',
    OPENSEARCH_INITIAL_ADMIN_PASSWORD: PASSWORD,
  });
});

describe('opensearch: a cluster with blocked writes', { skip: WITHOUT_CLUSTER }, () => {
  for (const [setting, sentence] of [
    ['index.blocks.read_only_allow_delete', /refuses writes: .*disk is almost full.*free disk space/],
    ['index.blocks.write', /refuses writes: .*write-protected.*remove the block/],
  ] as const) {
    test(`${setting}: every command that writes reports it immediately`, async (t) => {
      const prefix = emptyPrefix(t);
      await prepare(prefix);
      const file = join(temporaryFolder(t), 'records.ndjson');
      writeFileSync(file, Array.from(corpus(10), (each) => `${recordLine(each)}\n`).join(''));
      const settings = {
        NIGHTJAR_STORE: 'opensearch',
        OPENSEARCH_URL: CLUSTER_URL as string,
        OPENSEARCH_PREFIX: prefix,
        OPENSEARCH_REPLICAS: String(REPLICAS),
      };
      await call('PUT', `/${prefix}-*/_settings`, { [setting]: true });
      try {
        for (const command of [
          ['import', 'records', file],
          ['keys', 'create', '--name', 'soc', '--scopes', 'im'],
          ['reindex'],
          ['feeds', 'seal', 'ransomware', '2026-11-13'],
        ]) {
          const { code, stderr } = await runCli(command, settings);
          assert.equal(code, 1, command.join(' '));
          assert.match(stderr, sentence, command.join(' '));
          assert.doesNotMatch(stderr, /^ {4}at /m);
        }
      } finally {
        await call('PUT', `/${prefix}-*/_settings`, { [setting]: null });
      }
      assert.equal((await runCli(['import', 'records', file], settings)).code, 0);
    });
  }
});
