import { isIP } from 'node:net';
import { isEmailAddress } from './email/smtp-settings.ts';
import { canonicalAddress, refusalOf } from './network/address-rules.ts';
import { ALLOW_SETTING, hostOf, type NetworkPolicy, normalizeHost } from './network/network-policy.ts';
import { SYSLOG_PROTOCOLS, type TargetConfig } from './target.ts';
import { isWebhookSecret } from './webhook/signature.ts';

/** What a client writes is shown back, but not at any length. */
const UNKNOWN_SHOWN = 5;
const UNKNOWN_LENGTH = 40;

/** `text` is about the field and completes a sentence that names it: no period at its end. */
interface TargetProblem {
  field: string;
  text: string;
}

export type ValidatedTarget = { target: TargetConfig } | { problems: TargetProblem[] };

const FIELDS: Record<TargetConfig['kind'], readonly string[]> = {
  webhook: ['url', 'secrets'],
  slack: ['url'],
  mattermost: ['url'],
  discord: ['url'],
  teams: ['url'],
  telegram: ['token', 'chatId', 'apiUrl'],
  email: ['to'],
  syslog: ['host', 'port', 'protocol', 'facility'],
};

const URL_MAX = 2048;
const SECRETS_MAX = 3;
const RECIPIENTS_MAX = 50;
const DEFAULT_PORTS = { udp: 514, tcp: 601, tls: 6514 };
const LOCAL0 = 16;

/** Reads the settings of a target, with defaults. Whether its host resolves to an allowed address shows when sending. */
export function validateTarget(input: unknown, policy: NetworkPolicy): ValidatedTarget {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { problems: [{ field: 'kind', text: 'required' }] };
  const fields = input as Record<string, unknown>;
  const kinds = Object.keys(FIELDS) as TargetConfig['kind'][];
  const kind = kinds.find((each) => each === fields['kind']);
  if (kind === undefined)
    return { problems: [{ field: 'kind', text: `must be one of ${kinds.join(', ')}` }] };
  const read = new Reading(fields, policy);
  read.refuseUnknown(['kind', 'isFull', ...FIELDS[kind]]);
  const target = targetOf(kind, read);
  return read.found.length > 0 ? { problems: read.found } : { target };
}

function targetOf(kind: TargetConfig['kind'], read: Reading): TargetConfig {
  const isFull = read.flag('isFull');
  if (kind === 'webhook') return { kind, url: read.url('url'), secrets: read.secrets(), isFull };
  if (kind === 'email') return { kind, to: read.recipients(), isFull };
  if (kind === 'syslog') {
    const protocol = read.choice('protocol', SYSLOG_PROTOCOLS, 'tls');
    const port = read.whole('port', 1, 65_535, DEFAULT_PORTS[protocol]);
    const host = read.host(port, protocol === 'tls');
    return { kind, protocol, port, host, facility: read.whole('facility', 0, 23, LOCAL0), isFull };
  }
  if (kind !== 'telegram') return { kind, url: read.url('url'), isFull };
  return {
    kind,
    token: read.matching('token', /^\d{1,20}:[\w-]{20,100}$/, 'must be a bot token such as 123456:ABC…'),
    chatId: read.matching('chatId', /^(?:-?\d{1,20}|@\w{4,32})$/, 'must be a number or @name'),
    ...(read.has('apiUrl') && { apiUrl: read.url('apiUrl') }),
    isFull,
  };
}

/** Reads fields one by one and collects what is wrong. Problems never repeat a value: it may be a secret. */
class Reading {
  readonly found: TargetProblem[] = [];
  readonly #fields: Record<string, unknown>;
  readonly #policy: NetworkPolicy;

  constructor(fields: Record<string, unknown>, policy: NetworkPolicy) {
    this.#fields = fields;
    this.#policy = policy;
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined;
  }

  refuseUnknown(known: readonly string[]): void {
    const unknown = Object.keys(this.#fields).filter((name) => !known.includes(name));
    if (unknown.length === 0) return;
    // People choose the kind once.
    const settings = known.filter((name) => name !== 'kind').map(shownName);
    for (const name of unknown.slice(0, UNKNOWN_SHOWN))
      this.#refuse(
        name.slice(0, UNKNOWN_LENGTH),
        `is not a setting of this kind of target; it has ${settings.join(', ')}`,
      );
  }

  flag(name: string): boolean {
    const value = this.#fields[name] ?? false;
    if (typeof value !== 'boolean') this.#refuse(shownName(name), 'must be true or false');
    return value === true;
  }

  choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.#fields[name] ?? fallback;
    const chosen = choices.find((choice) => choice === value);
    if (chosen === undefined) this.#refuse(name, `must be one of ${choices.join(', ')}`);
    return chosen ?? fallback;
  }

  whole(name: string, min: number, max: number, fallback: number): number {
    const value = this.#fields[name] ?? fallback;
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    this.#refuse(name, `must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  matching(name: string, form: RegExp, problem: string): string {
    const value = this.#fields[name];
    if (typeof value === 'string' && form.test(value)) return value;
    this.#refuse(name, problem);
    return '';
  }

  secrets(): string[] {
    const value = this.#fields['secrets'];
    const isList = Array.isArray(value) && value.length > 0 && value.length <= SECRETS_MAX;
    if (isList && value.every((secret) => typeof secret === 'string' && isWebhookSecret(secret)))
      return [...value];
    this.#refuse('secrets', `must be 1 to ${SECRETS_MAX} texts: whsec_ and 24 to 64 bytes in base64`);
    return [];
  }

  recipients(): string[] {
    const value = this.#fields['to'];
    const isList = Array.isArray(value) && value.length > 0 && value.length <= RECIPIENTS_MAX;
    if (isList && value.every((address) => typeof address === 'string' && isEmailAddress(address)))
      return [...new Set<string>(value)];
    this.#refuse('to', `must be 1 to ${RECIPIENTS_MAX} e-mail addresses, without names`);
    return [];
  }

  url(name: string): string {
    const value = this.#fields[name];
    const url = typeof value === 'string' && value.length <= URL_MAX ? URL.parse(value) : null;
    if (url === null || !['http:', 'https:'].includes(url.protocol) || hostOf(url) === '') {
      this.#refuse(name, `must be an https URL of at most ${URL_MAX} characters`);
      return '';
    }
    if (url.username !== '' || url.password !== '')
      this.#refuse(name, 'must not contain a user name or password');
    const isEncrypted = url.protocol === 'https:';
    this.#checkHost(name, hostOf(url), Number(url.port) || (isEncrypted ? 443 : 80), isEncrypted);
    url.hash = '';
    return url.href;
  }

  host(port: number, isEncrypted: boolean): string {
    const value = this.#fields['host'];
    const host = typeof value === 'string' ? normalizeHost(value) : undefined;
    if (host === undefined) this.#refuse('host', 'must be a host name or an address');
    else this.#checkHost('host', host, port, isEncrypted);
    return host ?? '';
  }

  #refuse(field: string, text: string): void {
    this.found.push({ field, text });
  }

  #checkHost(name: string, host: string, port: number, isEncrypted: boolean): void {
    if (this.#policy.mayAllow(host, port)) return;
    const refusal = isIP(host) === 0 ? undefined : refusalOf(canonicalAddress(host));
    if (refusal !== undefined)
      this.#refuse(name, `${host} is not public (${refusal}). To allow it, add it to ${ALLOW_SETTING}`);
    else if (!isEncrypted)
      this.#refuse(name, `must use TLS. To allow ${host} without it, add it to ${ALLOW_SETTING}`);
  }
}

/** As people write it. */
function shownName(field: string): string {
  return field === 'isFull' ? 'full' : field;
}
