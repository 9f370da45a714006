import { digestsOf } from '../records/digests.ts';
import type { Item } from '../records/item.ts';
import type { Message } from '../records/message.ts';
import { pageSighting, tagText } from '../records/page.ts';
import { profileItemLists, profileSighting } from '../records/profile.ts';
import { ransomwarePostId, ransomwareSighting } from '../records/ransomware-post.ts';
import type { AnyRecord } from '../records/record.ts';
import { snowflakeAt } from '../records/snowflake.ts';
import { CHAIN_KINDS } from '../records/wallet.ts';
import { addDays, type Day, startOfDay } from '../time/day.ts';
import { MS_PER_DAY } from '../time/instant.ts';
import { ADDRESS_MAKERS, onionHost } from './addresses.ts';
import { addExtras } from './extras.ts';
import { type DemoUser, demoUser, USERS_PER_DAY } from './people.ts';
import {
  COMPANY_ENDINGS,
  COUNTRIES,
  INTERJECTIONS,
  MALWARE,
  NAME_WORDS,
  PHRASES,
  RANSOMWARE_GROUPS,
  SECTORS,
} from './phrases.ts';
import { type DemoChannel, demoPlaces } from './places.ts';
import { priceList } from './price-list.ts';
import { SeededRandom } from './random.ts';

const MESSAGES_PER_DAY = 460;
const RENAMED_AFTER_DAYS = 6;
const PAGES_PER_DAY = 24;
const POSTS_PER_DAY = 18;

/** An empty day has messages, but no items in them. */
export type DayKind = 'busy' | 'empty';

/** All records of one day, always the same for the same day. */
export function demoDay(day: Day, dayKind: DayKind, peopleSince: readonly Day[]): AnyRecord[] {
  const profiles = Array.from({ length: USERS_PER_DAY }, (_, index) =>
    profileOf(demoUser(day, index), day, dayKind),
  );
  const messages = messagesOf(day, peopleSince);
  if (dayKind === 'empty') return [...profiles, ...messages, emptyDayPage(day)];
  return [...profiles, ...messages, ...pagesOf(day), priceList(day), ...postsOf(day)];
}

function profileOf(user: DemoUser, day: Day, dayKind: DayKind): AnyRecord {
  const random = new SeededRandom('profile', user.userId);
  const at = startOfDay(day) + random.below(MS_PER_DAY / 1000) * 1000;
  return profileSighting(user.platform, user.userId, at, {
    facts: { bot: random.chance(0.03) },
    lists: {
      usernames: [user.username],
      firstName: [user.firstName],
      lastName: user.lastName === undefined ? [] : [user.lastName],
      profilePhoto: [`https://photos.example/${user.userId}.jpg`],
      ...(user.platform === 'discord'
        ? {
            discriminator: random.chance(0.3) ? [String(1 + random.below(9998))] : [],
            discordLink: random.chance(0.2) ? [`https://discord.gg/xmpl-${user.username}`] : [],
          }
        : {}),
      ...(dayKind === 'empty' ? {} : itemsOf(user, random)),
    },
  });
}

/** Some addresses are the person's own, some were only posted. */
function itemsOf(user: DemoUser, random: SeededRandom): ReturnType<typeof profileItemLists> {
  const lists = { ...user.items, tron_address: tronOf(random) };
  const claims = new SeededRandom('own', user.userId);
  const items = (Object.keys(lists) as (keyof typeof lists)[]).flatMap((kind) =>
    (lists[kind] ?? []).map(
      (value): Item => ({ kind, value, ...(claims.chance(0.6) && { relation: 'own' }) }),
    ),
  );
  return profileItemLists(items);
}

function tronOf(random: SeededRandom): string[] {
  return random.chance(0.12) ? [ADDRESS_MAKERS.tron_address(random)] : [];
}

function messagesOf(day: Day, peopleSince: readonly Day[]): Message[] {
  const random = new SeededRandom('messages', day);
  const { channels } = demoPlaces();
  const dayNumber = startOfDay(day) / MS_PER_DAY;
  const lastInChannel = new Map<string, Message>();
  return Array.from({ length: MESSAGES_PER_DAY }, (_, index): Message => {
    const channel = random.pickSkewed(channels);
    const at = startOfDay(day) + Math.floor(((index + random.fraction()) * MS_PER_DAY) / MESSAGES_PER_DAY);
    const since = random.pick(peopleSince);
    const author = demoUser(since, random.below(USERS_PER_DAY), channel.platform);
    const message = makeMessage(random, channel, author, at, dayNumber * 1000 + index);
    if (author.laterUsername !== undefined && day >= addDays(since, RENAMED_AFTER_DAYS))
      message.username = author.laterUsername;
    const previous = lastInChannel.get(channel.channelId);
    if (previous !== undefined && channel.platform === 'telegram' && random.chance(0.3)) {
      message.replyToMessageId = previous.sequence;
    }
    lastInChannel.set(channel.channelId, message);
    return message;
  });
}

function makeMessage(
  random: SeededRandom,
  channel: DemoChannel,
  author: DemoUser,
  at: number,
  serial: number,
): Message {
  const isInterjection = random.chance(0.08);
  const language = random.pick(channel.languages);
  const text = isInterjection
    ? random.pick(INTERJECTIONS)
    : fillSlots(random.pick(PHRASES[language] ?? []), random, author);
  // Telegram dates messages to the second, Discord to the millisecond.
  const detectionDate = channel.platform === 'telegram' ? Math.floor(at / 1000) * 1000 : at;
  const message: Message = {
    kind: 'message',
    platform: channel.platform,
    channelId: channel.channelId,
    sequence: channel.platform === 'telegram' ? String(serial) : snowflakeAt(at, serial % 4096),
    userId: author.userId,
    username: author.username,
    channelTitle: channel.title,
    detectionDate,
    version: detectionDate,
    text,
    languages: isInterjection ? [] : [{ language, probability: 0.9 + random.below(10) / 100 }],
  };
  if (channel.server !== undefined) {
    message.serverId = channel.server.serverId;
    message.serverTitle = channel.server.title;
  }
  if (channel.topics.length > 0) {
    const topic = random.pick(channel.topics);
    message.topicId = topic.id;
    message.topicTitle = topic.title;
    message.isForumTopic = true;
  }
  if (random.chance(0.07)) message.media = random.pick(['photo', 'document', 'video_file']);
  addExtras(message);
  return message;
}

function fillSlots(phrase: string, random: SeededRandom, author: DemoUser): string {
  const slots: Record<string, () => string> = {
    country: () => random.pick(COUNTRIES)[1],
    number: () => String(10 + random.below(900)),
    price: () => String(50 * (1 + random.below(200))),
    sector: () => random.pick(SECTORS)[0],
    malware: () => random.pick(MALWARE),
    group: () => random.pick(RANSOMWARE_GROUPS),
    cve: () => String(1000 + random.below(30_000)),
    handle: () => `@xmpl_${author.username}`,
    email: () => author.items.email?.[0] ?? `${author.username}@mail.example`,
    wallet: () =>
      Object.values(author.items).find(([value = '']) => value.length > 30)?.[0] ?? bitcoin(random),
    link: () => `hxxps://${random.pick(NAME_WORDS)}-${random.pick(NAME_WORDS)}[.]example/${random.digits(6)}`,
    channel: () => `https://t.me/xmpl_${random.pick(NAME_WORDS)}_${random.digits(3)}`,
  };
  return phrase.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name]?.() ?? slot);
}

function bitcoin(random: SeededRandom): string {
  return ADDRESS_MAKERS.bitcoin_address(random);
}

function pagesOf(day: Day): AnyRecord[] {
  return Array.from({ length: PAGES_PER_DAY }, (_, index) => {
    const random = new SeededRandom('page', day, index);
    // A few dozen sites, each with new pages every time.
    const site = new SeededRandom('site', random.below(40));
    const isOnion = random.chance(0.75);
    const host = isOnion ? onionHost(site) : `paste-${site.pick(NAME_WORDS)}.example`;
    const name = `${random.pick(NAME_WORDS)}-${random.digits(4)}`;
    const url = `${isOnion ? 'http' : 'https'}://${host}/listing/${name}`;
    const kinds = CHAIN_KINDS.filter((kind) => kind !== 'tron_address' && random.chance(0.3));
    const text = `${name}: payment by wallet, contact in the footer.`;
    return pageSighting(`demo-page-${day}-${index}`, startOfDay(day) + random.below(86_400) * 1000, {
      facts: {
        url,
        pageTitle: `Listing ${name}`,
        language: 'en',
        text,
        ...digestsOf(text),
        docType: 'text/html',
      },
      lists: {
        ...Object.fromEntries(kinds.map((kind) => [kind, [ADDRESS_MAKERS[kind](random)]])),
        email: random.chance(0.3) ? [`${random.pick(NAME_WORDS)}@shop.example`] : [],
        telegram: random.chance(0.5)
          ? [`https://t.me/xmpl_${random.pick(NAME_WORDS)}_${random.digits(3)}`]
          : [],
        onion: isOnion ? [url] : [],
        tags: [
          tagText({
            namespace: 'dark-web',
            predicate: 'topic',
            value: random.pick(['market', 'fraud', 'leaks']),
          }),
        ],
      },
    });
  });
}

function emptyDayPage(day: Day): AnyRecord {
  const text = 'This site is down for maintenance.';
  return pageSighting(`demo-page-${day}-quiet`, startOfDay(day) + 43_200_000, {
    facts: {
      url: 'https://status.example/',
      pageTitle: 'Maintenance',
      language: 'en',
      text,
      ...digestsOf(text),
    },
  });
}

export function leakSite(group: string): string {
  return `http://${onionHost(new SeededRandom('group', group))}/`;
}

function postsOf(day: Day): AnyRecord[] {
  return Array.from({ length: POSTS_PER_DAY }, (_, index) => {
    const random = new SeededRandom('ransomware', day, index);
    const group = random.pick(RANSOMWARE_GROUPS);
    const word = random.pick(NAME_WORDS);
    const companyName = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${random.pick(COMPANY_ENDINGS)} ${random.digits(2)}`;
    const domain = `${companyName.toLowerCase().replaceAll(' ', '-')}.example`;
    const at = startOfDay(day) + random.below(86_400) * 1000;
    const [industry, naics] = random.pick(SECTORS);
    const [country, countryName] = random.pick(COUNTRIES);
    const url = `${leakSite(group)}post/${random.digits(8)}`;
    return ransomwareSighting(
      ransomwarePostId(group, companyName, at),
      at,
      { url, grade: 'absolute-link' },
      {
        facts: {
          companyName,
          companyLink: `https://${domain}`,
          ransomwareGroup: group,
          text: `${companyName}, ${countryName}. ${2 + random.below(898)} GB of internal files will be published in ${2 + random.below(8)} days.`,
          country,
          naics,
          industry,
        },
      },
    );
  });
}
