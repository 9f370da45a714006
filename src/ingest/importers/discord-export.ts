import { foundLists } from '../../enrich/extract.ts';
import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { LruCache } from '../../lru-cache.ts';
import { channelSighting } from '../../records/channel.ts';
import { profileSighting } from '../../records/profile.ts';
import type { AnyRecord } from '../../records/record.ts';
import { serverSighting } from '../../records/server.ts';
import { snowflakeInstant } from '../../records/snowflake.ts';
import { type Entry, type Importer, Rejection, type Source } from '../importer.ts';
import { parseJson } from '../json.ts';
import { type Path, walkJson } from '../json-walk.ts';
import {
  arrayOf,
  idOf,
  instantOf,
  type Loose,
  messageTextOf,
  nameOf,
  namesOf,
  objectOf,
  objectsOf,
  requiredInstant,
  textOf,
} from '../loose.ts';
import { hasKeys, isObject } from '../sniff.ts';

/** JSON of DiscordChatExporter: one channel, thread or dialogue a file, or a part of one. */
export const discordExportImporter: Importer = {
  recognises: (head) =>
    head.kind === 'json' &&
    isObject(head.value) &&
    hasKeys(head.value.guild, 'id') &&
    isObject(head.value.channel),

  async *read(source) {
    const header: Header = {};
    let channel: DiscordChannel | undefined;
    let last = { byte: 0 };
    for await (const walked of walkJson(source.open(), ([first, second]) => {
      if (first === undefined || (first === 'messages' && second === undefined)) return 'enter';
      return first === 'messages' || first === 'guild' || first === 'channel' || first === 'exportedAt'
        ? 'take'
        : 'skip';
    })) {
      const position: { byte: number; entry?: string } = { byte: walked.byte };
      last = position;
      if ('problem' in walked) {
        yield { position, rejection: walked.problem };
        continue;
      }
      try {
        const value = parseJson(walked.text);
        const [first] = walked.path;
        if (first !== 'messages') {
          Object.assign(header, { [first as string]: first === 'exportedAt' ? value : objectOf(value) });
          continue;
        }
        if (channel === undefined && header.channel === undefined)
          Object.assign(header, await readHeader(source));
        channel ??= new DiscordChannel(
          header.guild ?? {},
          header.channel ?? {},
          instantOf(header.exportedAt),
        );
        const entry = objectOf(value) ?? {};
        position.entry = `message ${String(entry.id).slice(0, 24)}`;
        yield channel.read(entry, position, walked.text.length);
      } catch (error) {
        // Whatever a single entry provokes, the others go in.
        yield { position, rejection: (error as Error).message };
      }
    }
    if (channel !== undefined || header.channel === undefined) return;
    const empty = new DiscordChannel(header.guild ?? {}, header.channel, instantOf(header.exportedAt));
    yield { position: last, skipped: 'channel without messages', alsoSeen: empty.about() };
  },
};

interface Header {
  guild?: Loose | undefined;
  channel?: Loose | undefined;
  exportedAt?: unknown;
}

/** The exporter writes it first; another program may have put it behind the messages. */
async function readHeader(source: Source): Promise<Header> {
  const header: Record<string, unknown> = {};
  const choose = (path: Path) => (path.length === 0 ? 'enter' : path[0] === 'messages' ? 'skip' : 'take');
  for await (const walked of walkJson(source.open(), choose)) {
    if ('text' in walked) header[String(walked.path[0])] = parseJson(walked.text);
  }
  return {
    guild: objectOf(header.guild),
    channel: objectOf(header.channel),
    exportedAt: header.exportedAt,
  };
}

/** Kinds of entries that the exporter turns into sentences of its own. */
const SERVICE_KINDS = new Set([
  'RecipientAdd',
  'RecipientRemove',
  'Call',
  'ChannelNameChange',
  'ChannelIconChange',
  'ChannelPinnedMessage',
  'GuildMemberJoin',
  'ThreadCreated',
]);
const NO_SERVER = '0';
/** An author who was evicted is reported again, which adds nothing new. */
const AUTHORS_MAX = 100_000;

class DiscordChannel {
  #channelId: string;
  #channel: Loose;
  #server: { id: string; title: string | undefined; icon: string | undefined } | undefined;
  #exportedAt: number | undefined;
  #isTold = false;
  /** The last sighting of each author, to report only changes. */
  #authors = new LruCache<string, { fields: string; at: number }>(AUTHORS_MAX);

  constructor(guild: Loose, channel: Loose, exportedAt: number | undefined) {
    const channelId = idOf(channel.id);
    if (channelId === undefined) throw new Rejection('the channel has no id');
    this.#channelId = channelId;
    this.#channel = channel;
    this.#exportedAt = exportedAt;
    const id = idOf(guild.id);
    if (id !== undefined && id !== NO_SERVER)
      this.#server = { id, title: nameOf(guild.name), icon: urlOf(guild.iconUrl) };
  }

  read(entry: Loose, position: { byte: number }, size: number): Entry {
    const sequence = idOf(entry.id);
    if (sequence === undefined || sequence.startsWith('-')) throw new Rejection('id: must be a Discord id');
    const at = requiredInstant(entry.timestamp, 'timestamp');
    const alsoSeen = [...(this.#isTold ? [] : this.about(at)), ...this.#everyone(entry, at)];
    this.#isTold = true;
    if (SERVICE_KINDS.has(String(entry.type)) || isEmptyService(entry))
      return { position, skipped: 'service entry', alsoSeen };
    const draft = this.#message(entry, sequence, at);
    return { position, record: enrichMessage(draft), alsoSeen, size };
  }

  /** What the header tells; it is as new as the export. */
  about(firstMessageAt?: number): AnyRecord[] {
    const at = this.#exportedAt ?? firstMessageAt;
    if (at === undefined) return [];
    const topic = nameOf(this.#channel.topic);
    const told: AnyRecord[] = [
      channelSighting('discord', this.#channelId, at, {
        facts: { serverId: this.#server?.id, about: topic },
        lists: {
          channelTitles: namesOf(this.#channel.name),
          channelPhoto: namesOf(urlOf(this.#channel.iconUrl)),
          serverTitle: namesOf(this.#server?.title),
          ...foundLists(topic, 'discord'),
        },
      }),
    ];
    if (this.#server !== undefined) {
      const { id, title, icon } = this.#server;
      told.push(
        serverSighting(id, at, { lists: { serverTitles: namesOf(title), serverPhoto: namesOf(icon) } }),
      );
    }
    return told;
  }

  #message(entry: Loose, sequence: string, at: number): MessageDraft {
    const author = objectOf(entry.author) ?? {};
    const userId = idOf(author.id);
    if (userId === undefined) throw new Rejection('author: has no id');
    const content = textOf(entry.content);
    const forwarded = objectOf(entry.forwardedMessage);
    const parts = [
      textOf(forwarded?.content),
      ...objectsOf(forwarded?.embeds).flatMap(embedTexts),
      ...objectsOf(entry.embeds).flatMap(embedTexts),
    ].filter((part) => part !== '');
    const draft: MessageDraft = {
      kind: 'message',
      platform: 'discord',
      channelId: this.#channelId,
      sequence,
      userId,
      detectionDate: at,
      version: Math.max(at, instantOf(entry.timestampEdited) ?? at),
      // Bots often speak in embeds only, and a forwarded text is nowhere else.
      text: messageTextOf(content === '' ? parts.join('\n') : content),
    };
    const hidden = [
      ...(content === '' ? [] : parts),
      ...[...objectsOf(entry.embeds), ...objectsOf(forwarded?.embeds)].flatMap(embedLinks),
    ];
    if (hidden.length > 0) draft.hiddenText = messageTextOf([...new Set(hidden)].join('\n'));
    const username = nameOf(author.name);
    if (username !== undefined) draft.username = username;
    const nickname = nameOf(author.nickname);
    if (nickname !== undefined) draft.senderName = nickname;
    const title = nameOf(this.#channel.name);
    if (title !== undefined) draft.channelTitle = title;
    if (this.#server !== undefined) {
      draft.serverId = this.#server.id;
      if (this.#server.title !== undefined) draft.serverTitle = this.#server.title;
    }
    const media =
      arrayOf(entry.attachments).length > 0
        ? 'attachment'
        : arrayOf(entry.stickers).length > 0
          ? 'sticker'
          : undefined;
    if (media !== undefined) draft.media = media;
    const answered = entry.type === 'Reply' ? idOf(objectOf(entry.reference)?.messageId) : undefined;
    if (answered !== undefined) draft.replyToMessageId = answered;
    return draft;
  }

  /** Author, those mentioned, those who reacted, and whoever called a bot. */
  #everyone(entry: Loose, at: number): AnyRecord[] {
    const people = [
      objectOf(entry.author),
      ...objectsOf(entry.mentions),
      ...objectsOf(entry.reactions).flatMap((reaction) => objectsOf(reaction.users)),
      objectOf(objectOf(entry.interaction)?.user),
    ];
    return people.flatMap((person, index) =>
      person === undefined ? [] : (this.#person(person, at, index === 0) ?? []),
    );
  }

  /** An author is told once, until something changes: the messages themselves tell the dates. */
  #person(person: Loose, at: number, isAuthor: boolean): AnyRecord | undefined {
    const userId = idOf(person.id);
    if (userId === undefined || userId.startsWith('-')) return undefined;
    const { name, nickname, discriminator, isBot, avatarUrl } = person;
    if (isAuthor) {
      const fields = JSON.stringify([name, nickname, discriminator, isBot, avatarUrl]);
      const last = this.#authors.get(userId);
      if (last?.fields === fields && last.at <= at) return undefined;
      this.#authors.set(userId, { fields, at });
    }
    const tag = Number(discriminator);
    return profileSighting('discord', userId, at, {
      facts: {
        bot: typeof isBot === 'boolean' ? isBot : undefined,
        creationDate: snowflakeInstant(userId),
      },
      lists: {
        usernames: namesOf(name),
        firstName: namesOf(nickname),
        // "0000" stands for an account without a tag.
        discriminator: Number.isInteger(tag) && tag > 0 && tag < 10_000 ? [String(tag)] : [],
        profilePhoto: namesOf(urlOf(avatarUrl)),
      },
    });
  }
}

/** Kinds the exporter has no name for are numbers; without anything in them they are notices, as of a boost. */
function isEmptyService(entry: Loose): boolean {
  if (!/^\d+$/.test(String(entry.type))) return false;
  const lists = [entry.embeds, entry.attachments, entry.stickers];
  return textOf(entry.content) === '' && lists.every((each) => arrayOf(each).length === 0);
}

function embedTexts(embed: Loose): string[] {
  const fields = objectsOf(embed.fields).flatMap(({ name, value }) => [textOf(name), textOf(value)]);
  return [
    textOf(embed.title),
    textOf(embed.description),
    ...fields,
    textOf(objectOf(embed.footer)?.text),
  ].filter((text) => text !== '');
}

function embedLinks(embed: Loose): string[] {
  const author = objectOf(embed.author);
  return [textOf(embed.url), textOf(author?.name), textOf(author?.url)].filter((text) => text !== '');
}

/** Exports with media hold paths of files where addresses would be. */
function urlOf(value: unknown): string | undefined {
  const text = nameOf(value);
  return text !== undefined && /^https?:\/\//i.test(text) ? text : undefined;
}
