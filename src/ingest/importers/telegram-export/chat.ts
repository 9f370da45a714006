import { enrichMessage, type MessageDraft } from '../../../enrich/message.ts';
import { channelSighting } from '../../../records/channel.ts';
import { profileSighting } from '../../../records/profile.ts';
import type { AnyRecord } from '../../../records/record.ts';
import { type Position, type ReadOptions, Rejection } from '../../importer.ts';
import {
  arrayOf,
  idOf,
  instantOf,
  type Loose,
  messageTextOf,
  nameOf,
  objectsOf,
  requiredId,
  requiredInstant,
} from '../../loose.ts';
import { hiddenText, mediaOf, plainText } from './content.ts';
import { chatIdOf, hasOldIds, isDialogue, markedId, readPeer } from './peers.ts';
import { Topics } from './topics.ts';

export interface ChatHeader {
  name?: unknown;
  type?: unknown;
  id?: unknown;
}

/** What an entry gives, as long as it is not refused. */
export type ChatEntry =
  | { record: AnyRecord; alsoSeen: AnyRecord[] }
  | { skipped: string; alsoSeen: AnyRecord[] };

/** Actions that say when a chat came into being. */
const BIRTHS = new Set(['create_group', 'create_channel', 'migrate_from_group']);

/** One chat of an export, its entries in order. */
export class Chat {
  #header: ChatHeader;
  #options: ReadOptions;
  #type: string | undefined;
  #title: string | undefined;
  #channelId: string | undefined;
  #topics = new Topics();
  #isTold = false;
  /** Latest instant seen, for what the export dates by nothing. */
  latest = 0;

  constructor(header: ChatHeader, options: ReadOptions) {
    this.#header = header;
    this.#options = options;
    this.#type = nameOf(header.type);
    this.#title = nameOf(header.name);
  }

  read(entry: Loose, position: Position): ChatEntry {
    position.entry = `message ${String(entry.id).slice(0, 24)}`;
    if (entry.type === 'unsupported') return { skipped: 'unsupported entry', alsoSeen: [] };
    if (isPlaceholder(entry)) return { skipped: 'empty placeholder', alsoSeen: [] };
    const channelId = this.#chatId(entry);
    const at = this.#instant(entry, 'date');
    this.latest = Math.max(this.latest, at);
    const alsoSeen = this.#isTold ? [] : this.#aboutChat(channelId, at);
    this.#isTold = true;
    if (entry.type === 'service') {
      alsoSeen.push(...this.#fromService(entry, channelId, at));
      return { skipped: 'service entry', alsoSeen };
    }
    if (entry.type !== 'message') throw new Rejection('type: must be message, service or unsupported');
    alsoSeen.push(...this.#reactors(entry, at));
    return { record: enrichMessage(this.#message(entry, channelId, at)), alsoSeen };
  }

  #chatId(entry: Loose): string {
    if (this.#channelId !== undefined) return this.#channelId;
    const given = idOf(this.#header.id);
    if (given === undefined) throw new Rejection('the chat has no id');
    const isOld = hasOldIds(entry, given, this.#type);
    this.#channelId = chatIdOf(given, this.#type, isOld) as string;
    return this.#channelId;
  }

  #instant(entry: Loose, name: 'date' | 'edited'): number {
    const exact = entry[`${name}_unixtime`];
    return exact === undefined
      ? requiredInstant(entry[name], name, this.#options.timeZone)
      : requiredInstant(exact, `${name}_unixtime`);
  }

  /** The header holds no date; the chat is dated by its first entry. */
  #aboutChat(channelId: string, at: number): AnyRecord[] {
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

  #message(entry: Loose, channelId: string, at: number): MessageDraft {
    const sequence = requiredId(entry.id, 'id');
    const sender = readPeer(entry.from_id);
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
    const hidden = hiddenText(entry);
    if (hidden !== undefined) draft.hiddenText = messageTextOf(hidden);
    const senderName = nameOf(entry.from);
    if (senderName !== undefined && (sender === undefined || sender.kind === 'user'))
      draft.senderName = senderName;
    if (this.#title !== undefined && !isDialogue(this.#type)) draft.channelTitle = this.#title;
    const media = mediaOf(entry);
    if (media !== undefined) draft.media = media;
    this.#placeInTopic(draft, entry);
    return draft;
  }

  #version(entry: Loose, at: number): number {
    if (entry.edited === undefined && entry.edited_unixtime === undefined) return at;
    // Old exports date what was never edited by 1970, give or take a time zone.
    const exact = instantOf(entry.edited_unixtime);
    return Math.max(at, exact ?? instantOf(entry.edited, this.#options.timeZone) ?? at);
  }

  #placeInTopic(draft: MessageDraft, entry: Loose): void {
    const id = Number(draft.sequence);
    const answeredChat = readPeer(entry.reply_to_peer_id);
    const isElsewhere = answeredChat !== undefined && markedId(answeredChat) !== draft.channelId;
    const answered = idOf(entry.reply_to_message_id);
    if (this.#topics.areThere) {
      const topic = this.#topics.place(
        id,
        isElsewhere || answered === undefined ? undefined : Number(answered),
      );
      draft.topicId = String(topic);
      draft.isForumTopic = true;
      const title = this.#topics.title(topic);
      if (title !== undefined) draft.topicTitle = title;
    }
    if (answered === undefined) return;
    if (isElsewhere) draft.replyToMessageId = `${markedId(answeredChat)}_${answered}`;
    // Whatever is written straight into a topic "answers" the entry that made it: nobody is answered.
    else if (!this.#topics.isRoot(Number(answered))) draft.replyToMessageId = answered;
  }

  #fromService(entry: Loose, channelId: string, at: number): AnyRecord[] {
    const found: AnyRecord[] = [];
    const actor = readPeer(entry.actor_id);
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
    } else if (BIRTHS.has(action) || action === 'edit_group_title') {
      found.push(
        channelSighting('telegram', channelId, at, {
          facts: { creationDate: BIRTHS.has(action) ? at : undefined },
          lists: { channelTitles: title === undefined ? [] : [title] },
        }),
      );
    }
    return found;
  }

  /** Those who reacted show themselves with id and name. */
  #reactors(entry: Loose, at: number): AnyRecord[] {
    if (entry.reactions === undefined) return [];
    return objectsOf(entry.reactions)
      .flatMap((reaction) => objectsOf(arrayOf(reaction.recent)))
      .flatMap(({ from, from_id }) => {
        const peer = readPeer(from_id);
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

/** A message that is gone: nobody sent it, at the beginning of time as the exporting computer saw it. */
function isPlaceholder(entry: Loose): boolean {
  if (entry.date_unixtime !== undefined) return entry.date_unixtime === '0';
  const isDated1970 = typeof entry.date === 'string' && /^(?:1969-12-31|1970-01-01)/.test(entry.date);
  return isDated1970 && entry.from_id === undefined && entry.actor_id === undefined;
}
