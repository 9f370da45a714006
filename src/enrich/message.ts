import { digestsOf } from '../records/digests.ts';
import type { Item } from '../records/item.ts';
import type { Language, Message } from '../records/message.ts';
import { extraTexts, hasExtraTexts } from '../records/message-extras.ts';
import { PLATFORMS, type Platform } from '../records/platform.ts';
import { rememberRepeated } from '../text/repeated-texts.ts';
import { findItems } from './extract.ts';
import { firstDetectedLanguages } from './language/first-detector.ts';
import { detectLanguages } from './language.ts';
import { markOwn } from './relations/relation.ts';

/** A message as an importer reads it. Languages are only detected if the source gives none. */
export type MessageDraft = Omit<Message, 'languages' | 'hasGivenLanguages' | 'items'> &
  Partial<Pick<Message, 'languages'>>;

export function enrichMessage(draft: MessageDraft): Message {
  if (draft.languages === undefined && !hasExtraTexts(draft)) return withFound(draft);
  const message: Message = { ...draft, languages: draft.languages ?? detectLanguages(draft.text) };
  if (draft.languages !== undefined && draft.languages.length > 0) message.hasGivenLanguages = true;
  return withItems(message);
}

/** Most messages: everything that is found in them follows from their text. */
function withFound(draft: MessageDraft): Message {
  const { languages, items } = FOUND_IN[draft.platform](draft.text);
  const message: Message = { ...draft, languages };
  if (message.sha1sum !== undefined || message.sha256sum !== undefined) dropOwnDigests(message);
  if (items !== undefined) message.items = items;
  return message;
}

const FOUND_IN: Record<Platform, (text: string) => Pick<Message, 'languages' | 'items'>> = Object.fromEntries(
  PLATFORMS.map((platform) => [
    platform,
    rememberRepeated((text: string) => {
      const languages = detectLanguages(text);
      return { languages, items: itemsOf(text, platform, languages) };
    }),
  ]),
) as Record<Platform, (text: string) => Pick<Message, 'languages' | 'items'>>;

function itemsOf(text: string, platform: Platform, languages: readonly Language[]): Item[] | undefined {
  const items = findItems(text, platform);
  if (items !== undefined)
    markOwn(
      text,
      items,
      languages.map(({ language }) => language),
    );
  return items;
}

function withItems(message: Message): Message {
  if (message.sha1sum !== undefined || message.sha256sum !== undefined) dropOwnDigests(message);
  const items = itemsOf(fullText(message), message.platform, message.languages);
  if (items !== undefined) message.items = items;
  return message;
}

/** Digests of the text can be computed at any time; only others are kept. */
function dropOwnDigests(message: Message): void {
  const { sha1sum, sha256sum } = digestsOf(message.text);
  if (message.sha1sum === sha1sum) delete message.sha1sum;
  if (message.sha256sum === sha256sum) delete message.sha256sum;
}

/** Replaces what was found by what the current extractors find. Languages from the source stay. */
export function reenrichMessage({ items: _, ...message }: Message): Message {
  if (message.hasGivenLanguages) return withItems(message);
  const detected = detectLanguages(message.text);
  if (isGiven(message, detected)) return withItems({ ...message, hasGivenLanguages: true });
  return withItems({ ...message, languages: detected });
}

/**
 * Messages stored before `hasGivenLanguages` existed lack it. Languages that neither the detector of that time nor the
 * current one finds came from the source. All others are replaced, so a language that the source gave exactly as the
 * first detector would have is treated as detected.
 */
function isGiven({ text, languages }: Message, detected: readonly Language[]): boolean {
  return (
    languages.length > 0 &&
    !isSameLanguages(languages, detected) &&
    !isSameLanguages(languages, firstDetectedLanguages(text))
  );
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

/** Everything that the extractors read. */
function fullText(message: Message): string {
  if (!hasExtraTexts(message)) return message.text;
  return [message.text, ...Object.values(extraTexts(message)).flat()].join('\n');
}
