import type { Language, Message } from '../records/message.ts';
import { digestsOf } from './digests.ts';
import { findItems } from './extract.ts';
import { detectLanguages } from './language.ts';

/** What enrichment adds to a message. */
type Enriched = 'languages' | 'sha1sum' | 'sha256sum' | 'items';

/** A message as an importer reads it; what its source already knows is kept. */
export type MessageDraft = Omit<Message, Enriched> & Partial<Pick<Message, Exclude<Enriched, 'items'>>>;

export function enrichMessage(draft: MessageDraft): Message {
  const { sha1sum, sha256sum } = draft;
  const digests = sha1sum !== undefined && sha256sum !== undefined ? undefined : digestsOf(draft.text);
  const message: Message = {
    ...draft,
    languages: draft.languages ?? detectLanguages(draft.text),
    sha1sum: sha1sum ?? digests?.sha1sum ?? '',
    sha256sum: sha256sum ?? digests?.sha256sum ?? '',
  };
  const items = findItems(searchedText(draft), draft.platform);
  if (items !== undefined) message.items = items;
  return message;
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
