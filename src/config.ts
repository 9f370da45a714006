import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { closestName } from './closest-name.ts';
import type { ReadSetting, Setting, StorePlace } from './storage/engine.ts';
import { readStorePlace, STORE_SETTINGS } from './storage/open-store.ts';

export interface Config {
  /** Where everything is kept. */
  store: StorePlace;
  /** Where API nodes count requests together; undefined: each for itself. */
  redisUrl: string | undefined;
  host: string;
  port: number;
  /** Which proxies may tell the client's address: none, all, or a list of addresses and networks. */
  trustProxy: boolean | string;
  ratePerMinute: number;
  rateBurst: number;
  wrongKeysPerMinute: number;
  logLevel: string;
  /** Where Prometheus may read; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  answerSizeMax: number;
  /** Without threads searches run where requests are answered. */
  search: { threads: number; milliseconds: number };
  shutdownMs: number;
}

/** More would rather wait for the disk than search. */
const SEARCH_THREADS_MAX = 4;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Those that do not depend on where things are kept. */
const OWN_SETTINGS = [
  {
    name: 'NIGHTJAR_HOST',
    fallback: '127.0.0.1',
    help: 'address to listen on; loopback unless told otherwise',
  },
  { name: 'NIGHTJAR_PORT', fallback: '7080', help: 'port to listen on; 0 takes a free one' },
  {
    name: 'NIGHTJAR_TRUST_PROXY',
    fallback: 'false',
    help: 'proxies that may tell the client address: true, false, or addresses and networks',
  },
  {
    name: 'NIGHTJAR_RATE_PER_MINUTE',
    fallback: '600',
    help: 'requests a minute for a key without limits of its own',
  },
  {
    name: 'NIGHTJAR_RATE_BURST',
    fallback: '',
    help: 'requests such a key may send at once; as many as a minute allows',
  },
  { name: 'NIGHTJAR_WRONG_KEYS_PER_MINUTE', fallback: '60', help: 'wrong keys a minute from one address' },
  { name: 'NIGHTJAR_LOG_LEVEL', fallback: 'info', help: LOG_LEVELS.join(', ') },
  { name: 'NIGHTJAR_METRICS_PORT', fallback: '', help: 'port of the Prometheus /metrics; none unless set' },
  { name: 'NIGHTJAR_METRICS_HOST', fallback: '127.0.0.1', help: 'address of /metrics' },
  {
    name: 'NIGHTJAR_ANSWER_MIB_MAX',
    fallback: '64',
    help: 'largest answer in MiB; a larger one is refused with 413',
  },
  {
    name: 'NIGHTJAR_SEARCH_THREADS',
    fallback: '',
    help: 'threads that search; as many as there are cores, at most 4; 0: where requests are answered',
  },
  {
    name: 'NIGHTJAR_SEARCH_SECONDS',
    fallback: '10',
    help: 'time a search may take; a longer one is given up with 503',
  },
  { name: 'NIGHTJAR_SHUTDOWN_SECONDS', fallback: '30', help: 'time for requests in flight when stopping' },
  {
    name: 'REDIS_URL',
    fallback: '',
    help: 'Redis or Valkey where API nodes count requests together; each for itself unless set',
  },
] as const satisfies readonly Setting[];

/** Every setting, as `nightjar serve --help` shows them. */
export const SETTINGS: readonly Setting[] = [...STORE_SETTINGS, ...OWN_SETTINGS];

type SettingName = (typeof OWN_SETTINGS)[number]['name'];

export class ConfigMistakes extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigMistakes';
    this.mistakes = mistakes;
  }
}

/** Reads the environment into one frozen Config; all mistakes are reported together. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Readonly<Config> {
  const mistakes: string[] = [];
  const known = SETTINGS.map(({ name }) => name);
  for (const name of Object.keys(environment)) {
    if (name.startsWith('NIGHTJAR_') && !known.includes(name))
      mistakes.push(`${name} is not a setting of nightjar; did you mean ${closestName(name, known)}?`);
  }

  const text: ReadSetting & ((name: SettingName) => string) = readerOf(environment);
  const integer = (name: SettingName, least: number, most: number): number => {
    const value = text(name);
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    mistakes.push(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(value)}`);
    return least;
  };

  const logLevel = text('NIGHTJAR_LOG_LEVEL');
  if (!LOG_LEVELS.includes(logLevel)) {
    mistakes.push(
      `NIGHTJAR_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(logLevel)}`,
    );
  }
  const trustProxy = readTrustProxy(text('NIGHTJAR_TRUST_PROXY'));
  if (trustProxy === undefined) {
    mistakes.push('NIGHTJAR_TRUST_PROXY must be true, false, or addresses and networks by comma');
  }
  const redisUrl = text('REDIS_URL') || undefined;
  if (redisUrl !== undefined && !/^rediss?:$/.test(URL.parse(redisUrl)?.protocol ?? ''))
    mistakes.push('REDIS_URL must be an address such as redis://127.0.0.1:6379');
  const store = readStorePlace(text, mistakes);
  const ratePerMinute = integer('NIGHTJAR_RATE_PER_MINUTE', 1, 10_000_000);
  const searchThreads =
    text('NIGHTJAR_SEARCH_THREADS') === ''
      ? Math.min(availableParallelism(), SEARCH_THREADS_MAX)
      : integer('NIGHTJAR_SEARCH_THREADS', 0, 64);
  const searchMs = integer('NIGHTJAR_SEARCH_SECONDS', 1, 3600) * 1000;
  const config = {
    store,
    redisUrl,
    host: text('NIGHTJAR_HOST'),
    port: integer('NIGHTJAR_PORT', 0, 65_535),
    trustProxy: trustProxy ?? false,
    ratePerMinute,
    rateBurst:
      text('NIGHTJAR_RATE_BURST') === '' ? ratePerMinute : integer('NIGHTJAR_RATE_BURST', 1, 10_000_000),
    wrongKeysPerMinute: integer('NIGHTJAR_WRONG_KEYS_PER_MINUTE', 1, 10_000_000),
    logLevel,
    metrics:
      text('NIGHTJAR_METRICS_PORT') === ''
        ? undefined
        : { host: text('NIGHTJAR_METRICS_HOST'), port: integer('NIGHTJAR_METRICS_PORT', 0, 65_535) },
    answerSizeMax: integer('NIGHTJAR_ANSWER_MIB_MAX', 1, 500) * 1024 * 1024,
    search: { threads: searchThreads, milliseconds: searchMs },
    shutdownMs: integer('NIGHTJAR_SHUTDOWN_SECONDS', 0, 3600) * 1000,
  };
  if (mistakes.length > 0 || store === undefined) throw new ConfigMistakes(mistakes);
  return Object.freeze({ ...config, store });
}

/** Settings of the environment, with what they are unless set. */
export function readerOf(environment: NodeJS.ProcessEnv = process.env): ReadSetting {
  const read = (name: string) => {
    const given = environment[name]?.trim();
    return given || (SETTINGS.find((setting) => setting.name === name)?.fallback ?? '');
  };
  return Object.assign(read, { names: Object.keys(environment) });
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function readTrustProxy(value: string): boolean | string | undefined {
  if (value === 'true' || value === 'false') return value === 'true';
  const isNetwork = (part: string) => {
    const [address = '', prefix, ...rest] = part.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
    return NAMED_NETWORKS.includes(part) || (isIP(address) !== 0 && isPrefix && rest.length === 0);
  };
  const parts = value.split(',').map((part) => part.trim());
  return parts.every(isNetwork) ? parts.join(',') : undefined;
}
