import { enrichMessage, type MessageDraft } from '../../../enrich/message.ts';
import { channelSighting } from '../../../records/channel.ts';
import { type Importer, type Position, Rejection } from '../../importer.ts';
import { parseJson } from '../../json.ts';
import { walkJson } from '../../json-walk.ts';
import { arrayOf, instantOf, messageTextOf, objectOf, requiredInstant, textOf } from '../../loose.ts';
import { hasKeys, isObject, type Sniffed } from '../../sniff.ts';

const CHANNEL_NAME = /^[a-z][a-z0-9_]{2,63}$/i;

/** RansomLook's export of the Telegram channels it watches: channel → time → message, without any ids. */
export const ransomlookTelegramImporter: Importer = {
  name: 'ransomlook-telegram',
  recognises,

  async *read(source, { timeZone }) {
    const choose = (path: readonly unknown[]) => (path.length < 2 ? 'enter' : 'take');
    const named = new Set<string>();
    for await (const walked of walkJson(source.open(), choose)) {
      const [channel, time] = walked.path.map(String) as [string, string];
      const position: Position = { byte: walked.byte, entry: `${channel} ${time}`.slice(0, 100) };
      if ('problem' in walked) {
        yield { position, rejection: walked.problem };
        continue;
      }
      try {
        const draft = readMessage(channel, time, parseJson(walked.text), timeZone);
        const isFirst = !named.has(draft.channelId);
        named.add(draft.channelId);
        const alsoSeen = isFirst ? [aboutChannel(draft)] : [];
        yield { position, record: enrichMessage(draft), alsoSeen, size: walked.text.length };
      } catch (error) {
        // Whatever a single entry provokes, the others go in.
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
  if (!CHANNEL_NAME.test(channel)) throw new Rejection('the channel has no username');
  const at = requiredInstant(time, 'time', timeZone);
  const message = objectOf(value) ?? {};
  const channelId = channel.toLowerCase();
  const draft: MessageDraft = {
    kind: 'message',
    platform: 'telegram',
    channelId,
    // The source keeps no message ids; a negative number can be none of Telegram's.
    sequence: String(-at),
    userId: channelId,
    detectionDate: at,
    version: at,
    text: messageTextOf(textOf(message.message)),
  };
  if (arrayOf(message.image).length > 0) draft.media = 'photo';
  return draft;
}

function aboutChannel({ channelId, detectionDate }: MessageDraft) {
  return channelSighting('telegram', channelId, detectionDate, {
    facts: { username: channelId, isPublic: true },
  });
}
