import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { type AlertSettings, readAlertSettings } from './alerts/alert-settings.ts';
import type { AuditSettings } from './audit/audit-settings.ts';
import { unknownSetting } from './closest-name.ts';
import type { PushSettings } from './push/push-service.ts';
import { readStorePlace, STORE_SETTINGS } from './storage/open-store.ts';
import type { ReadSetting, Setting, StorePlace } from './storage/port/engine.ts';
import { parseDuration } from './time/duration.ts';
import { MS_PER_DAY } from './time/instant.ts';

const AUDIT_MODES = ['off', 'full', 'hashed'] as const;

export interface Config {
  store: StorePlace;
  /** Redis for rate limits that API nodes share; undefined: each node counts on its own. */
  redisUrl: string | undefined;
  host: string;
  port: number;
  /** Proxies whose X-Forwarded-For is trusted: none, the last hop, or a list of addresses and networks. */
  trustProxy: boolean | string;
  ratePerMinute: number;
  rateBurst: number;
  wrongKeysPerMinute: number;
  /** Default lifetime of new keys; undefined: they never expire. */
  keyExpiryMs: number | undefined;
  /** Undefined: off. */
  audit: AuditSettings | undefined;
  logLevel: string;
  /** Undefined: no metrics endpoint. */
  metrics: { host: string; port: number } | undefined;
  responseBytesMax: number;
  /** With 0 threads, searches run on the main thread. */
  search: { threads: number; milliseconds: number };
  queue: QueueLimits;
  bytesInFlight: ByteLimits;
  /** Time a client has to read a response: the timeout, plus the time its bytes take at the minimum speed. */
  writing: { milliseconds: number; bytesPerSecond: number };
  shutdownMs: number;
  alerts: AlertSettings;
  push: PushSettings;
}

/** How many searches run and wait at the same time, in total and per key. */
export interface QueueLimits {
  running: number;
  runningPerKey: number;
  waiting: number;
  waitingPerKey: number;
  /** Longest wait. */
  milliseconds: number;
}

/** Bytes of responses that clients have not read yet. */
export interface ByteLimits {
  total: number;
  perKey: number;
  perResponse: number;
}

/** More threads would wait for the disk instead of searching. */
const SEARCH_THREADS_MAX = 4;

/** Share of running searches, at least one, that a single key never gets. */
const SHARE_FOR_OTHER_KEYS = 0.25;
const WAITING_MAX = 512;
const WAITING_PER_KEY_MAX = 64;
/** Share of the unread bytes that a single key may use. */
const UNREAD_SHARE_PER_KEY = 0.6;
const MIB = 1024 * 1024;
const BYTES_PER_SECOND_MIN = MIB / 4;
/** A terabyte. */
const PUSH_BYTES_MAX = MIB * MIB;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Settings that do not depend on the storage engine. */
const OWN_SETTINGS = [
  { name: 'NIGHTJAR_HOST', fallback: '127.0.0.1', help: 'address to listen on' },
  { name: 'NIGHTJAR_PORT', fallback: '7080', help: 'port to listen on; 0 picks a free port' },
  {
    name: 'NIGHTJAR_TRUST_PROXY',
    fallback: 'false',
    help: 'proxies whose X-Forwarded-For is trusted: true (one proxy), false, or comma-separated addresses and networks',
  },
  {
    name: 'NIGHTJAR_RATE_PER_MINUTE',
    fallback: '600',
    help: 'requests per minute for keys without their own limit',
  },
  {
    name: 'NIGHTJAR_RATE_BURST',
    fallback: '',
    help: 'requests in a burst for these keys (default: same as per minute)',
  },
  {
    name: 'NIGHTJAR_WRONG_KEYS_PER_MINUTE',
    fallback: '60',
    help: 'requests with an invalid key per minute and client address; beyond that 429',
  },
  {
    name: 'NIGHTJAR_KEY_EXPIRY_DEFAULT',
    fallback: '',
    help: 'lifetime of keys created without --expires, such as 90d (default: unlimited)',
  },
  {
    name: 'NIGHTJAR_AUDIT',
    fallback: 'off',
    help: 'audit log: off, full, or hashed (parameter values as keyed hashes)',
  },
  {
    name: 'NIGHTJAR_AUDIT_FOLDER',
    fallback: '',
    help: 'folder of the audit log (default: audit in NIGHTJAR_DATA)',
  },
  {
    name: 'NIGHTJAR_AUDIT_REQUIRED',
    fallback: 'true',
    help: 'refuse requests with 503 while the audit log cannot be written: true or false',
  },
  {
    name: 'NIGHTJAR_AUDIT_KEEP',
    fallback: '400days',
    help: 'how long to keep audit log files, in whole days',
  },
  {
    name: 'NIGHTJAR_AUDIT_ADDRESS',
    fallback: 'true',
    help: 'record client addresses in the audit log: true or false',
  },
  { name: 'NIGHTJAR_LOG_LEVEL', fallback: 'info', help: `log level: ${LOG_LEVELS.join(', ')}` },
  {
    name: 'NIGHTJAR_METRICS_PORT',
    fallback: '',
    help: 'port of the Prometheus endpoint /metrics (default: no endpoint)',
  },
  { name: 'NIGHTJAR_METRICS_HOST', fallback: '127.0.0.1', help: 'address of the Prometheus endpoint' },
  {
    name: 'NIGHTJAR_ANSWER_MIB_MAX',
    fallback: '64',
    help: 'maximum response size in MiB; beyond that 413',
  },
  {
    name: 'NIGHTJAR_SEARCH_THREADS',
    fallback: '',
    help: 'search threads; 0 searches on the main thread (default: number of cores + 1, at most 5)',
  },
  {
    name: 'NIGHTJAR_SEARCHES_AT_ONCE',
    fallback: '',
    help: 'concurrent searches; more have to wait (default: number of threads; on a cluster 32)',
  },
  {
    name: 'NIGHTJAR_SEARCHES_PER_KEY',
    fallback: '',
    help: 'concurrent searches per key (default: three quarters of all, leaving at least one for other keys)',
  },
  {
    name: 'NIGHTJAR_SEARCH_SECONDS',
    fallback: '10',
    help: 'search timeout in seconds; beyond that 503',
  },
  {
    name: 'NIGHTJAR_UNREAD_MIB_MAX',
    fallback: '160',
    help: 'maximum size of all responses that clients have not read yet, in MiB; 60 % of it per key; beyond that 503',
  },
  {
    name: 'NIGHTJAR_WRITE_SECONDS',
    fallback: '30',
    help: 'seconds a client has to read a response, plus one second per 256 KiB',
  },
  {
    name: 'NIGHTJAR_SHUTDOWN_SECONDS',
    fallback: '30',
    help: 'seconds to finish requests in flight when stopping',
  },
  {
    name: 'NIGHTJAR_PUBLIC_URL',
    fallback: '',
    help: 'where people open nightjar, such as https://nightjar.example, for links in notifications (default: no links)',
  },
  {
    name: 'NIGHTJAR_ALERT_ALLOW',
    fallback: '',
    help: 'hosts, host:port and networks (CIDR) that alerts may be sent to although they are not public or not encrypted, comma-separated',
  },
  {
    name: 'NIGHTJAR_SMTP_URL',
    fallback: '',
    help: 'mail server for alerts, such as smtps://user:password@mail.example or smtp://mail.example:587 (STARTTLS)',
  },
  { name: 'NIGHTJAR_SMTP_FROM', fallback: '', help: 'sender address of alerts by e-mail' },
  {
    name: 'NIGHTJAR_PUSH_SYNC_BYTES',
    fallback: String(16 * MIB),
    help: 'pushed bodies up to this size are answered when they are imported; larger ones become tasks',
  },
  {
    name: 'NIGHTJAR_PUSH_QUEUE_BYTES',
    fallback: String(256 * MIB),
    help: 'maximum size of all pushed bodies that are not imported yet; beyond that 429',
  },
  {
    name: 'NIGHTJAR_PUSH_IDLE',
    fallback: '60m',
    help: 'a pushed stream ends after this time without data, such as 30m or 12h',
  },
  {
    name: 'NIGHTJAR_SPOOL_FOLDER',
    fallback: '',
    help: 'folder of pushed bodies that are not imported yet (default: spool in NIGHTJAR_DATA)',
  },
  {
    name: 'REDIS_URL',
    fallback: '',
    help: 'Redis or Valkey for rate limits that API nodes share (default: each node counts on its own)',
  },
] as const satisfies readonly Setting[];

/** Every setting, as shown by `nightjar serve --help`. */
export const SETTINGS: readonly Setting[] = [...STORE_SETTINGS, ...OWN_SETTINGS];

type SettingName = (typeof OWN_SETTINGS)[number]['name'];

export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads the environment; reports all problems together. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Readonly<Config> {
  const problems: string[] = [];
  const known = SETTINGS.map(({ name }) => name);
  for (const name of Object.keys(environment)) {
    if (name.startsWith('NIGHTJAR_') && !known.includes(name)) problems.push(unknownSetting(name, known));
  }

  const text: ReadSetting & ((name: SettingName) => string) = settingReader(environment);
  const integer = (name: SettingName, min: number, max: number): number => {
    const value = text(name);
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`);
    return min;
  };

  const logLevel = text('NIGHTJAR_LOG_LEVEL');
  if (!LOG_LEVELS.includes(logLevel)) {
    problems.push(
      `NIGHTJAR_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(logLevel)}`,
    );
  }
  const trustProxy = readTrustProxy(text('NIGHTJAR_TRUST_PROXY'));
  if (trustProxy === undefined) {
    problems.push('NIGHTJAR_TRUST_PROXY must be true, false, or comma-separated addresses and networks');
  }
  const duration = (name: SettingName): number | undefined => {
    if (text(name) === '') return undefined;
    const ms = parseDuration(text(name));
    if (ms === undefined || ms === 0)
      problems.push(`${name} must be a duration such as 90d or 12h, not ${JSON.stringify(text(name))}`);
    return ms;
  };
  const flag = (name: SettingName): boolean => {
    if (!['true', 'false'].includes(text(name)))
      problems.push(`${name} must be true or false, not ${JSON.stringify(text(name))}`);
    return text(name) === 'true';
  };
  const readAudit = (): AuditSettings | undefined => {
    const keepDays = (duration('NIGHTJAR_AUDIT_KEEP') ?? 0) / MS_PER_DAY;
    if (!Number.isInteger(keepDays))
      problems.push('NIGHTJAR_AUDIT_KEEP must be a number of whole days, such as 400days');
    const isRequired = flag('NIGHTJAR_AUDIT_REQUIRED');
    const hasAddress = flag('NIGHTJAR_AUDIT_ADDRESS');
    const mode = AUDIT_MODES.find((each) => each === text('NIGHTJAR_AUDIT'));
    if (mode === undefined)
      problems.push(
        `NIGHTJAR_AUDIT must be one of ${AUDIT_MODES.join(', ')}, not ${JSON.stringify(text('NIGHTJAR_AUDIT'))}`,
      );
    if (mode === undefined || mode === 'off') return undefined;
    return { mode, ...auditPaths(text), isRequired, hasAddress, keepDays };
  };
  const redisUrl = text('REDIS_URL') || undefined;
  if (redisUrl !== undefined && !/^rediss?:$/.test(URL.parse(redisUrl)?.protocol ?? ''))
    problems.push('REDIS_URL must be a URL such as redis://127.0.0.1:6379');
  const store = readStorePlace(text, problems);
  const ratePerMinute = integer('NIGHTJAR_RATE_PER_MINUTE', 1, 10_000_000);
  const searchThreads =
    text('NIGHTJAR_SEARCH_THREADS') === ''
      ? Math.min(availableParallelism(), SEARCH_THREADS_MAX) + 1
      : integer('NIGHTJAR_SEARCH_THREADS', 0, 64);
  const concurrentSearches =
    text('NIGHTJAR_SEARCHES_AT_ONCE') === ''
      ? (store?.searchesAtOnce ?? Math.max(1, searchThreads))
      : integer('NIGHTJAR_SEARCHES_AT_ONCE', 1, 10_000);
  const searchesPerKey =
    text('NIGHTJAR_SEARCHES_PER_KEY') === ''
      ? Math.max(1, concurrentSearches - Math.max(1, Math.floor(concurrentSearches * SHARE_FOR_OTHER_KEYS)))
      : integer('NIGHTJAR_SEARCHES_PER_KEY', 1, 10_000);
  const responseBytesMax = integer('NIGHTJAR_ANSWER_MIB_MAX', 1, 500) * MIB;
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
    responseBytesMax,
    search: { threads: searchThreads, milliseconds: searchMs },
    queue: {
      running: concurrentSearches,
      runningPerKey: searchesPerKey,
      waiting: WAITING_MAX,
      waitingPerKey: WAITING_PER_KEY_MAX,
      milliseconds: searchMs,
    },
    bytesInFlight: {
      total: unreadMax,
      perKey: unreadMax * UNREAD_SHARE_PER_KEY,
      perResponse: responseBytesMax,
    },
    writing: {
      milliseconds: integer('NIGHTJAR_WRITE_SECONDS', 1, 3600) * 1000,
      bytesPerSecond: BYTES_PER_SECOND_MIN,
    },
    shutdownMs: integer('NIGHTJAR_SHUTDOWN_SECONDS', 0, 3600) * 1000,
    alerts: readAlertSettings(text, problems),
    push: {
      spoolFolder: resolve(text('NIGHTJAR_SPOOL_FOLDER') || join(text('NIGHTJAR_DATA'), 'spool')),
      syncBytes: integer('NIGHTJAR_PUSH_SYNC_BYTES', 1, PUSH_BYTES_MAX),
      queueBytes: integer('NIGHTJAR_PUSH_QUEUE_BYTES', MIB, PUSH_BYTES_MAX),
      idleMs: duration('NIGHTJAR_PUSH_IDLE') ?? 0,
    },
  };
  if (problems.length > 0 || store === undefined) throw new ConfigError(problems);
  return Object.freeze({ ...config, store });
}

/** Returns the environment's value of a setting, or its default. */
export function settingReader(environment: NodeJS.ProcessEnv = process.env): ReadSetting {
  const read = (name: string) => {
    const given = environment[name]?.trim();
    return given || (SETTINGS.find((setting) => setting.name === name)?.fallback ?? '');
  };
  return Object.assign(read, { names: Object.keys(environment) });
}

/** Files of the audit log, whether or not it is on. */
export function auditPaths(setting: ReadSetting = settingReader()): { folder: string; secretFile: string } {
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
