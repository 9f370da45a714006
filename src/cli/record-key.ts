import { isPlatform } from '../records/platform.ts';
import { CliError } from './cli-error.ts';

/** Kinds of records that commands accept. */
const KINDS = ['message', 'profile', 'channel', 'server', 'page', 'ransomware'] as const;
type RecordName = (typeof KINDS)[number];

/** As the API and people call them. */
const ALIASES: ReadonlyMap<string, RecordName> = new Map([
  ['document', 'page'],
  ['post', 'ransomware'],
]);

export const RECORD_NAMES: readonly string[] = [...KINDS, ...ALIASES.keys()];

const PEER = /^(?:-?[1-9]\d{0,18}|[a-z]\w{2,63})$/i;
const MESSAGE = /^(?:-?[1-9]\d{0,18}|[a-z]\w{2,63})_(?:0|-?[1-9]\d{0,18})$/i;

/** The record key of an id such as `telegram:123`; servers, pages and ransomware posts need no platform. */
export function parseRecordKey(kind: string, id: string): { kind: RecordName; key: string } {
  const name = ALIASES.get(kind) ?? KINDS.find((each) => each === kind);
  if (name === undefined)
    throw new CliError(`unknown kind of record "${kind}"; kinds: ${RECORD_NAMES.join(', ')}`);
  if (name === 'page' || name === 'ransomware') return { kind: name, key: id };
  const [platform, own] = name === 'server' ? ['discord', id.replace(/^discord:/i, '')] : split(id);
  if (!(name === 'message' ? MESSAGE : PEER).test(own)) {
    const form = name === 'message' ? '; use <platform>:<channel>_<number>' : '';
    throw new CliError(`"${id}" is not a ${name} id${form}`);
  }
  return { kind: name, key: `${platform}:${own.toLowerCase()}` };
}

function split(id: string): [platform: string, own: string] {
  const colon = id.indexOf(':');
  const platform = id.slice(0, Math.max(0, colon)).toLowerCase();
  if (!isPlatform(platform)) {
    throw new CliError(`"${id}" has no platform; use telegram:${id} or discord:${id}`);
  }
  return [platform, id.slice(colon + 1)];
}
