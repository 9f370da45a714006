import type { GivenExtras } from '../../extras.ts';
import { arrayOf, idOf, type JsonObject, objectOf, objectsOf, textOf } from '../../json/values.ts';

/** A formatted text, or a plain one in old versions. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : textOf(objectOf(value)?.text);
}

/** What the message carries beside its text. */
export function extrasOf(message: JsonObject, content: JsonObject): GivenExtras {
  const buttons = buttonsOf(message.reply_markup);
  const origin = originOf(message);
  const preview = objectOf(content.link_preview) ?? objectOf(content.web_page);
  return {
    attachments: attachmentsOf(content),
    links: [
      ...linkTargets(content.text),
      ...linkTargets(content.caption),
      preview?.url,
      ...buttons.map(({ type }) => objectOf(type)?.url),
    ],
    forwardedFrom: forwardedFromOf(origin),
    other: [
      ...buttons.flatMap(({ text, type }) => [text, objectOf(type)?.text]),
      ...listTexts(objectOf(content.poll), 'question', 'options'),
      ...listTexts(objectOf(content.list), 'title', 'tasks'),
      preview?.site_name,
      preview?.title,
      plainText(preview?.description),
      preview?.author,
      ...describedTexts(content),
      message.author_signature,
      origin?.author_signature,
    ],
  };
}

/** Games, invoices, contacts, places, stickers and songs. */
function describedTexts(content: JsonObject): unknown[] {
  const game = objectOf(content.game);
  const venue = objectOf(content.venue);
  const contact = objectOf(content.contact);
  const audio = objectOf(content.audio);
  // Old versions have no object for the product of an invoice.
  const product =
    content['@type'] === 'messageInvoice' ? (objectOf(content.product_info) ?? content) : undefined;
  return [
    game?.title,
    plainText(game?.description),
    product?.title,
    plainText(product?.description),
    venue?.title,
    venue?.address,
    [contact?.first_name, contact?.last_name].map(textOf).join(' '),
    contact?.phone_number,
    locationText(objectOf(content.location)),
    objectOf(content.sticker)?.emoji,
    [audio?.performer, audio?.title].map(textOf).filter(Boolean).join(' – '),
  ];
}

/** Content with a file: its name here and in TDLib's object, where `file` is the field of the file itself. */
const FILES = [
  ['document', 'document'],
  ['audio', 'audio'],
  ['video', 'video'],
  ['animation', 'animation'],
  ['voice_note', 'voice'],
  ['video_note', 'video'],
  ['sticker', 'sticker'],
] as const;

function attachmentsOf(content: JsonObject): NonNullable<GivenExtras['attachments']> {
  for (const [kind, field] of FILES) {
    const media = objectOf(content[kind]);
    if (media === undefined) continue;
    return [{ name: media.file_name, type: media.mime_type ?? kind, size: sizeOf(media[field]) }];
  }
  const photo = objectOf(content.photo);
  if (photo === undefined) return [];
  // The last size is the largest.
  return [{ type: 'photo', size: sizeOf(objectsOf(photo.sizes).at(-1)?.photo) }];
}

/** Zero if unknown. */
function sizeOf(file: unknown): unknown {
  const size = objectOf(file)?.size;
  return size === 0 ? undefined : size;
}

/** Versions before 1.4 have the fields of the origin in the information itself. */
function originOf({ forward_info }: JsonObject): JsonObject | undefined {
  const forwarded = objectOf(forward_info);
  return objectOf(forwarded?.origin) ?? forwarded;
}

function forwardedFromOf(origin: JsonObject | undefined): NonNullable<GivenExtras['forwardedFrom']> {
  const id = idOf(origin?.sender_user_id) ?? idOf(origin?.sender_chat_id) ?? idOf(origin?.chat_id);
  return { name: origin?.sender_name, id: id === '0' ? undefined : id };
}

function linkTargets(formatted: unknown): unknown[] {
  return objectsOf(objectOf(formatted)?.entities).map((entity) => objectOf(entity.type)?.url);
}

function buttonsOf(markup: unknown): JsonObject[] {
  return arrayOf(objectOf(markup)?.rows).flatMap(objectsOf);
}

function listTexts(list: JsonObject | undefined, title: string, entries: string): string[] {
  if (list === undefined) return [];
  return [plainText(list[title]), ...objectsOf(list[entries]).map(({ text }) => plainText(text))];
}

function locationText(location: JsonObject | undefined): string | undefined {
  const { latitude, longitude } = location ?? {};
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? `${latitude}, ${longitude}`
    : undefined;
}
