import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import {
  ChannelId,
  ConversationParameters,
  Dates,
  PlatformParameter,
  pagingParameters,
  readWindow,
} from '../../contract/parameters.ts';
import { messagesOfChannel } from '../../questions/questions.ts';
import type { Message } from '../../records/message.ts';
import type { Platform } from '../../records/platform.ts';
import { channelIdCandidates } from '../../records/telegram-id.ts';
import type { Position, Slice, TimeWindow } from '../../storage/port/query.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';
import { positionOf } from '../position.ts';

export const readConversation = endpoint({
  id: 'readConversation',
  path: '/api/v2/im/{platform}/chat/{channelId}',
  summary: 'Read a conversation',
  description:
    'Returns the messages of a channel, newest first. `next_cursor` leads to older messages, `prev_cursor` to newer ones.',
  scope: 'im',
  pathParameters: { platform: PlatformParameter, channelId: ChannelId },
  queryParameters: { ...ConversationParameters, ...Dates, ...pagingParameters(10) },
  hit: MessageHit,
  defaultPageSize: 10,
  errors: [404],
  async answer({ path, query, list, idFormat }, { store }) {
    const window = readWindow(query);
    const channelId = await knownChannel(store, path.platform, path.channelId);
    const conversation = new Conversation(store, path.platform, channelId, window);
    const found =
      query.messageId === undefined
        ? await conversation.part(list.slice)
        : await conversation.around(query.messageId, list.size);
    return list.conversation(found, (message: Message) => messageHit(message, idFormat), positionOf);
  },
});

/** A private chat has messages but no channel record. */
async function knownChannel(store: Reading, platform: Platform, channelId: string): Promise<string> {
  for (const candidate of channelIdCandidates(platform, channelId)) {
    const key = `${platform}:${candidate}`;
    if ((await store.hasMessages(key)) || (await store.get('channel', key)) !== undefined) return candidate;
  }
  throw notFound('channel');
}

interface ConversationPart {
  total: number;
  hits: Message[];
  hasNewer: boolean;
  hasOlder: boolean;
}

class Conversation {
  #store: Reading;
  #platform: Platform;
  #channelId: string;
  #during: TimeWindow;

  constructor(store: Reading, platform: Platform, channelId: string, during: TimeWindow) {
    this.#store = store;
    this.#platform = platform;
    this.#channelId = channelId;
    this.#during = during;
  }

  async part(slice: Slice): Promise<ConversationPart> {
    const { total, hits, hasMore } = await this.#find(slice);
    if (slice.kind === 'before') return { total, hits, hasNewer: hasMore, hasOlder: true };
    const hasNewer = slice.kind === 'page' ? slice.skip > 0 : slice.position !== undefined;
    return { total, hits, hasNewer, hasOlder: hasMore };
  }

  /** The message, with as many newer as older ones around it; at an end of the channel, more from the other side. */
  async around(messageId: string, size: number): Promise<ConversationPart> {
    const anchor = await this.#anchor(messageId);
    const position = positionOf(anchor);
    const newerWanted = Math.floor((size - 1) / 2);
    const older = await this.#find({ kind: 'after', position, take: size - 1 - newerWanted });
    const newer = await this.#before(position, size - 1 - older.hits.length);
    const missing = size - 1 - older.hits.length - newer.hits.length;
    const further =
      missing > 0 && older.hasMore
        ? await this.#find({ kind: 'after', position, take: older.hits.length + missing })
        : older;
    return {
      total: older.total,
      hits: [...newer.hits, anchor, ...further.hits],
      hasNewer: newer.hasMore,
      hasOlder: further.hasMore,
    };
  }

  /** By message id or sequence number. A message outside the window counts as not found. */
  async #anchor(messageId: string): Promise<Message> {
    const sequence = messageId.slice(messageId.lastIndexOf('_') + 1);
    const owner = messageId.slice(0, Math.max(0, messageId.lastIndexOf('_')));
    const isOfChannel = owner === '' || channelIdCandidates(this.#platform, owner).includes(this.#channelId);
    const anchor = isOfChannel
      ? await this.#store.get('message', `${this.#platform}:${this.#channelId}_${sequence}`)
      : undefined;
    const { from = -Infinity, to = Infinity } = this.#during;
    if (anchor === undefined || anchor.detectionDate < from || anchor.detectionDate > to) {
      throw notFound('message');
    }
    return anchor;
  }

  async #before(position: Position, take: number) {
    if (take > 0) return this.#find({ kind: 'before', position, take });
    const { hits, ...rest } = await this.#find({ kind: 'before', position, take: 1 });
    return { ...rest, hits: [], hasMore: hits.length > 0 };
  }

  #find(slice: Slice) {
    return this.#store.find(messagesOfChannel(this.#platform, this.#channelId, this.#during, slice));
  }
}
