import { gunzipSync } from 'node:zlib';
import { foundLists } from '../../enrich/extract.ts';
import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { enrichedPage } from '../../enrich/page.ts';
import { describedItems } from '../../enrich/profile.ts';
import { channelSighting } from '../../records/channel.ts';
import { pageIdOf } from '../../records/page.ts';
import type { Platform } from '../../records/platform.ts';
import { profileSighting } from '../../records/profile.ts';
import type { AnyRecord } from '../../records/record.ts';
import { serverSighting } from '../../records/server.ts';
import { markedChannelId } from '../../records/telegram-id.ts';
import { setExtras } from '../extras.ts';
import { type Entry, type Importer, type Position, Rejection, type Source } from '../importer.ts';
import { readEach } from '../json/objects.ts';
import {
  arrayOf,
  idOf,
  instantOf,
  type JsonObject,
  messageTextOf,
  nameOf,
  namesOf,
  objectOf,
  requiredId,
  requiredInstant,
  textOf,
} from '../json/values.ts';
import { firstObject, hasKeys, sniff } from '../sniff.ts';
import { headOf } from '../source.ts';
import { crawledItemUrl, isRawItemName, readRawItem } from './ail-item.ts';

/** Limits decompression bombs. No chat message is longer. */
const DATA_BYTES_MAX = 1024 * 1024;

/** What every feeder of AIL sends. */
const ITEM_FIELDS = ['source', 'meta', 'data'];

/** Messages from AIL's chat feeders, items from its API, and files of its archive. */
export const ailImporter: Importer = {
  recognises: (head, fullName) => {
    if (head.kind === 'text') return isRawItemName(fullName);
    const first = firstObject(head);
    return hasKeys(first, ...ITEM_FIELDS) || hasKeys(first, 'content', 'id', 'tags', 'date');
  },

  async *read(source) {
    if (isRawItemName(source.fullName) && (await isText(source))) {
      yield* rawItem(source);
      return;
    }
    yield* readEach(source, (object, position, size) =>
      (hasKeys(object, 'content', 'id') ? readItem : readFeed)(object, position, size),
    );
  },
};

async function isText(source: Source): Promise<boolean> {
  return sniff(await headOf(source.open())).kind === 'text';
}

async function* rawItem(source: Source): AsyncIterable<Entry> {
  try {
    yield await readRawItem(source);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    yield { position: { byte: 0 }, rejection: error.message };
  }
}

function readFeed(feed: JsonObject, position: Position, size: number): Entry {
  const missing = ITEM_FIELDS.find((field) => feed[field] === undefined || feed[field] === null);
  if (missing !== undefined) throw new Rejection(`${missing}: is missing`);
  const meta = objectOf(feed.meta);
  if (meta === undefined) throw new Rejection('meta: must be an object');
  if (meta.id !== undefined) position.entry = `message ${String(meta.id).slice(0, 24)}`;
  const platform = platformOf(textOf(feed.source));
  const chat = objectOf(meta.chat);
  if (platform === undefined || chat === undefined) return { position, skipped: 'not a chat message' };
  const at = requiredInstant(objectOf(meta.date)?.timestamp ?? feed.timestamp, 'date.timestamp');
  const place = placeOf(platform, chat, at);
  const sender = objectOf(meta.sender);
  const draft: MessageDraft = {
    kind: 'message',
    platform,
    channelId: place.channelId,
    sequence: requiredId(meta.id, 'id'),
    userId: senderId(sender, chat, place.channelId),
    detectionDate: at,
    version: at,
    text: meta.type === 'message' || meta.type === 'text' ? messageTextOf(decompress(feed.data)) : '',
    ...place.facts,
  };
  if (meta.type === 'image') draft.media = 'photo';
  else if (meta.type === 'pdf') draft.media = 'document';
  const username = draft.userId === place.channelId ? undefined : nameOf(sender?.username);
  if (username !== undefined) draft.username = username;
  const thread = objectOf(meta.thread);
  const threadId = idOf(thread?.id);
  if (platform === 'telegram' && draft.topicId === undefined && threadId !== undefined) {
    draft.topicId = threadId;
    const title = nameOf(thread?.name);
    if (title !== undefined) draft.topicTitle = title;
  }
  const forward = objectOf(meta.forward);
  const origin = objectOf(forward?.chat) ?? objectOf(forward?.user);
  const media = objectOf(meta.media);
  setExtras(draft, {
    attachments: media === undefined ? [] : [{ name: media.name, type: draft.media }],
    forwardedFrom: { name: origin?.name ?? origin?.username, id: idOf(origin?.id) },
  });
  const repliedTo = idOf(objectOf(meta.reply_to)?.message_id);
  if (repliedTo !== undefined) draft.replyToMessageId = repliedTo;
  return {
    position,
    record: enrichMessage(draft),
    alsoSeen: [...place.alsoSeen, ...senderSighting(platform, sender, chat, at)],
    size,
  };
}

function platformOf(source: string): Platform | undefined {
  if (source.includes('telegram')) return 'telegram';
  return source.includes('discord') ? 'discord' : undefined;
}

interface Place {
  channelId: string;
  facts: Partial<MessageDraft>;
  alsoSeen: AnyRecord[];
}

/** A subchannel is a topic on Telegram. On Discord it is the channel, and the chat is its server. */
function placeOf(platform: Platform, chat: JsonObject, at: number): Place {
  const id = requiredId(chat.id, 'chat.id');
  const title = nameOf(chat.name);
  const about = nameOf(chat.info);
  const subchannel = objectOf(chat.subchannel);
  const subId = idOf(subchannel?.id);
  const subTitle = nameOf(subchannel?.name);
  const createdAt = instantOf(objectOf(chat.date)?.timestamp);
  if (platform === 'telegram') {
    // Feeders watch channels and supergroups, and give bare ids.
    const channelId = id.startsWith('-') ? id : markedChannelId(id);
    const username = nameOf(chat.username);
    const channel = channelSighting(
      'telegram',
      channelId,
      at,
      {
        facts: {
          creationDate: createdAt,
          username,
          isPublic: username === undefined ? undefined : true,
          about,
        },
        lists: { channelTitles: namesOf(title), ...foundLists(about, 'telegram') },
      },
      subId === undefined ? [] : [{ id: subId, title: subTitle }],
    );
    const facts: Partial<MessageDraft> = {};
    if (title !== undefined) facts.channelTitle = title;
    if (subId !== undefined) Object.assign(facts, { topicId: subId, isForumTopic: true });
    if (subTitle !== undefined) facts.topicTitle = subTitle;
    return { channelId, facts, alsoSeen: [channel] };
  }
  const channelId = subId ?? id;
  const serverId = subId === undefined ? undefined : id;
  const facts: Partial<MessageDraft> = {};
  const channelTitle = subId === undefined ? title : subTitle;
  if (channelTitle !== undefined) facts.channelTitle = channelTitle;
  if (serverId !== undefined) facts.serverId = serverId;
  if (serverId !== undefined && title !== undefined) facts.serverTitle = title;
  const alsoSeen: AnyRecord[] = [
    channelSighting('discord', channelId, at, {
      facts: { serverId, about: nameOf(subchannel?.info) ?? about },
      lists: {
        channelTitles: namesOf(channelTitle),
        ...foundLists(nameOf(subchannel?.info) ?? about, 'discord'),
      },
    }),
  ];
  if (serverId !== undefined)
    alsoSeen.push(
      serverSighting(serverId, at, {
        facts: { creationDate: createdAt },
        lists: { serverTitles: namesOf(title) },
      }),
    );
  return { channelId, facts, alsoSeen };
}

/** If there is no sender, or the chat itself is the sender, the message is a channel post. */
function senderId(sender: JsonObject | undefined, chat: JsonObject, channelId: string): string {
  const id = idOf(sender?.id);
  return id === undefined || id === idOf(chat.id) ? channelId : id;
}

function senderSighting(
  platform: Platform,
  sender: JsonObject | undefined,
  chat: JsonObject,
  at: number,
): AnyRecord[] {
  const userId = idOf(sender?.id);
  if (sender === undefined || userId === undefined || userId.startsWith('-') || userId === idOf(chat.id))
    return [];
  return [
    profileSighting(platform, userId, at, {
      lists: {
        usernames: namesOf(sender.username),
        firstName: namesOf(sender.firstname),
        lastName: namesOf(sender.lastname),
        ...describedItems(nameOf(sender.info), platform),
      },
    }),
  ];
}

function decompress(data: unknown): string {
  try {
    const bytes = gunzipSync(Buffer.from(textOf(data), 'base64'), { maxOutputLength: DATA_BYTES_MAX });
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Rejection(`data: must be gzip in base64: ${(error as Error).message}`);
  }
}

/** `crawled/2026/01/07/<domain><uuid>`. */
const CRAWLED = /^crawled\/\d{4}\/\d{2}\/\d{2}\/(.+?)(?:\.gz)?$/;
const DATE = /^(\d{4})(\d{2})(\d{2})$/;

function readItem(item: JsonObject, position: Position, size: number): Entry {
  const id = textOf(item.id);
  position.entry = id.slice(0, 200);
  const name = CRAWLED.exec(id)?.[1];
  const url = name === undefined ? undefined : crawledItemUrl(name);
  if (url === undefined) return { position, skipped: 'not a crawled page' };
  const date = textOf(item.date).replace(DATE, '$1-$2-$3');
  const content = textOf(item.content);
  const isHtml = /<(?:html|body|!doctype)/i.test(content.slice(0, 2000));
  // An item has a domain but no path, so its own id identifies the page.
  const record = enrichedPage(pageIdOf(id), requiredInstant(date, 'date'), {
    facts: { url, ...(isHtml ? { html: content } : { text: content }) },
    lists: {
      tags: arrayOf(item.tags)
        .map(textOf)
        .filter((tag) => tag !== ''),
    },
  });
  return { position, record, size };
}
