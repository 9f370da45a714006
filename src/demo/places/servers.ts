import { snowflakeAt } from '../../records/snowflake.ts';
import type { Mood } from '../phrases/phrases.ts';
import type { DemoChannel, DemoServer } from './places.ts';

/** Discord ids contain the creation time. */
const CREATED_AT = Date.UTC(2023, 3, 1);
const DAY_MS = 86_400_000;

const LISTED: readonly [title: string, language: string, members: number, weight: number][] = [
  ['Copper Alley', 'en', 4120, 4],
  ['Lowtide Lounge', 'en', 1874, 2.4],
  ['Checker Club', 'en', 926, 1.6],
  ['Мастерская панелей', 'ru', 1312, 1.8],
  ['Mercado del Sur', 'es', 640, 1.1],
  ['Nachtschicht', 'de', 288, 0.7],
  ['夜猫工坊', 'zh', 515, 0.8],
];

const ROOMS: readonly [title: string, share: number, moods: Partial<Record<Mood, number>>][] = [
  ['general', 1, { chat: 6, ask: 2, news: 1 }],
  ['market', 0.8, { sell: 6, ask: 2, pay: 1 }],
  ['logs', 0.5, { sell: 5, ask: 2 }],
  ['vouches', 0.25, { vouch: 5, warn: 2 }],
  ['help', 0.35, { ask: 5, chat: 2 }],
  ['off-topic', 0.3, { chat: 1 }],
];

export const SERVERS: readonly DemoServer[] = LISTED.map(([title, language, members], index) => ({
  serverId: snowflakeAt(CREATED_AT + index * 40 * DAY_MS, index + 1),
  title,
  members,
  language,
}));

/** The server whose collector has been silent since yesterday. */
export const SILENT_SERVER = SERVERS[0] as DemoServer;

export const DISCORD_CHANNELS: readonly DemoChannel[] = SERVERS.flatMap((server, serverIndex) =>
  ROOMS.map(
    ([title, share, moods], index): DemoChannel => ({
      platform: 'discord',
      channelId: snowflakeAt(CREATED_AT + serverIndex * 40 * DAY_MS + index * 60_000, index + 100),
      title,
      languages: [server.language],
      moods,
      weight: (LISTED[serverIndex]?.[3] ?? 1) * share,
      since: 120,
      server,
    }),
  ),
);
export const STORY_MARKET = DISCORD_CHANNELS.find(({ title }) => title === 'market') as DemoChannel;
