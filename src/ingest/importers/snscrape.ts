import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { channelSighting } from '../../records/channel.ts';
import { setExtras } from '../extras.ts';
import { type Entry, type Importer, type Position, Rejection } from '../importer.ts';
import { readEach } from '../json/objects.ts';
import {
  arrayOf,
  type JsonObject,
  messageTextOf,
  objectOf,
  requiredInstant,
  textOf,
} from '../json/values.ts';
import { firstObject } from '../sniff.ts';

const POST_URL = /^https?:\/\/t\.me\/(?:s\/)?([a-z]\w{2,63})\/(\d{1,18})/i;

/** Posts of public channels as snscrape reads them from the web, without numeric ids or authors. */
export const snscrapeImporter: Importer = {
  recognises: (head) => /^snscrape\.modules\.telegram/.test(textOf(firstObject(head)?._type)),

  read: (source) => {
    const seenChannels = new Set<string>();
    return readEach(source, (object, position, size) => readPost(object, position, size, seenChannels));
  },
};

function readPost(post: JsonObject, position: Position, size: number, seenChannels: Set<string>): Entry {
  const [, name, sequence] = POST_URL.exec(textOf(post.url)) ?? [];
  if (name === undefined || sequence === undefined) throw new Rejection('url: must be a channel post');
  const channelId = name.toLowerCase();
  const at = requiredInstant(post.date, 'date');
  const draft: MessageDraft = {
    kind: 'message',
    platform: 'telegram',
    channelId,
    sequence,
    userId: channelId,
    detectionDate: at,
    version: at,
    text: messageTextOf(textOf(post.content)),
  };
  const preview = objectOf(post.linkPreview);
  setExtras(draft, {
    links: [...arrayOf(post.outlinks), preview?.href],
    other: [preview?.siteName, preview?.title, preview?.description],
  });
  const isNew = !seenChannels.has(channelId);
  seenChannels.add(channelId);
  const about = channelSighting('telegram', channelId, at, {
    facts: { username: channelId, isPublic: true },
  });
  return { position, record: enrichMessage(draft), alsoSeen: isNew ? [about] : [], size };
}
