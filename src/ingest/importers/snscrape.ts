import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { channelSighting } from '../../records/channel.ts';
import { type Entry, type Importer, type Position, Rejection } from '../importer.ts';
import { readEach } from '../json-objects.ts';
import { arrayOf, type Loose, messageTextOf, requiredInstant, textOf } from '../loose.ts';
import { firstObject } from '../sniff.ts';

const POST_URL = /^https?:\/\/t\.me\/(?:s\/)?([a-z]\w{2,63})\/(\d{1,18})/i;

/** Posts of public channels as snscrape reads them from the web: no numeric ids, no authors. */
export const snscrapeImporter: Importer = {
  name: 'snscrape',
  recognises: (head) => /^snscrape\.modules\.telegram/.test(textOf(firstObject(head)?._type)),

  read: (source) => {
    const named = new Set<string>();
    return readEach(source, (object, position, size) => readPost(object, position, size, named));
  },
};

function readPost(post: Loose, position: Position, size: number, named: Set<string>): Entry {
  const [, name, sequence] = POST_URL.exec(textOf(post.url)) ?? [];
  if (name === undefined || sequence === undefined) throw new Rejection('url: is not a channel post');
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
  const links = arrayOf(post.outlinks)
    .map(textOf)
    .filter((link) => link !== '');
  if (links.length > 0) draft.hiddenText = messageTextOf(links.join('\n'));
  const isNew = !named.has(channelId);
  named.add(channelId);
  const about = channelSighting('telegram', channelId, at, {
    facts: { username: channelId, isPublic: true },
  });
  return { position, record: enrichMessage(draft), alsoSeen: isNew ? [about] : [], size };
}
