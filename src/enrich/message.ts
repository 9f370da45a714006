import { digestsOf } from '../records/digests.ts';
import type { Language, Message } from '../records/message.ts';
import { findItems } from './extract.ts';
import { detectLanguages } from './language.ts';

/** A message as an importer reads it; what its source already knows is kept. */
export type MessageDraft = Omit<Message, 'languages' | 'hasGivenLanguages' | 'items'> &
  Partial<Pick<Message, 'languages'>>;

export function enrichMessage(draft: MessageDraft): Message {
  const message: Message = { ...draft, languages: draft.languages ?? detectLanguages(draft.text) };
  if (draft.languages !== undefined && draft.languages.length > 0) message.hasGivenLanguages = true;
  return withFound(message);
}

/** Adds what the extractors find. */
function withFound(message: Message): Message {
  if (message.sha1sum !== undefined || message.sha256sum !== undefined) keepOnlyForeignDigests(message);
  const items = findItems(searchedText(message), message.platform);
  if (items !== undefined) message.items = items;
  return message;
}

/** A digest that is the text's own need not be kept: it can be had from the text at any time. */
function keepOnlyForeignDigests(message: Message): void {
  const { sha1sum, sha256sum } = digestsOf(message.text);
  if (message.sha1sum === sha1sum) delete message.sha1sum;
  if (message.sha256sum === sha256sum) delete message.sha256sum;
}

/** The same message as today's extractors read it. Languages that its source gave stay. */
export function reenrichMessage({ items: _, ...message }: Message): Message {
  if (message.hasGivenLanguages) return withFound(message);
  const detected = detectLanguages(message.text);
  const { languages } = message;
  // Messages stored before the mark existed have none. There has been one detector so far: what it does not find in the text came
  // from the source. Drop this rule when detection changes, for it would take an older detector's languages for given ones.
  if (languages.length > 0 && !isSameLanguages(languages, detected))
    return withFound({ ...message, hasGivenLanguages: true });
  return withFound({ ...message, languages: detected });
}

function isSameLanguages(a: readonly Language[], b: readonly Language[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ language, probability }, index) => {
      const other = b[index];
      return language === other?.language && probability === other.probability;
    })
  );
}

function searchedText({ text, hiddenText }: Pick<Message, 'text' | 'hiddenText'>): string {
  return hiddenText === undefined ? text : `${text}\n${hiddenText}`;
}
