import { existsSync } from 'node:fs';
import { unknownSetting } from '../../../closest-name.ts';
import type { Engine, ReadSetting, StorePlace } from '../../port/engine.ts';
import type { OpensearchConnection } from './cluster/client.ts';
import type { OpensearchLayout } from './cluster/schema.ts';
import type { OpensearchIndices } from './open.ts';

const QUESTION_MS = 10_000;
/** A cluster has many cores and its own queues. */
const CONCURRENT_SEARCHES = 32;
const SHARDS_MAX = 64;
const REPLICAS_MAX = 5;
const REFRESH_SECONDS_MAX = 300;
/** OpenSearch's rules for index names. */
const PREFIX_FORM = /^[a-z0-9][a-z0-9_-]{0,99}$/;

/** Loaded on demand: a store in a folder needs no client of a cluster. */
const load = () => import('./open.ts');

/** A store in a cluster: all indices with a prefix. */
export function opensearchPlace(connection: OpensearchConnection, layout: OpensearchLayout): StorePlace {
  const hosts = connection.urls.map((url) => new URL(url).host).join(', ');
  return {
    engine: 'opensearch',
    handle: { engine: 'opensearch', place: { connection, layout } satisfies OpensearchIndices },
    name: `the cluster at ${hosts} (indices ${layout.prefix}-*)`,
    searchesAtOnce: CONCURRENT_SEARCHES,
    open: async (options) => (await load()).openStore({ connection, layout }, options),
    openKeys: async () => (await load()).openKeys({ connection, layout }),
    isThere: async () => (await load()).isThere({ connection, layout }),
    migrate: async (options) => (await load()).migrate({ connection, layout }, options),
  };
}

export const opensearchEngine: Engine = {
  name: 'opensearch',
  settings: [
    {
      name: 'OPENSEARCH_URL',
      fallback: '',
      help: 'comma-separated node URLs of the cluster, such as https://a:9200,https://b:9200',
    },
    { name: 'OPENSEARCH_CA', fallback: '', help: 'file with the CA certificate for https' },
    { name: 'OPENSEARCH_USERNAME', fallback: '', help: 'user name for basic authentication' },
    { name: 'OPENSEARCH_PASSWORD', fallback: '', help: 'password for basic authentication' },
    { name: 'OPENSEARCH_API_KEY', fallback: '', help: 'API key, instead of user name and password' },
    {
      name: 'OPENSEARCH_API_KEY_HEADER',
      fallback: 'authorization',
      help: 'header for the API key; in "authorization", it is prefixed with "ApiKey"',
    },
    { name: 'OPENSEARCH_PREFIX', fallback: 'nightjar', help: 'prefix of all index names' },
    { name: 'OPENSEARCH_SHARDS', fallback: '1', help: 'shards per monthly index' },
    { name: 'OPENSEARCH_REPLICAS', fallback: '1', help: 'replicas per shard' },
    {
      name: 'OPENSEARCH_REFRESH_SECONDS',
      fallback: '1',
      help: 'seconds until imported data can be found while the import runs; 0 makes it visible immediately, but slows down the import',
    },
  ],
  read(setting, mistakes) {
    if (setting('OPENSEARCH_URL') === '') {
      mistakes.push('OPENSEARCH_URL is required: set it to the node URLs of the cluster');
      return undefined;
    }
    return readPlace(setting('OPENSEARCH_URL'), setting, mistakes);
  },
  placeOf: (text, setting, mistakes) =>
    /^https?:\/\//i.test(text) ? readPlace(text, setting, mistakes) : undefined,
  placeFrom(place) {
    const { connection, layout } = place as OpensearchIndices;
    return opensearchPlace(connection, layout);
  },
};

/** OpenSearch's own variables, which may be set on the same machine. */
const OTHERS_SETTINGS: ReadonlySet<string> = new Set([
  'OPENSEARCH_HOME',
  'OPENSEARCH_JAVA_HOME',
  'OPENSEARCH_JAVA_OPTS',
  'OPENSEARCH_PATH_CONF',
  'OPENSEARCH_TMPDIR',
  'OPENSEARCH_INITIAL_ADMIN_PASSWORD',
]);

function checkNames(set: readonly string[], mistakes: string[]): void {
  const known = opensearchEngine.settings.map(({ name }) => name);
  for (const name of set) {
    if (!name.startsWith('OPENSEARCH_') || known.includes(name) || OTHERS_SETTINGS.has(name)) continue;
    mistakes.push(unknownSetting(name, known));
  }
}

function readPlace(urlText: string, setting: ReadSetting, mistakes: string[]): StorePlace | undefined {
  const before = mistakes.length;
  checkNames(setting.names ?? [], mistakes);
  const urls = urlText.split(',').map((url) => url.trim());
  for (const url of urls) {
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      mistakes.push('OPENSEARCH_URL must be comma-separated http or https URLs');
  }
  const caFile = setting('OPENSEARCH_CA') || undefined;
  if (caFile !== undefined && !existsSync(caFile))
    mistakes.push(`OPENSEARCH_CA: file ${JSON.stringify(caFile)} does not exist`);
  const [name, password] = [setting('OPENSEARCH_USERNAME'), setting('OPENSEARCH_PASSWORD')];
  if ((name === '') !== (password === ''))
    mistakes.push('OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD must be set together');
  const apiKey = setting('OPENSEARCH_API_KEY');
  if (apiKey !== '' && name !== '')
    mistakes.push('OPENSEARCH_API_KEY and OPENSEARCH_USERNAME cannot be combined');
  const prefix = setting('OPENSEARCH_PREFIX');
  if (!PREFIX_FORM.test(prefix))
    mistakes.push(
      `OPENSEARCH_PREFIX must consist of lowercase letters, digits, - and _, not ${JSON.stringify(prefix)}`,
    );
  const count = (setting_: string, least: number, most: number) => {
    const text = setting(setting_);
    if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    mistakes.push(`${setting_} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
    return least;
  };
  const shards = count('OPENSEARCH_SHARDS', 1, SHARDS_MAX);
  const replicas = count('OPENSEARCH_REPLICAS', 0, REPLICAS_MAX);
  const refreshSeconds = count('OPENSEARCH_REFRESH_SECONDS', 0, REFRESH_SECONDS_MAX);
  if (mistakes.length > before) return undefined;
  return opensearchPlace(
    {
      urls,
      caFile,
      user: name === '' ? undefined : { name, password },
      header: apiKey === '' ? undefined : keyHeader(setting('OPENSEARCH_API_KEY_HEADER'), apiKey),
      milliseconds: QUESTION_MS,
    },
    { prefix, shards, replicas, refreshSeconds },
  );
}

function keyHeader(header: string, key: string): { name: string; value: string } {
  const name = header.toLowerCase();
  return { name, value: name === 'authorization' ? `ApiKey ${key}` : key };
}
