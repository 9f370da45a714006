import { arrayOf, type Loose, objectOf, objectsOf, textOf } from '../../loose.ts';

/** Text is a string, or a list of strings and entities; cut by formatting, it is whole only when put together. */
export function plainText(text: unknown): string {
  if (typeof text === 'string') return text;
  return arrayOf(text)
    .map((part) => (typeof part === 'string' ? part : textOf(objectOf(part)?.text)))
    .join('');
}

/** What belongs to a message but is not in its text: targets of links and buttons, polls, lists, invoices. */
export function hiddenText(entry: Loose): string | undefined {
  const parts = [
    ...linkTargets(entry.text),
    ...linkTargets(entry.text_entities),
    ...buttonTargets(entry.inline_bot_buttons),
    ...answers(entry.poll, 'question'),
    ...answers(entry.todo_list, 'title'),
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

function answers(poll: unknown, title: 'question' | 'title'): string[] {
  const asked = objectOf(poll);
  if (asked === undefined) return [];
  return [plainText(asked[title]), ...objectsOf(asked.answers).map((answer) => plainText(answer.text))];
}

/** Fields that tell what a message carries, in the order in which they decide. */
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

export function mediaOf(entry: Loose): string | undefined {
  if (typeof entry.media_type === 'string') return entry.media_type.slice(0, 64);
  return MEDIA_FIELDS.find(([field]) => entry[field] !== undefined)?.[1];
}
