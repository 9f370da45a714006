import { foundLists } from '../../enrich/extract.ts';
import { type Channel, channelSighting } from '../../records/channel.ts';
import { type Server, serverSighting } from '../../records/server.ts';
import type { Person } from '../people/person.ts';
import type { Mood } from '../phrases/phrases.ts';
import { DISCORD_CHANNELS, SERVERS } from './servers.ts';
import { TELEGRAM_CHANNELS } from './telegram.ts';

export interface DemoServer {
  serverId: string;
  title: string;
  members: number;
  language: string;
}

export interface DemoChannel {
  platform: Person['platform'];
  channelId: string;
  title: string;
  /** The public name on Telegram. */
  handle?: string;
  about?: string;
  languages: readonly string[];
  /** What is written there, with weights. */
  moods: Partial<Record<Mood, number>>;
  /** How much is written there, compared with other channels. */
  weight: number;
  /** Only they write there. Without it, everybody who speaks the language may. */
  owner?: Person;
  /** The day on which it was first seen, in days before the first start. */
  since: number;
  until?: number;
  hasTopics?: boolean;
  server?: DemoServer;
}

/** The topics of forums, by what is written in them. */
export const TOPICS: Record<Mood, { id: string; title: string }> = {
  news: { id: '1', title: 'Announcements' },
  ask: { id: '5', title: 'Buying' },
  sell: { id: '9', title: 'Selling' },
  pay: { id: '9', title: 'Selling' },
  chat: { id: '13', title: 'Off-topic' },
  reply: { id: '13', title: 'Off-topic' },
  vouch: { id: '17', title: 'Proofs' },
  warn: { id: '21', title: 'Scam reports' },
};

export const CHANNELS: readonly DemoChannel[] = [...TELEGRAM_CHANNELS, ...DISCORD_CHANNELS];

export function isOpen({ since, until = Number.NEGATIVE_INFINITY }: DemoChannel, back: number): boolean {
  return back <= since && back >= until;
}

/** Channels and servers that were first seen on a day. */
export function placesOn({ at, back }: { at: number; back: number }): (Channel | Server)[] {
  const servers = back === FIRST_BACK ? SERVERS.map((server) => serverAt(server, at)) : [];
  return [
    ...servers,
    ...CHANNELS.filter(({ since }) => since === back).map((channel) => channelAt(channel, at)),
  ];
}

/** Channels that are listed without a day have been known from the beginning. */
export const FIRST_BACK = 120;

function serverAt({ serverId, title, members }: DemoServer, at: number): Server {
  return serverSighting(serverId, at, {
    facts: { memberCount: members },
    lists: {
      serverTitles: [title],
      serverPhoto: [`https://photos.example/servers/${serverId}.png`],
      discordLink: [`https://discord.gg/xmpl-${serverId.slice(-6)}`],
    },
  });
}

function channelAt(channel: DemoChannel, at: number): Channel {
  const { platform, channelId, title, handle, about, server, hasTopics = false } = channel;
  const topics = [...new Map(Object.values(TOPICS).map((topic) => [topic.id, topic])).values()];
  return channelSighting(
    platform,
    channelId,
    at,
    {
      facts: {
        about,
        serverId: server?.serverId,
        ...(platform === 'telegram' && { hasTopics, username: handle, isPublic: handle !== undefined }),
      },
      lists: {
        ...foundLists(about, platform),
        channelTitles: [title],
        channelPhoto: platform === 'telegram' ? [`https://photos.example/channels/${channelId}.jpg`] : [],
        serverTitle: server === undefined ? [] : [server.title],
      },
    },
    hasTopics
      ? topics.map(({ id, title: topic }) => ({
          id,
          title: topic,
          topMessage: Number(id),
          closed: false,
          pinned: id === '1',
          hidden: false,
        }))
      : [],
  );
}
