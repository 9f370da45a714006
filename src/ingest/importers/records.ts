import { reenrichPost } from '../../enrich/description.ts';
import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { enrichedPage } from '../../enrich/page.ts';
import { channelSighting, type TopicSighting } from '../../records/channel.ts';
import { ITEM_KINDS, type ItemKind } from '../../records/item.ts';
import type { Message, MessageFacts } from '../../records/message.ts';
import { tagText } from '../../records/page.ts';
import { isPlatform, PLATFORMS, type Platform } from '../../records/platform.ts';
import { profileSighting } from '../../records/profile.ts';
import { gradeUrl, ransomwarePostId, ransomwareSighting } from '../../records/ransomware-post.ts';
import type { AnyRecord } from '../../records/record.ts';
import { serverSighting } from '../../records/server.ts';
import { telegramLink } from '../../records/telegram-link.ts';
import { parseUrl } from '../../records/url.ts';
import { type GivenExtras, setExtras } from '../extras.ts';
import { Fields, ID_LENGTH_MAX, MESSAGE_LENGTH_MAX } from '../fields.ts';
import type { Importer } from '../importer.ts';
import { readEach } from '../json/objects.ts';
import { LINE_BYTES_MAX } from '../lines.ts';
import { firstObject } from '../sniff.ts';

/** Newline-delimited JSON, one record per line, with the fields of the hit or feed entry of its type. */
export const recordsImporter: Importer = {
  recognises: (head) => Object.hasOwn(READERS, String(firstObject(head)?.type)),

  read: (source) =>
    readEach(source, (object, position, size) => {
      const fields = new Fields(object);
      const record = readRecord(fields);
      return { position, record, ignoredFields: fields.unread(), size };
    }),
};

const READERS: Record<string, (fields: Fields) => AnyRecord> = {
  message: readMessage,
  profile: readProfile,
  channel: readChannel,
  server: readServer,
  ransomware: readRansomware,
  document: readDocument,
};

function readRecord(fields: Fields): AnyRecord {
  const type = fields.required('type', fields.text('type'));
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (read === undefined) throw fields.rejection('type', `must be one of ${Object.keys(READERS).join(', ')}`);
  return read(fields);
}

function readPlatform(fields: Fields): Platform {
  const platform = fields.required('platform', fields.text('platform')).toLowerCase();
  if (!isPlatform(platform)) throw fields.rejection('platform', `must be one of ${PLATFORMS.join(', ')}`);
  return platform;
}

/** A user or channel id. On Telegram it may be a username. */
function readPeerId(fields: Fields, name: 'userId' | 'channelId', platform: Platform): string {
  return fields.required(name, platform === 'discord' ? fields.snowflake(name) : fields.idOrName(name));
}

function readDate(fields: Fields): number {
  return fields.required('detectionDate', fields.instant('detectionDate'));
}

const LANGUAGE_CODE = /^[a-z]{2,3}$/;
const SHA1_HEX = /^[0-9a-f]{40}$/i;
const SHA256_HEX = /^[0-9a-f]{64}$/i;

function readMessage(fields: Fields): Message {
  const platform = readPlatform(fields);
  const channelId = readPeerId(fields, 'channelId', platform);
  const detectionDate = readDate(fields);
  const editDate = fields.instant('editDate') ?? fields.instant('edited');
  const text = fields.text('message', MESSAGE_LENGTH_MAX) ?? '';
  const message: MessageDraft = {
    kind: 'message',
    platform,
    channelId,
    sequence: readSequence(fields, channelId),
    userId: readPeerId(fields, 'userId', platform),
    detectionDate,
    version: Math.max(editDate ?? detectionDate, detectionDate),
    text,
    ...readLanguages(fields),
    ...givenDigests(fields),
  };
  const facts: { [Fact in keyof MessageFacts]: MessageFacts[Fact] | undefined } = {
    username: fields.text('username')?.replace(/^@/, '').trim() || undefined,
    channelTitle: fields.nonEmptyText('channelTitle'),
    topicId: fields.id('topicId'),
    topicTitle: fields.nonEmptyText('topicTitle'),
    replyToMessageId: readReply(fields) ?? readReply(fields.object('replyTo'), 'messageId'),
    isForumTopic: fields.boolean('isForumTopic'),
    media: fields.nonEmptyText('media'),
    serverId: fields.snowflake('serverId'),
    serverTitle: fields.nonEmptyText('serverTitle'),
  };
  for (const [fact, value] of Object.entries(facts)) {
    if (value !== undefined) Object.assign(message, { [fact]: value });
  }
  setExtras(message, readExtras(fields));
  // Found again in the text.
  fields.raw('indicators');
  return enrichMessage(message);
}

function readExtras(fields: Fields): GivenExtras {
  const origin = fields.object('forwardedFrom');
  return {
    attachments: fields.objects('attachments').map((attachment) => ({
      name: attachment.text('name'),
      type: attachment.text('type'),
      size: attachment.integer('size'),
      sha256: attachment.text('sha256'),
    })),
    links: fields.texts('links'),
    forwardedFrom: { name: origin?.text('name'), id: origin?.idOrName('id') },
    other: fields.texts('otherText'),
  };
}

/** If there are none, the language is detected. */
function readLanguages(fields: Fields): Pick<MessageDraft, 'languages'> {
  const languages = fields.objects('languages').map(readLanguage);
  return languages.length === 0 ? {} : { languages };
}

/** `<channelId>_<sequence>`, or the sequence alone. */
function readSequence(fields: Fields, channelId: string): string {
  const { channel, sequence } = fields.required('messageId', readMessageId(fields, 'messageId'));
  if (channel !== undefined && channel !== channelId) {
    throw fields.rejection('messageId', 'must belong to the channel');
  }
  return sequence;
}

/** The replied message's number or full id. */
function readReply(fields: Fields | undefined, name = 'replyToMessageId'): string | undefined {
  const reply = fields && readMessageId(fields, name);
  if (reply === undefined) return undefined;
  return reply.channel === undefined ? reply.sequence : `${reply.channel}_${reply.sequence}`;
}

const MESSAGE_ID = /^(?:(-?\w{1,64})_)?(-?\d{1,19})$/;

function readMessageId(
  fields: Fields,
  name: string,
): { channel: string | undefined; sequence: string } | undefined {
  const raw = fields.raw(name);
  if (raw === undefined) return undefined;
  const match = typeof raw === 'string' || typeof raw === 'number' ? MESSAGE_ID.exec(String(raw)) : null;
  const [, channel, sequence = ''] = match ?? [];
  if (match === null || BigInt.asIntN(64, BigInt(sequence)) !== BigInt(sequence)) {
    throw fields.rejection(name, 'must be <channelId>_<sequence number>');
  }
  return { channel: channel?.toLowerCase(), sequence: String(BigInt(sequence)) };
}

function readLanguage(entry: Fields) {
  const language = entry.required('language', entry.text('language'))?.toLowerCase();
  const probability = entry.required('probability', entry.raw('probability'));
  if (!LANGUAGE_CODE.test(language)) throw entry.rejection('language', 'must be an ISO 639 code');
  if (typeof probability !== 'number' || !(probability >= 0 && probability <= 1)) {
    throw entry.rejection('probability', 'must be a number from 0 to 1');
  }
  return { language, probability };
}

function givenDigests(fields: Fields): { sha1sum?: string; sha256sum?: string } {
  const sha1sum = readHex(fields, 'sha1sum', SHA1_HEX);
  const sha256sum = readHex(fields, 'sha256sum', SHA256_HEX);
  return { ...(sha1sum !== undefined && { sha1sum }), ...(sha256sum !== undefined && { sha256sum }) };
}

function readHex(fields: Fields, name: string, form: RegExp): string | undefined {
  const value = fields.nonEmptyText(name)?.toLowerCase();
  if (value !== undefined && !form.test(value)) throw fields.rejection(name, 'must be a hex digest');
  return value;
}

function readItems(fields: Fields): { [Kind in ItemKind]?: string[] } {
  return Object.fromEntries(ITEM_KINDS.map((kind) => [kind, fields.texts(kind)]));
}

function readProfile(fields: Fields): AnyRecord {
  const platform = readPlatform(fields);
  const userId = readPeerId(fields, 'userId', platform);
  const discriminator = fields.texts('discriminator');
  if (discriminator.some((tag) => !/^\d{1,4}$/.test(tag))) {
    throw fields.rejection('discriminator', 'must be tags of up to 4 digits');
  }
  return profileSighting(platform, userId, readDate(fields), {
    facts: { bot: fields.boolean('bot'), creationDate: fields.instant('creationDate') },
    lists: {
      usernames: fields
        .texts('usernames')
        .map((username) => username.replace(/^@/, ''))
        .filter((username) => username !== ''),
      firstName: fields.texts('firstName'),
      lastName: fields.texts('lastName'),
      profilePhoto: fields.texts('profilePhoto'),
      discordLink: fields.texts('discordLink'),
      discriminator: discriminator.map((tag) => String(Number(tag))),
      ...readItems(fields),
    },
  });
}

function readTopic(topic: Fields): TopicSighting {
  return {
    id: topic.required('id', topic.id('id')),
    title: topic.nonEmptyText('title'),
    topMessage: topic.integer('topMessage'),
    closed: topic.boolean('closed'),
    pinned: topic.boolean('pinned'),
    hidden: topic.boolean('hidden'),
  };
}

function readChannel(fields: Fields): AnyRecord {
  const platform = readPlatform(fields);
  const channelId = readPeerId(fields, 'channelId', platform);
  return channelSighting(
    platform,
    channelId,
    readDate(fields),
    {
      facts: {
        creationDate: fields.instant('creationDate'),
        hasTopics: fields.boolean('hasTopics'),
        serverId: fields.snowflake('serverId'),
        username: fields.text('username')?.replace(/^@/, '').trim() || undefined,
        isPublic: fields.boolean('isPublic'),
      },
      lists: {
        channelTitles: fields.texts('channelTitles'),
        channelPhoto: fields.texts('channelPhoto'),
        serverTitle: fields.texts('serverTitle'),
      },
    },
    fields.objects('topics').map(readTopic),
  );
}

function readServer(fields: Fields): AnyRecord {
  const platform = fields.nonEmptyText('platform')?.toLowerCase();
  if (platform !== undefined && platform !== 'discord')
    throw fields.rejection('platform', 'only Discord has servers');
  const serverId = fields.required('serverId', fields.snowflake('serverId'));
  return serverSighting(serverId, readDate(fields), {
    facts: { creationDate: fields.instant('creationDate'), memberCount: fields.integer('memberCount') },
    lists: {
      serverTitles: fields.texts('serverTitles'),
      serverPhoto: fields.texts('serverPhoto'),
      discordLink: fields.texts('discordLink'),
    },
  });
}

function readRansomware(fields: Fields): AnyRecord {
  const at = readDate(fields);
  const group = fields.required('ransomwareGroup', fields.nonEmptyText('ransomwareGroup'));
  const companyName = fields.nonEmptyText('companyName');
  const givenUrl = fields.nonEmptyText('url');
  const title = fields.required('companyName', companyName ?? givenUrl);
  const id = fields.nonEmptyText('id', ID_LENGTH_MAX) ?? ransomwarePostId(group, title, at);
  const url = givenUrl ?? `urn:nightjar:${encodeURIComponent(group)}/${encodeURIComponent(title)}`;
  const post = ransomwareSighting(
    id,
    at,
    { url, grade: gradeUrl(url) },
    {
      facts: {
        companyName,
        companyLink: fields.nonEmptyText('companyLink'),
        ransomwareGroup: group,
        text: fields.nonEmptyText('text', MESSAGE_LENGTH_MAX),
        country: fields.nonEmptyText('country'),
        naics: fields.nonEmptyText('naics'),
        industry: fields.nonEmptyText('industry'),
      },
    },
  );
  return reenrichPost(post);
}

/** The parts of a URL object that follow from its `url`. */
const URL_PARTS = ['networkProtocol', 'domainName', 'port', 'path', 'signature', 'network'];

/** A page's URL as text or as a URL object of the API. */
function readUrl(page: Fields): string {
  const raw = page.required('url', page.raw('url'));
  const parts = parseUrl(
    page.required('url', typeof raw === 'string' ? page.text('url') : readUrlObject(page)),
  );
  if (parts === undefined) throw page.rejection('url', 'must be an absolute http or https URL');
  return parts.url;
}

function readUrlObject(page: Fields): string | undefined {
  const object = page.object('url');
  for (const part of URL_PARTS) object?.raw(part);
  return object?.text('url');
}

function readTags(fields: Fields): string[] {
  const raw = fields.raw('tag');
  if (Array.isArray(raw) && raw.every((tag) => typeof tag === 'string')) return fields.texts('tag');
  return fields.objects('tag').map((tag) =>
    tagText({
      namespace: tag.required('namespace', tag.text('namespace')),
      predicate: tag.required('predicate', tag.text('predicate')),
      value: tag.text('value') ?? '',
    }),
  );
}

function readDocument(fields: Fields): AnyRecord {
  const page = fields.required('page', fields.object('page'));
  const pageId = page.required('id', page.nonEmptyText('id', ID_LENGTH_MAX));
  const url = readUrl(page);
  const text = page.text('text', LINE_BYTES_MAX);
  const items = readItems(fields);
  return enrichedPage(pageId, readDate(page), {
    facts: {
      url,
      foundAt: page.nonEmptyText('foundAt'),
      pageTitle: page.nonEmptyText('pageTitle'),
      language: page.nonEmptyText('language'),
      html: page.text('html', LINE_BYTES_MAX),
      text,
      ...givenDigests(page),
      ssdeep: page.nonEmptyText('ssdeep'),
      ingestionDate: page.instant('ingestionDate'),
      screenshot: page.nonEmptyText('screenshot'),
      chunk: page.boolean('chunk'),
      htmlOversize: page.boolean('htmlOversize'),
      docType: page.nonEmptyText('docType'),
    },
    lists: {
      ...items,
      telegram: (items.telegram ?? []).map(telegramLink),
      tags: readTags(fields),
    },
  });
}
