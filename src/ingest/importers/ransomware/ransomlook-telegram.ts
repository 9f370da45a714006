import { enrichMessage, type MessageDraft } from '../../../enrich/message.ts';
import { channelSighting } from '../../../records/channel.ts';
import { type Importer, type Position, Rejection } from '../../importer.ts';
import { parseJson } from '../../json/parse.ts';
import { arrayOf, instantOf, messageTextOf, objectOf, requiredInstant, textOf } from '../../json/values.ts';
import { walkJson } from '../../json/walk.ts';
import { hasKeys, isObject, type Sniffed } from '../../sniff.ts';

const CHANNEL_NAME = /^[a-z][a-z0-9_]{2,63}$/i;

/** RansomLook's export of watched Telegram channels: channel → time → message, without ids. */
export const ransomlookTelegramImporter: Importer = {
  recognises,

  async *read(source, { timeZone }) {
    const choose = (path: readonly unknown[]) => (path.length < 2 ? 'enter' : 'take');
    const seenChannels = new Set<string>();
    for await (const raw of walkJson(source.open(), choose)) {
      const [channel, time] = raw.path.map(String) as [string, string];
      const position: Position = { byte: raw.byte, entry: `${channel} ${time}`.slice(0, 100) };
      if ('problem' in raw) {
        yield { position, rejection: raw.problem };
        continue;
      }
      try {
        const draft = readMessage(channel, time, parseJson(raw.text), timeZone);
        const isFirst = !seenChannels.has(draft.channelId);
        seenChannels.add(draft.channelId);
        const alsoSeen = isFirst ? [channelOf(draft)] : [];
        yield { position, record: enrichMessage(draft), alsoSeen, size: raw.text.length };
      } catch (error) {
        yield { position, rejection: (error as Error).message };
      }
    }
  },
};

function recognises(head: Sniffed): boolean {
  if (head.kind !== 'json' || !isObject(head.value)) return false;
  return Object.values(head.value).some((messages) => {
    if (!isObject(messages)) return false;
    const [time, message] = Object.entries(messages)[0] ?? [];
    return time !== undefined && instantOf(time) !== undefined && hasKeys(message, 'message', 'image');
  });
}

function readMessage(channel: string, time: string, value: unknown, timeZone: string): MessageDraft {
  if (!CHANNEL_NAME.test(channel)) throw new Rejection('the channel is not a valid username');
  const at = requiredInstant(time, 'time', timeZone);
  const message = objectOf(value) ?? {};
  const channelId = channel.toLowerCase();
  const draft: MessageDraft = {
    kind: 'message',
    platform: 'telegram',
    channelId,
    // The source has no message ids. A negative number cannot collide with a real one.
    sequence: String(-at),
    userId: channelId,
    detectionDate: at,
    version: at,
    text: messageTextOf(textOf(message.message)),
  };
  if (arrayOf(message.image).length > 0) draft.media = 'photo';
  return draft;
}

function channelOf({ channelId, detectionDate }: MessageDraft) {
  return channelSighting('telegram', channelId, detectionDate, {
    facts: { username: channelId, isPublic: true },
  });
}
