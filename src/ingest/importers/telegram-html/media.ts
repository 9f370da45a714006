import type { GivenExtras } from '../../extras.ts';
import type { TextSink } from '../../html/text-sink.ts';

/** Names of media as in `result.json`, by class. */
export const MEDIA_CLASSES: Readonly<Record<string, string>> = {
  photo_wrap: 'photo',
  media_photo: 'photo',
  video_file_wrap: 'video_file',
  media_video: 'video_file',
  animated_wrap: 'animation',
  sticker_wrap: 'sticker',
  media_voice_message: 'voice_message',
  media_audio_file: 'audio_file',
  media_file: 'document',
  media_contact: 'contact',
  media_location: 'location',
  media_live_location: 'location',
  media_venue: 'venue',
  media_game: 'game',
  media_invoice: 'invoice',
  media_poll: 'poll',
  media_call: 'call',
};

/** Some media have the class of another kind; only their title shows what they are. */
const MEDIA_TITLES: Readonly<Record<string, string>> = {
  Sticker: 'sticker',
  Animation: 'animation',
  'Video message': 'video_message',
};

/** What a page shows of a photo, file, contact, place, game, invoice or poll. */
export interface MediaParts {
  /** A path within the export, or a URL. */
  target?: string | undefined;
  title?: TextSink;
  description?: TextSink;
  /** Size, duration, emoji, phone number, coordinates or price. */
  status?: TextSink;
  /** Question and answers of a poll. */
  texts: TextSink[];
}

export function mediaKind(mediaClass: string | undefined, { title }: MediaParts): string | undefined {
  if (mediaClass === undefined) return undefined;
  return MEDIA_TITLES[title?.text ?? ''] ?? MEDIA_CLASSES[mediaClass];
}

/** Titles of files that have no name of their own. */
const NO_NAME = 'File';
const NO_SONG = 'Audio file';
const SIZE = /(?:^|, )\d{1,10}(?:\.\d{1,3})? (?:[KMG]B|B|bytes?)$/;
const VCARD = / - vCard$/;

/** The size of a file is only shown rounded, so it is not read. */
export function mediaExtras(
  kind: string | undefined,
  parts: MediaParts,
): { attachments: NonNullable<GivenExtras['attachments']>; links: unknown[]; other: unknown[] } {
  const title = parts.title?.text;
  const description = parts.description?.text;
  const status = parts.status?.text;
  const file = { name: fileName(parts.target), type: kind };
  const none = { attachments: [], links: [], other: [] };
  switch (kind) {
    // The exporter names photos itself, so their names say nothing.
    case 'photo':
      return { ...none, attachments: [{ type: kind }] };
    case 'document':
      return { ...none, attachments: [{ ...file, name: title === NO_NAME ? file.name : title }] };
    case 'sticker':
      return { ...none, attachments: [{ type: kind }], other: [status?.replace(SIZE, '')] };
    case 'audio_file':
      return { ...none, attachments: [file], other: [title === NO_SONG ? undefined : title] };
    case 'video_file':
    case 'video_message':
    case 'voice_message':
    case 'animation':
      return { ...none, attachments: [file] };
    case 'contact':
      return { ...none, other: [title, status?.replace(VCARD, '')] };
    case 'location':
      return { ...none, other: [status] };
    case 'game':
      return { ...none, links: [parts.target], other: [title, description] };
    case 'venue':
    case 'invoice':
      return { ...none, other: [title, description] };
    case 'poll':
      return { ...none, other: parts.texts.map((sink) => sink.text.replace(/^- /, '')) };
    default:
      return none;
  }
}

function fileName(target: string | undefined): string | undefined {
  return target === undefined ? undefined : target.slice(target.lastIndexOf('/') + 1);
}
