import { arrayOf, type JsonObject, objectOf, objectsOf, textOf } from '../../json/values.ts';

/** Text is a string, or, if it has formatting, a list of strings and entities. */
export function plainText(text: unknown): string {
  if (typeof text === 'string') return text;
  return arrayOf(text)
    .map((part) => (typeof part === 'string' ? part : textOf(objectOf(part)?.text)))
    .join('');
}

/** Content that is not in the text: targets of links and buttons, polls, lists, invoices. */
export function hiddenText(entry: JsonObject): string | undefined {
  const parts = [
    ...linkTargets(entry.text),
    ...linkTargets(entry.text_entities),
    ...buttonTargets(entry.inline_bot_buttons),
    ...pollTexts(entry.poll, 'question'),
    ...pollTexts(entry.todo_list, 'title'),
    entry.game_title,
    entry.game_description,
    entry.game_link,
    entry.invoice_information,
    entry.place_name,
    entry.address,
  ].filter((part): part is string => typeof part === 'string' && part !== '');
  return parts.length === 0 ? undefined : [...new Set(parts)].join('\n').toWellFormed();
}

function linkTargets(text: unknown): unknown[] {
  return Array.isArray(text) ? text.map((part) => objectOf(part)?.href) : [];
}

function buttonTargets(rows: unknown): unknown[] {
  return Array.isArray(rows) ? rows.flatMap((row) => objectsOf(row).map((button) => button.data)) : [];
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
  if (typeof entry.media_type === 'string') return entry.media_type.slice(0, 64);
  return MEDIA_FIELDS.find(([field]) => entry[field] !== undefined)?.[1];
}
