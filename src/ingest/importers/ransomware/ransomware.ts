import type { Page } from '../../../records/page.ts';
import type { RansomwarePost } from '../../../records/ransomware-post.ts';
import { parseUrl } from '../../../records/url.ts';
import { type Entry, type Importer, type Position, type ReadOptions, Rejection } from '../../importer.ts';
import { parseJson } from '../../json/parse.ts';
import { type JsonObject, nameOf, objectOf, textOf } from '../../json/values.ts';
import { type Choice, type Path, type ValueType, walkJson } from '../../json/walk.ts';
import { GROUP_OPTION } from '../../option-names.ts';
import { firstObject, hasKeys, isObject, type Sniffed } from '../../sniff.ts';
import { readGroup } from './group.ts';
import { groupPage } from './group-page.ts';
import { readPost } from './post.ts';

/**
 * Lists of victims and groups in all shapes that trackers use: posts or groups in an array, by group name, in
 * `victims`, or a group with its posts.
 */
export const ransomwareImporter: Importer = {
  recognises,

  async *read(source, options) {
    for await (const raw of walkJson(source.open(), choose)) {
      const position: Position = { byte: raw.byte };
      if ('problem' in raw) {
        yield { position, rejection: raw.problem };
        continue;
      }
      try {
        yield readEntry(raw.path, parseJson(raw.text), raw.text.length, position, options);
      } catch (error) {
        yield { position, rejection: (error as Error).message };
      }
    }
  },
};

function recognises(head: Sniffed): boolean {
  if (head.kind !== 'json') return false;
  const { value } = head;
  const first = firstObject(head);
  if (Array.isArray(value)) return isPost(first) || isGroup(first);
  if (!isObject(value)) return false;
  if (hasKeys(value, 'victims')) return true;
  return Object.values(value).some((some) => (Array.isArray(some) ? isPost(some[0]) : isGroup(some)));
}

function isPost(value: unknown): boolean {
  return hasKeys(value, 'post_title') || hasKeys(value, 'victim', 'group');
}

function isGroup(value: unknown): boolean {
  return hasKeys(value, 'locations');
}

function choose(path: Path, type: ValueType): Choice {
  if (path.length === 0) return 'enter';
  if (type === 'array' && path.length === 1) return 'enter';
  if (type !== 'object') return 'skip';
  return 'take';
}

function readEntry(
  path: Path,
  value: unknown,
  size: number,
  position: Position,
  options: ReadOptions,
): Entry {
  const object = objectOf(value) ?? {};
  const [first] = path;
  const nameInPath = typeof first === 'string' && first !== 'victims' ? first : undefined;
  if (isGroup(object))
    return groupEntry(nameOf(object.name) ?? nameInPath ?? options.group, object, size, position, options);
  const group = nameInPath ?? options.group;
  const record = readPost(object, group, options.timeZone);
  return { position, record, alsoSeen: pressOf(object, record), size };
}

function groupEntry(
  name: string | undefined,
  group: JsonObject,
  size: number,
  position: Position,
  options: ReadOptions,
): Entry {
  if (name === undefined) throw new Rejection(`the file does not name the group; give it (${GROUP_OPTION})`);
  const read = readGroup(name, group, options);
  return read === undefined
    ? { position, skipped: 'group without a dated site' }
    : { position, ...read, size };
}

/** The press article that ransomware.live knows about a victim. */
function pressOf(post: JsonObject, { firstSeen, facts }: RansomwarePost): Page[] {
  const press = objectOf(post.press);
  const link = nameOf(press?.link);
  const url = link === undefined ? undefined : parseUrl(link)?.url;
  const group = facts.ransomwareGroup?.value;
  if (press === undefined || url === undefined || group === undefined) return [];
  const text = [`Victim: ${facts.companyName?.value}`, `Group: ${group}`, '', textOf(press.summary)]
    .join('\n')
    .trim();
  return [groupPage({ url, group, title: nameOf(press.source), at: firstSeen, text })];
}
