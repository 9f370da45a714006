import { enrichMessage, type MessageDraft } from '../../../enrich/message.ts';
import { channelSighting } from '../../../records/channel.ts';
import { profileSighting } from '../../../records/profile.ts';
import type { AnyRecord } from '../../../records/record.ts';
import { setExtras } from '../../extras.ts';
import { type Position, type ReadOptions, Rejection } from '../../importer.ts';
import {
  arrayOf,
  idOf,
  instantOf,
  type JsonObject,
  messageTextOf,
  nameOf,
  objectsOf,
  requiredId,
  requiredInstant,
} from '../../json/values.ts';
import { extrasOf, mediaOf, plainText } from './content.ts';
import { chatIdOf, hasOldIds, isDialogue, markedId, readPeer, readPeerOf } from './peers.ts';
import { Topics } from './topics.ts';

export interface ChatHeader {
  name?: unknown;
  type?: unknown;
  id?: unknown;
}

export type ChatEntry =
  | { record: AnyRecord; alsoSeen: AnyRecord[] }
  | { skipped: string; alsoSeen: AnyRecord[] };

/** Actions that create a chat. */
const CREATION_ACTIONS = new Set(['create_group', 'create_channel', 'migrate_from_group']);

/** One chat of an export. Its entries must be read in order. */
export class Chat {
  #header: ChatHeader;
  #options: ReadOptions;
  #type: string | undefined;
  #title: string | undefined;
  #channelId: string | undefined;
  #topics = new Topics();
  #isHeaderReported = false;
  /** The first sender whose id is not a number, if there is one. */
  anonymousSender: string | undefined;
  /** Date of the latest entry, for data that the export does not date. */
  latest = 0;

  constructor(header: ChatHeader, options: ReadOptions) {
    this.#header = header;
    this.#options = options;
    this.#type = nameOf(header.type);
    this.#title = nameOf(header.name);
  }

  read(entry: JsonObject, position: Position): ChatEntry {
    position.entry = `message ${String(entry.id).slice(0, 24)}`;
    if (entry.type === 'unsupported') return { skipped: 'unsupported entry', alsoSeen: [] };
    if (isPlaceholder(entry)) return { skipped: 'empty placeholder', alsoSeen: [] };
    const channelId = this.#chatId(entry);
    const at = this.#instant(entry, 'date');
    this.latest = Math.max(this.latest, at);
    const alsoSeen = this.#isHeaderReported ? [] : this.#headerSightings(channelId, at);
    this.#isHeaderReported = true;
    if (entry.type === 'service') {
      alsoSeen.push(...this.#serviceSightings(entry, channelId, at));
      return { skipped: 'service entry', alsoSeen };
    }
    if (entry.type !== 'message') throw new Rejection('type: must be message, service or unsupported');
    alsoSeen.push(...this.#reactors(entry, channelId, at));
    return { record: enrichMessage(this.#message(entry, channelId, at)), alsoSeen };
  }

  #chatId(entry: JsonObject): string {
    if (this.#channelId !== undefined) return this.#channelId;
    const given = idOf(this.#header.id);
    if (given === undefined) throw new Rejection('the chat has no id');
    const isOld = hasOldIds(entry, given, this.#type);
    this.#channelId = chatIdOf(given, this.#type, isOld) as string;
    return this.#channelId;
  }

  #instant(entry: JsonObject, name: 'date' | 'edited'): number {
    const exact = entry[`${name}_unixtime`];
    return exact === undefined
      ? requiredInstant(entry[name], name, this.#options.timeZone)
      : requiredInstant(exact, `${name}_unixtime`);
  }

  /** The header has no date, so the chat is dated by its first entry. */
  #headerSightings(channelId: string, at: number): AnyRecord[] {
    if (isDialogue(this.#type)) {
      const isBot = this.#type === 'bot_chat';
      return isBot ? [profileSighting('telegram', channelId, at, { facts: { bot: true } })] : [];
    }
    return [
      channelSighting('telegram', channelId, at, {
        facts: { isPublic: this.#type === undefined ? undefined : this.#type.startsWith('public_') },
        lists: { channelTitles: this.#title === undefined ? [] : [this.#title] },
      }),
    ];
  }

  #message(entry: JsonObject, channelId: string, at: number): MessageDraft {
    const sequence = requiredId(entry.id, 'id');
    const sender = readPeerOf(channelId, entry.from_id);
    if (sender?.isDerived) this.anonymousSender ??= String(entry.from_id);
    const draft: MessageDraft = {
      kind: 'message',
      platform: 'telegram',
      channelId,
      sequence,
      userId: sender === undefined ? channelId : markedId(sender),
      detectionDate: at,
      version: this.#version(entry, at),
      text: messageTextOf(plainText(entry.text)),
    };
    setExtras(draft, extrasOf(entry));
    const senderName = nameOf(entry.from);
    if (senderName !== undefined && (sender === undefined || sender.kind === 'user'))
      draft.senderName = senderName;
    if (this.#title !== undefined && !isDialogue(this.#type)) draft.channelTitle = this.#title;
    const media = mediaOf(entry);
    if (media !== undefined) draft.media = media;
    this.#setTopicAndReply(draft, entry);
    return draft;
  }

  #version(entry: JsonObject, at: number): number {
    if (entry.edited === undefined && entry.edited_unixtime === undefined) return at;
    // In old exports, messages that were never edited have an edit date around 1970.
    const exact = instantOf(entry.edited_unixtime);
    return Math.max(at, exact ?? instantOf(entry.edited, this.#options.timeZone) ?? at);
  }

  #setTopicAndReply(draft: MessageDraft, entry: JsonObject): void {
    const id = Number(draft.sequence);
    const repliedChat = readPeer(entry.reply_to_peer_id);
    const isOtherChat = repliedChat !== undefined && markedId(repliedChat) !== draft.channelId;
    const repliedTo = idOf(entry.reply_to_message_id);
    if (this.#topics.hasAny) {
      const topic = this.#topics.assign(
        id,
        isOtherChat || repliedTo === undefined ? undefined : Number(repliedTo),
      );
      draft.topicId = String(topic);
      draft.isForumTopic = true;
      const title = this.#topics.title(topic);
      if (title !== undefined) draft.topicTitle = title;
    }
    if (repliedTo === undefined) return;
    if (isOtherChat) draft.replyToMessageId = `${markedId(repliedChat)}_${repliedTo}`;
    // Messages written directly into a topic "reply" to the entry that created it, which is not a real reply.
    else if (!this.#topics.isRoot(Number(repliedTo))) draft.replyToMessageId = repliedTo;
  }

  #serviceSightings(entry: JsonObject, channelId: string, at: number): AnyRecord[] {
    const found: AnyRecord[] = [];
    const actor = readPeerOf(channelId, entry.actor_id);
    if (actor?.kind === 'user') found.push(this.#person(actor.bareId, entry.actor, at));
    if (isDialogue(this.#type)) return found;
    const action = String(entry.action);
    const title = nameOf(entry.title);
    if (action === 'topic_created') {
      const id = Number(requiredId(entry.id, 'id'));
      this.#topics.create(id, title);
      found.push(
        channelSighting('telegram', channelId, at, { facts: { hasTopics: true } }, [
          { id: String(id), title },
        ]),
      );
    } else if (CREATION_ACTIONS.has(action) || action === 'edit_group_title') {
      found.push(
        channelSighting('telegram', channelId, at, {
          facts: { creationDate: CREATION_ACTIONS.has(action) ? at : undefined },
          lists: { channelTitles: title === undefined ? [] : [title] },
        }),
      );
    }
    return found;
  }

  /** People who reacted, with id and name. */
  #reactors(entry: JsonObject, channelId: string, at: number): AnyRecord[] {
    if (entry.reactions === undefined) return [];
    return objectsOf(entry.reactions)
      .flatMap((reaction) => objectsOf(arrayOf(reaction.recent)))
      .flatMap(({ from, from_id }) => {
        const peer = readPeerOf(channelId, from_id);
        return peer?.kind === 'user' ? [this.#person(peer.bareId, from, at)] : [];
      });
  }

  #person(userId: string, name: unknown, at: number): AnyRecord {
    const firstName = nameOf(name);
    return profileSighting('telegram', userId, at, {
      lists: { firstName: firstName === undefined ? [] : [firstName] },
    });
  }
}

/** A deleted message: no sender, and dated 1970 in the local time of the exporting computer. */
function isPlaceholder(entry: JsonObject): boolean {
  if (entry.date_unixtime !== undefined) return entry.date_unixtime === '0';
  const isDated1970 = typeof entry.date === 'string' && /^(?:1969-12-31|1970-01-01)/.test(entry.date);
  return isDated1970 && entry.from_id === undefined && entry.actor_id === undefined;
}
