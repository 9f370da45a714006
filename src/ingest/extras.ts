import type { MessageDraft } from '../enrich/message.ts';
import {
  ATTACHMENTS_MAX,
  type Attachment,
  type ForwardedFrom,
  LINKS_MAX,
} from '../records/message-extras.ts';
import { messageTextOf, nameOf } from './json/values.ts';

const LINK_LENGTH_MAX = 2048;
const SHA256_HEX = /^[0-9a-f]{64}$/i;

/** What a source says beside the text, as it writes it: values of an unexpected type count as absent. */
export interface GivenExtras {
  attachments?: readonly { name?: unknown; type?: unknown; size?: unknown; sha256?: unknown }[];
  links?: readonly unknown[];
  forwardedFrom?: { name?: unknown; id?: string | undefined };
  /** Texts of buttons, polls, embeds, previews, captions and signatures. */
  other?: readonly unknown[];
}

/** Adds what is known beside the text to a draft. Unknown parts stay absent. */
export function setExtras(draft: MessageDraft, given: GivenExtras): void {
  const attachments = (given.attachments ?? []).slice(0, ATTACHMENTS_MAX).flatMap(attachmentOf);
  if (attachments.length > 0) draft.attachments = attachments;
  const links = distinct(given.links ?? [], (text) => text.trim())
    .filter((link) => link.length <= LINK_LENGTH_MAX)
    .slice(0, LINKS_MAX);
  if (links.length > 0) draft.links = links;
  const forwardedFrom = forwardedFromOf(given.forwardedFrom);
  if (forwardedFrom !== undefined) draft.forwardedFrom = forwardedFrom;
  // The message itself is not repeated: a preview often quotes it.
  const other = distinct(given.other ?? [], (text) => text.trim()).filter((text) => text !== draft.text);
  if (other.length > 0) draft.hiddenText = messageTextOf(other.join('\n'));
}

function attachmentOf(given: NonNullable<GivenExtras['attachments']>[number]): Attachment[] {
  const attachment: Attachment = {};
  const name = nameOf(given.name);
  if (name !== undefined) attachment.name = name;
  const type = nameOf(given.type);
  if (type !== undefined) attachment.type = type;
  const { size, sha256 } = given;
  if (typeof size === 'number' && Number.isSafeInteger(size) && size >= 0) attachment.size = size;
  if (typeof sha256 === 'string' && SHA256_HEX.test(sha256)) attachment.sha256 = sha256.toLowerCase();
  return Object.keys(attachment).length === 0 ? [] : [attachment];
}

function forwardedFromOf(given: GivenExtras['forwardedFrom']): ForwardedFrom | undefined {
  const name = nameOf(given?.name);
  const id = given?.id;
  if (name === undefined && id === undefined) return undefined;
  return { ...(name !== undefined && { name }), ...(id !== undefined && { id }) };
}

const NONE: string[] = [];

function distinct(values: readonly unknown[], clean: (text: string) => string): string[] {
  if (values.length === 0) return NONE;
  const texts = values
    .filter((value): value is string => typeof value === 'string')
    .map((text) => clean(text.toWellFormed()));
  return [...new Set(texts)].filter((text) => text !== '');
}
