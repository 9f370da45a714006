/** What a message carries beside its text. Absent means unknown, as for facts. */
export interface MessageExtras {
  attachments?: Attachment[];
  /** Targets of links that the text does not show: behind words, buttons and previews. */
  links?: string[];
  forwardedFrom?: ForwardedFrom;
}

export interface Attachment {
  name?: string;
  /** Kind or media type, as the source gives it. */
  type?: string;
  size?: number;
  sha256?: string;
}

/** The original author or channel. At least one of the two is known. */
export interface ForwardedFrom {
  name?: string;
  id?: string;
}

export const MESSAGE_EXTRAS = [
  'attachments',
  'links',
  'forwardedFrom',
] as const satisfies readonly (keyof MessageExtras)[];

/** More is hostile or a mistake: albums have ten files, and a page of links is a text. */
export const ATTACHMENTS_MAX = 100;
export const LINKS_MAX = 200;

/** Parts of a message that words are searched in, beside its text and titles. */
export const EXTRA_PLACES = ['file', 'link', 'forwarded', 'other'] as const;
export type ExtraPlace = (typeof EXTRA_PLACES)[number];

/** The values of each part. A phrase never spans two values. */
export function extraTexts(
  message: MessageExtras & { hiddenText?: string },
): Record<ExtraPlace, readonly string[]> {
  const { attachments, links, forwardedFrom, hiddenText } = message;
  return {
    file: attachments?.flatMap(({ name }) => name ?? []) ?? NONE,
    link: links ?? NONE,
    forwarded: forwardedFrom?.name === undefined ? NONE : [forwardedFrom.name],
    other: hiddenText === undefined ? NONE : hiddenText.split('\n'),
  };
}

const NONE: readonly string[] = [];

/** Most messages have none. */
export function hasExtraTexts(message: MessageExtras & { hiddenText?: string }): boolean {
  return (
    message.attachments !== undefined ||
    message.links !== undefined ||
    message.forwardedFrom !== undefined ||
    message.hiddenText !== undefined
  );
}
