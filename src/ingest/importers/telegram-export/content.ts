import type { GivenExtras } from '../../extras.ts';
import { arrayOf, type JsonObject, nameOf, objectOf, objectsOf, textOf } from '../../json/values.ts';
import { markedId, readPeer } from './peers.ts';

/** Text is a string, or, if it has formatting, a list of strings and entities. */
export function plainText(text: unknown): string {
  if (typeof text === 'string') return text;
  return arrayOf(text)
    .map((part) => (typeof part === 'string' ? part : textOf(objectOf(part)?.text)))
    .join('');
}

/** Fields of an entry that is nothing but text. */
const TEXT_FIELDS = new Set(
  (
    'id type date date_unixtime edited edited_unixtime from from_id reply_to_message_id reply_to_peer_id text text_entities ' +
    'reactions'
  ).split(' '),
);
const NO_EXTRAS: GivenExtras = {};

/** Most entries. Text that is not a list has no links. */
function isOnlyText(entry: JsonObject): boolean {
  if (typeof entry.text !== 'string') return false;
  for (const name in entry) if (!TEXT_FIELDS.has(name)) return false;
  return linkTargets(entry.text_entities).every((target) => target === undefined);
}

/** What the entry carries beside its text. */
export function extrasOf(entry: JsonObject): GivenExtras {
  if (isOnlyText(entry)) return NO_EXTRAS;
  const contact = objectOf(entry.contact_information);
  const forwardedFrom = readPeer(entry.forwarded_from_id);
  return {
    attachments: attachmentsOf(entry),
    links: [
      ...linkTargets(entry.text),
      ...linkTargets(entry.text_entities),
      ...buttonsOf(entry).flatMap(({ data }) => (isLink(data) ? data : [])),
      entry.game_link,
    ],
    forwardedFrom: {
      name: entry.forwarded_from,
      id: forwardedFrom === undefined ? undefined : markedId(forwardedFrom),
    },
    other: [
      ...buttonsOf(entry).flatMap(({ text, data }) => [text, isLink(data) ? undefined : data]),
      ...pollTexts(entry.poll, 'question'),
      ...pollTexts(entry.todo_list, 'title'),
      entry.game_title,
      entry.game_description,
      entry.invoice_information,
      entry.place_name,
      entry.address,
      [contact?.first_name, contact?.last_name].map(textOf).join(' '),
      contact?.phone_number,
      locationText(objectOf(entry.location_information)),
      entry.author,
      entry.sticker_emoji,
      [entry.performer, entry.title].map(textOf).filter(Boolean).join(' – '),
    ],
  };
}

/** Instead of a path, the exporter may write why the file is missing, in parentheses. */
const NO_FILE = /^\(.*\)$/;

function attachmentsOf(entry: JsonObject): NonNullable<GivenExtras['attachments']> {
  const file = textOf(entry.file);
  if (entry.file !== undefined)
    return [
      {
        name: entry.file_name ?? (NO_FILE.test(file) ? undefined : baseName(file)),
        type: entry.mime_type ?? entry.media_type,
        size: entry.file_size,
      },
    ];
  // The exporter names photos itself, so their names say nothing.
  return entry.photo === undefined ? [] : [{ type: 'photo', size: entry.photo_file_size }];
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function linkTargets(text: unknown): unknown[] {
  return Array.isArray(text) ? text.map((part) => objectOf(part)?.href) : [];
}

function buttonsOf(entry: JsonObject): JsonObject[] {
  return arrayOf(entry.inline_bot_buttons).flatMap((row) => objectsOf(row));
}

function isLink(data: unknown): data is string {
  return typeof data === 'string' && /^[a-z][a-z0-9+.-]*:\/\//i.test(data);
}

function locationText(location: JsonObject | undefined): string | undefined {
  const { latitude, longitude } = location ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? `${latitude}, ${longitude}`
    : undefined;
}

function pollTexts(poll: unknown, title: 'question' | 'title'): string[] {
  const object = objectOf(poll);
  if (object === undefined) return [];
  return [plainText(object[title]), ...objectsOf(object.answers).map((answer) => plainText(answer.text))];
}

/** Fields of media. The first one present decides. */
const MEDIA_FIELDS: readonly [field: string, media: string][] = [
  ['photo', 'photo'],
  ['file', 'document'],
  ['contact_information', 'contact'],
  ['place_name', 'venue'],
  ['location_information', 'location'],
  ['live_location_period_seconds', 'location'],
  ['poll', 'poll'],
  ['todo_list', 'todo_list'],
  ['game_title', 'game'],
  ['invoice_information', 'invoice'],
  ['giveaway_information', 'giveaway'],
  ['giveaway_results', 'giveaway'],
  ['paid_stars_amount', 'paid'],
];

export function mediaOf(entry: JsonObject): string | undefined {
  const type = nameOf(entry.media_type);
  if (type !== undefined) return type.slice(0, 64);
  return MEDIA_FIELDS.find(([field]) => entry[field] !== undefined)?.[1];
}
