import { dateOfFile } from '../../file-date.ts';
import {
  type Entry,
  type Importer,
  type Position,
  type ReadOptions,
  Rejection,
  type Source,
} from '../../importer.ts';
import { findPlace, readEnveloped } from '../../json/enveloped.ts';
import { arrayOf, type JsonObject, nameOf, objectOf, requiredInstant, textOf } from '../../json/values.ts';
import { GROUP_OPTION, SEEN_AT_OPTION } from '../../option-names.ts';
import { hasKeys } from '../../sniff.ts';
import { folderOf, groupPage, groupSlug } from './group-page.ts';

/** What ransomware.live's API returns besides victims and groups: press articles, indicators and ransom notes. */
export const ransomwareLiveImporter: Importer = {
  recognises: (head) => head.kind === 'json' && findPlace(head.value, isKnown) !== undefined,

  async *read(source, options) {
    for await (const each of readEnveloped(source, isKnown)) {
      if ('rejection' in each) {
        yield each;
        continue;
      }
      try {
        yield readEntry(each.object, { ...each, source, options });
      } catch (error) {
        yield { position: each.position, rejection: (error as Error).message };
      }
    }
  },
};

interface Context {
  envelope: JsonObject;
  position: Position;
  size: number;
  source: Source;
  options: ReadOptions;
}

const INDICATOR_TYPES = [
  'md5',
  'sha1',
  'sha256',
  'ip',
  'domain',
  'url',
  'email',
  'btc',
  'xmr',
  'tox',
  'onion',
];

function isKnown(object: JsonObject): boolean {
  return isPress(object) || isIndicators(object) || isNote(object);
}

/** Posts have a group. A press article may name the gang that claimed the attack. */
function isPress(object: JsonObject): boolean {
  return (
    hasKeys(object, 'victim', 'date') &&
    !hasKeys(object, 'group') &&
    ['claim_gang', 'summary', 'title'].some((key) => hasKeys(object, key))
  );
}

function isIndicators(object: JsonObject): boolean {
  if (!hasKeys(object, 'group')) return false;
  const lists = objectOf(object.iocs) ?? object;
  return INDICATOR_TYPES.some((type) => Array.isArray(lists[type]));
}

function isNote(object: JsonObject): boolean {
  return (
    typeof object.content === 'string' &&
    ['extension', 'note_name', 'note', 'filename'].some((key) => hasKeys(object, key)) &&
    !hasKeys(object, 'tags')
  );
}

function readEntry(object: JsonObject, context: Context): Entry {
  if (isPress(object)) return readPress(object, context);
  if (isIndicators(object)) return readIndicators(object, context);
  if (isNote(object)) return readNote(object, context);
  throw new Rejection('neither a press article, nor indicators, nor a ransom note');
}

function readPress(press: JsonObject, { position, size, options }: Context): Entry {
  const victim = nameOf(press.victim);
  position.entry = victim?.slice(0, 100) ?? 'press article';
  const at = requiredInstant(press.date, 'date', options.timeZone);
  const link = [press.url, press.link].map(nameOf).find((url) => url !== undefined && /^https?:/i.test(url));
  const url = link === undefined ? undefined : URL.parse(link)?.href;
  if (url === undefined) throw new Rejection('url: must be a URL');
  const group = nameOf(press.claim_gang);
  const lines = [
    ['Victim', victim],
    ['Group', group],
    ['Domain', nameOf(press.domain)],
    ['Country', nameOf(press.country)],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`);
  const text = [...lines, '', textOf(press.summary)].join('\n').trim();
  return { position, record: groupPage({ url, group, title: nameOf(press.title), at, text }), size };
}

function readIndicators(object: JsonObject, context: Context): Entry {
  const { position, size } = context;
  const group = groupOf(object, context);
  position.entry = `indicators of ${group.slice(0, 80)}`;
  const lists = objectOf(object.iocs) ?? object;
  const lines = Object.entries(lists)
    .filter(([, values]) => Array.isArray(values))
    .flatMap(([type, values]) => arrayOf(values).map((value) => [type, indicatorOf(value)] as const))
    .filter(([, value]) => value !== undefined)
    .map(([type, value]) => `${type}: ${value}`);
  const record = groupPage({
    url: `urn:ransomware.live:iocs/${groupSlug(group)}`,
    group,
    title: `Indicators of ${group}`,
    at: undatedAt(context),
    text: lines.join('\n'),
  });
  return { position, record, size };
}

function indicatorOf(value: unknown): string | undefined {
  return nameOf(value) ?? nameOf(objectOf(value)?.value) ?? nameOf(objectOf(value)?.ioc);
}

function readNote(note: JsonObject, context: Context): Entry {
  const { position, size, envelope } = context;
  const group = groupOf(note, context);
  const name =
    [note.note_name, note.note, note.filename, note.name, envelope.note_name].map(nameOf).find(Boolean) ??
    'note';
  position.entry = name.slice(0, 100);
  const content = textOf(note.content);
  const isHtml = /^\.?html?$/i.test(textOf(note.extension)) || /\.(?:html?|hta)$/i.test(name);
  const record = groupPage({
    url: `urn:ransomware.live:ransomnotes/${groupSlug(group)}/${encodeURIComponent(name)}`,
    group,
    title: `Ransom note ${name} of ${group}`,
    at: undatedAt(context),
    ...(isHtml ? { html: content } : { text: content }),
  });
  return { position, record, size };
}

function groupOf(object: JsonObject, { envelope, options, source }: Context): string {
  const group = nameOf(object.group) ?? nameOf(envelope.group) ?? options.group ?? folderOf(source.fullName);
  if (group === undefined) throw new Rejection(`the file does not name the group; give it (${GROUP_OPTION})`);
  return group;
}

/** Indicators and notes have no date of their own. */
function undatedAt({ options, source }: Context): number {
  const at = dateOfFile(source, options);
  if (at === undefined) throw new Rejection(`the file has no date; give one (${SEEN_AT_OPTION})`);
  return at;
}
