import { isPlatform } from '../records/platform.ts';
import { CliFailure } from './failure.ts';

/** Records an operator can name, by the word for them. */
export const RECORD_ARGUMENTS = {
  message: true,
  profile: true,
  channel: true,
  server: true,
  page: false,
  ransomware: false,
} as const;
const ID_FORMS = {
  message: /^(?:-?[1-9]\d{0,18}|[a-z]\w{2,63})_(?:0|-?[1-9]\d{0,18})$/i,
  peer: /^(?:-?[1-9]\d{0,18}|[a-z]\w{2,63})$/i,
};

type RecordName = keyof typeof RECORD_ARGUMENTS;

/** `telegram:123` as the key of a record; of servers, pages and ransomware posts the id alone will do. */
export function keyArgument(kind: string, id: string): { kind: RecordName; key: string } {
  if (!Object.hasOwn(RECORD_ARGUMENTS, kind))
    throw new CliFailure(`${kind} is no kind of record; kinds: ${Object.keys(RECORD_ARGUMENTS).join(', ')}`);
  const name = kind as RecordName;
  if (name === 'server') return { kind: name, key: `discord:${id.replace(/^discord:/i, '')}` };
  if (!RECORD_ARGUMENTS[name]) return { kind: name, key: id };
  const colon = id.indexOf(':');
  const platform = id.slice(0, Math.max(0, colon)).toLowerCase();
  if (!isPlatform(platform)) {
    throw new CliFailure(`${id}: write the platform before the id, as in telegram:${id} or discord:${id}`);
  }
  const own = id.slice(colon + 1);
  if (!ID_FORMS[name === 'message' ? 'message' : 'peer'].test(own)) {
    throw new CliFailure(
      `${id}: is no id of a ${kind}${name === 'message' ? '; it is <channel>_<number>' : ''}`,
    );
  }
  return { kind: name, key: `${platform}:${own.toLowerCase()}` };
}
