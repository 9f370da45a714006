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
type RecordName = keyof typeof RECORD_ARGUMENTS;

/** `telegram:123` as the key of a record; of servers, pages and ransomware posts the id alone will do. */
export function keyArgument(kind: string, id: string): { kind: RecordName; key: string } {
  if (!Object.hasOwn(RECORD_ARGUMENTS, kind))
    throw new CliFailure(`${kind} is no kind of record; kinds: ${Object.keys(RECORD_ARGUMENTS).join(', ')}`);
  const name = kind as RecordName;
  if (!RECORD_ARGUMENTS[name]) return { kind: name, key: id };
  const colon = id.indexOf(':');
  const platform = id.slice(0, Math.max(0, colon)).toLowerCase();
  if (!isPlatform(platform)) {
    throw new CliFailure(`${id}: write the platform before the id, as in telegram:${id} or discord:${id}`);
  }
  return { kind: name, key: `${platform}:${id.slice(colon + 1)}` };
}
