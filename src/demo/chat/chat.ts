import { enrichMessage } from '../../enrich/message.ts';
import type { Message } from '../../records/message.ts';
import { type DemoDay, isCollected, isSilenced, messagesOn } from '../calendar.ts';
import { SILENT_SERVER } from '../places/servers.ts';
import { SeededRandom } from '../random.ts';
import { advertsOn } from './adverts.ts';
import { chatterOn, sentence } from './chatter.ts';
import { type Draft, messageNumber, messagesOf } from './draft.ts';
import { mentionsOn } from './mentions.ts';
import { scenesOn } from './scripted.ts';

const REPLY_CHANCE = 0.3;
const FILE_CHANCE = 0.03;
/** Nobody answers what was written longer ago. */
const REPLY_WITHIN_MS = 4 * 3_600_000;

/** All messages of a day that were collected, in order of time. */
export function chatOn(day: DemoDay): Message[] {
  const special = [...scenesOn(day), ...advertsOn(day), ...mentionsOn(day)];
  const drafts = [...special, ...chatterOn(day, Math.max(0, messagesOn(day) - special.length))];
  const random = new SeededRandom('replies', day.back);
  const last = new Map<string, Message>();
  return drafts
    .filter((draft) => isKept(draft, day))
    .sort((a, b) => a.at - b.at)
    .flatMap((draft, index) => {
      const previous = last.get(draft.channel.channelId);
      const replyTo =
        previous && mayReply(draft, previous) && random.chance(REPLY_CHANCE) ? previous : undefined;
      const said = replyTo === undefined ? withFile(draft, random) : asReply(draft, random, day.back);
      const versions = messagesOf(
        said,
        day,
        messageNumber(day.back, index),
        said === draft ? undefined : replyTo,
      );
      last.set(draft.channel.channelId, versions[0] as Message);
      return versions.map(enriched);
    });
}

function isKept({ channel, at }: Draft, day: DemoDay): boolean {
  if (!isCollected(channel.platform, day.back)) return false;
  return channel.server !== SILENT_SERVER || !isSilenced(at, day);
}

/** In groups, to somebody else. */
function mayReply(
  { channel, person, at, isScripted, forwardedFrom, text }: Draft,
  previous: Message,
): boolean {
  return (
    channel.platform === 'telegram' &&
    channel.owner === undefined &&
    isScripted !== true &&
    forwardedFrom === undefined &&
    !text.includes('\n') &&
    previous.userId !== person.userId &&
    at - previous.detectionDate < REPLY_WITHIN_MS
  );
}

/** The draft itself if there is nothing to answer in this language. */
function asReply(draft: Draft, random: SeededRandom, back: number): Draft {
  const text = sentence(random, 'reply', draft.person, draft.language, back);
  return text === undefined ? draft : { ...draft, text };
}

function withFile(draft: Draft, random: SeededRandom): Draft {
  if (draft.mood !== 'sell' || !random.chance(FILE_CHANCE * 2)) return draft;
  const name = random.pick(['sample', 'proof', 'list', 'screens']);
  const file = {
    name: `${name}_${random.digits(4)}.${random.pick(['txt', 'rar', '7z'])}`,
    type: 'application/octet-stream',
  };
  return { ...draft, attachments: [{ ...file, size: 1000 + random.below(50_000_000) }] };
}

const LETTERS = /\p{L}{3}/u;

/** As importers do. What has no words has no language that could be given. */
function enriched(message: Message): Message {
  const { languages, ...draft } = message;
  return enrichMessage(LETTERS.test(message.text) ? message : draft);
}
