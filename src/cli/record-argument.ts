import { isPlatform } from '../records/platform.ts';
import { CliFailure } from './failure.ts';

/** Records an operator can name, by the word for them. */
export const RECORD_NAMES = ['message', 'profile', 'channel', 'server', 'page', 'ransomware'] as const;
type RecordName = (typeof RECORD_NAMES)[number];

const PEER = /^(?:-?[1-9]\d{0,18}|[a-z]\w{2,63})$/i;
const MESSAGE = /^(?:-?[1-9]\d{0,18}|[a-z]\w{2,63})_(?:0|-?[1-9]\d{0,18})$/i;

/** `telegram:123` as the key of a record; of servers, pages and ransomware posts the id alone will do. */
export function keyArgument(kind: string, id: string): { kind: RecordName; key: string } {
  const name = RECORD_NAMES.find((each) => each === kind);
  if (name === undefined)
    throw new CliFailure(`${kind} is no kind of record; kinds: ${RECORD_NAMES.join(', ')}`);
  if (name === 'page' || name === 'ransomware') return { kind: name, key: id };
  const [platform, own] = name === 'server' ? ['discord', id.replace(/^discord:/i, '')] : split(id);
  if (!(name === 'message' ? MESSAGE : PEER).test(own)) {
    const form = name === 'message' ? '; it is <channel>_<number>' : '';
    throw new CliFailure(`${id}: is no id of a ${name}${form}`);
  }
  return { kind: name, key: `${platform}:${own.toLowerCase()}` };
}

function split(id: string): [platform: string, own: string] {
  const colon = id.indexOf(':');
  const platform = id.slice(0, Math.max(0, colon)).toLowerCase();
  if (!isPlatform(platform)) {
    throw new CliFailure(`${id}: write the platform before the id, as in telegram:${id} or discord:${id}`);
  }
  return [platform, id.slice(colon + 1)];
}
