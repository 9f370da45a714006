import { digestsOf } from '../records/digests.ts';
import type { Language, Message } from '../records/message.ts';
import { findItems } from './extract.ts';
import { detectLanguages } from './language.ts';

/** A message as an importer reads it; what its source already knows is kept. */
export type MessageDraft = Omit<Message, 'languages' | 'items'> & Partial<Pick<Message, 'languages'>>;

export function enrichMessage(draft: MessageDraft): Message {
  const message: Message = { ...draft, languages: draft.languages ?? detectLanguages(draft.text) };
  if (draft.sha1sum !== undefined || draft.sha256sum !== undefined) keepOnlyForeignDigests(message);
  const items = findItems(searchedText(draft), draft.platform);
  if (items !== undefined) message.items = items;
  return message;
}

/** A digest that is the text's own need not be kept: it can be had from the text at any time. */
function keepOnlyForeignDigests(message: Message): void {
  const { sha1sum, sha256sum } = digestsOf(message.text);
  if (message.sha1sum === sha1sum) delete message.sha1sum;
  if (message.sha256sum === sha256sum) delete message.sha256sum;
}

/** The same message as today's extractors read it. */
export function reenrichMessage({ items: _, ...message }: Message): Message {
  const languages: Language[] = detectLanguages(message.text);
  // A source may know the language of a text that is too short for us.
  return enrichMessage({ ...message, languages: languages.length > 0 ? languages : message.languages });
}

function searchedText({ text, hiddenText }: Pick<Message, 'text' | 'hiddenText'>): string {
  return hiddenText === undefined ? text : `${text}\n${hiddenText}`;
}
