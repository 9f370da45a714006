import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { AuditSettings } from './audit/audit-settings.ts';
import { closestName } from './closest-name.ts';
import { parseDuration } from './records/duration.ts';
import { MS_PER_DAY } from './records/instant.ts';
import { readStorePlace, STORE_SETTINGS } from './storage/open-store.ts';
import type { ReadSetting, Setting, StorePlace } from './storage/port/engine.ts';

const AUDIT_MODES = ['off', 'full', 'hashed'] as const;

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
  /** How long a new key is valid where its creator does not say; undefined: without end. */
  keyExpiryMs: number | undefined;
  /** Who asked what; undefined: not recorded. */
  audit: AuditSettings | undefined;
  logLevel: string;
  /** Where Prometheus may read; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  answerSizeMax: number;
  /** Without threads searches run where requests are answered. */
  search: { threads: number; milliseconds: number };
  /** How many searches are answered at a time, and how many may wait, of all keys and of one. */
  turns: {
    atOnce: number;
    perKey: number;
    waiting: number;
    waitingPerKey: number;
    milliseconds: number;
  };
  /** Bytes of answers that clients have not read yet: of all keys, of one, and of a single answer. */
  bytesInFlight: { total: number; perKey: number; answer: number };
  /** How long a client may take to read an answer: this, and the time its bytes take at the least speed. */
  writing: { milliseconds: number; bytesPerSecond: number };
  shutdownMs: number;
}

/** More would rather wait for the disk than search. */
const SEARCH_THREADS_MAX = 4;

/** Of what is answered at a time, one key never gets all: a quarter, at least one, is for others. */
const SHARE_FOR_OTHERS = 0.25;
const WAITING_MAX = 512;
const WAITING_PER_KEY_MAX = 64;
/** Of the bytes that may be unread. */
const SHARE_OF_A_KEY = 0.6;
const MIB = 1024 * 1024;
const WRITTEN_PER_SECOND_MIN = MIB / 4;

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
    help: 'proxies whose X-Forwarded-For is believed: true (one proxy), false, or addresses and networks',
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
  {
    name: 'NIGHTJAR_KEY_EXPIRY_DEFAULT',
    fallback: '',
    help: 'lifetime of keys created without --expires, such as 90d; unlimited by default',
  },
  {
    name: 'NIGHTJAR_AUDIT',
    fallback: 'off',
    help: 'audit log: off, full, or hashed (parameters as keyed hashes)',
  },
  {
    name: 'NIGHTJAR_AUDIT_FOLDER',
    fallback: '',
    help: 'folder of the audit log; default: audit in NIGHTJAR_DATA',
  },
  {
    name: 'NIGHTJAR_AUDIT_REQUIRED',
    fallback: 'true',
    help: 'whether requests are refused with 503 while the audit log cannot be written: true or false',
  },
  { name: 'NIGHTJAR_AUDIT_KEEP', fallback: '400days', help: 'how long files of the audit log are kept' },
  {
    name: 'NIGHTJAR_AUDIT_ADDRESS',
    fallback: 'true',
    help: 'whether the audit log holds client addresses: true or false',
  },
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
    help: 'threads that search; one more than there are cores, at most 5; 0: where requests are answered',
  },
  {
    name: 'NIGHTJAR_SEARCHES_AT_ONCE',
    fallback: '',
    help: 'searches answered at the same time; as many as there are threads, on a cluster 32',
  },
  {
    name: 'NIGHTJAR_SEARCHES_PER_KEY',
    fallback: '',
    help: 'of these, how many one key may have; three quarters, and at least one for other keys',
  },
  {
    name: 'NIGHTJAR_SEARCH_SECONDS',
    fallback: '10',
    help: 'time a search may take; a longer one is given up with 503',
  },
  {
    name: 'NIGHTJAR_UNREAD_MIB_MAX',
    fallback: '160',
    help: 'answers that clients have not read yet, together, in MiB; 60 % of it for one key; beyond that 503',
  },
  {
    name: 'NIGHTJAR_WRITE_SECONDS',
    fallback: '30',
    help: 'time a client has to read an answer, and one more second for each 256 KiB',
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
  const duration = (name: SettingName): number | undefined => {
    if (text(name) === '') return undefined;
    const ms = parseDuration(text(name));
    if (ms === undefined || ms === 0)
      mistakes.push(`${name} must be a duration such as 90d or 12h, not ${JSON.stringify(text(name))}`);
    return ms;
  };
  const yesOrNo = (name: SettingName): boolean => {
    if (!['true', 'false'].includes(text(name)))
      mistakes.push(`${name} must be true or false, not ${JSON.stringify(text(name))}`);
    return text(name) === 'true';
  };
  const readAudit = (): AuditSettings | undefined => {
    const keepDays = (duration('NIGHTJAR_AUDIT_KEEP') ?? 0) / MS_PER_DAY;
    if (!Number.isInteger(keepDays)) mistakes.push('NIGHTJAR_AUDIT_KEEP must be whole days, such as 400days');
    const isRequired = yesOrNo('NIGHTJAR_AUDIT_REQUIRED');
    const hasAddress = yesOrNo('NIGHTJAR_AUDIT_ADDRESS');
    const mode = AUDIT_MODES.find((each) => each === text('NIGHTJAR_AUDIT'));
    if (mode === undefined)
      mistakes.push(
        `NIGHTJAR_AUDIT must be one of ${AUDIT_MODES.join(', ')}, not ${JSON.stringify(text('NIGHTJAR_AUDIT'))}`,
      );
    if (mode === undefined || mode === 'off') return undefined;
    return { mode, ...auditPlace(text), isRequired, hasAddress, keepDays };
  };
  const redisUrl = text('REDIS_URL') || undefined;
  if (redisUrl !== undefined && !/^rediss?:$/.test(URL.parse(redisUrl)?.protocol ?? ''))
    mistakes.push('REDIS_URL must be an address such as redis://127.0.0.1:6379');
  const store = readStorePlace(text, mistakes);
  const ratePerMinute = integer('NIGHTJAR_RATE_PER_MINUTE', 1, 10_000_000);
  const searchThreads =
    text('NIGHTJAR_SEARCH_THREADS') === ''
      ? Math.min(availableParallelism(), SEARCH_THREADS_MAX) + 1
      : integer('NIGHTJAR_SEARCH_THREADS', 0, 64);
  const searchesAtOnce =
    text('NIGHTJAR_SEARCHES_AT_ONCE') === ''
      ? (store?.searchesAtOnce ?? Math.max(1, searchThreads))
      : integer('NIGHTJAR_SEARCHES_AT_ONCE', 1, 10_000);
  const searchesPerKey =
    text('NIGHTJAR_SEARCHES_PER_KEY') === ''
      ? Math.max(1, searchesAtOnce - Math.max(1, Math.floor(searchesAtOnce * SHARE_FOR_OTHERS)))
      : integer('NIGHTJAR_SEARCHES_PER_KEY', 1, 10_000);
  const answerSizeMax = integer('NIGHTJAR_ANSWER_MIB_MAX', 1, 500) * MIB;
  const unreadMax = integer('NIGHTJAR_UNREAD_MIB_MAX', 1, 100_000) * MIB;
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
    keyExpiryMs: duration('NIGHTJAR_KEY_EXPIRY_DEFAULT'),
    audit: readAudit(),
    logLevel,
    metrics:
      text('NIGHTJAR_METRICS_PORT') === ''
        ? undefined
        : { host: text('NIGHTJAR_METRICS_HOST'), port: integer('NIGHTJAR_METRICS_PORT', 0, 65_535) },
    answerSizeMax,
    search: { threads: searchThreads, milliseconds: searchMs },
    turns: {
      atOnce: searchesAtOnce,
      perKey: searchesPerKey,
      waiting: WAITING_MAX,
      waitingPerKey: WAITING_PER_KEY_MAX,
      milliseconds: searchMs,
    },
    bytesInFlight: { total: unreadMax, perKey: unreadMax * SHARE_OF_A_KEY, answer: answerSizeMax },
    writing: {
      milliseconds: integer('NIGHTJAR_WRITE_SECONDS', 1, 3600) * 1000,
      bytesPerSecond: WRITTEN_PER_SECOND_MIN,
    },
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

/** Where the audit log is, whether or not it is on. */
export function auditPlace(setting: ReadSetting = readerOf()): { folder: string; secretFile: string } {
  const data = setting('NIGHTJAR_DATA');
  return {
    folder: resolve(setting('NIGHTJAR_AUDIT_FOLDER') || join(data, 'audit')),
    secretFile: resolve(data, 'audit.key'),
  };
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
