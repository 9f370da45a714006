import { snowflakeAt } from '../records/snowflake.ts';
import { CHANNEL_KINDS, NAME_WORDS, TOPICS } from './phrases.ts';
import { SeededRandom } from './random.ts';

export interface DemoServer {
  serverId: string;
  title: string;
}

export interface DemoChannel {
  platform: 'telegram' | 'discord';
  channelId: string;
  title: string;
  languages: string[];
  server?: DemoServer;
  topics: { id: string; title: string }[];
}

const SERVERS = 20;
const TELEGRAM_CHANNELS = 180;
const DISCORD_CHANNELS_PER_SERVER = 6;
const LANGUAGES = ['en', 'ru', 'es', 'zh', 'ar', 'de', 'fr', 'pt', 'tr', 'uk', 'ja', 'fa', 'ko', 'th', 'hi'];

/** Discord ids contain the creation time. */
const DISCORD_CREATED_AT = Date.UTC(2023, 3, 1);

function title(random: SeededRandom): string {
  const word = random.pick(NAME_WORDS);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${random.pick(CHANNEL_KINDS)}`;
}

function languagesOf(random: SeededRandom): string[] {
  const main = random.pickSkewed(LANGUAGES);
  return main === 'en' || random.chance(0.6) ? [main] : [main, 'en'];
}

/** The servers and channels of the demo, always the same. */
export function demoPlaces(): { servers: DemoServer[]; channels: DemoChannel[] } {
  const servers = Array.from({ length: SERVERS }, (_, index): DemoServer => {
    const random = new SeededRandom('server', index);
    return {
      serverId: snowflakeAt(DISCORD_CREATED_AT + index * 86_400_000, index + 1),
      title: `${title(random)} Server`,
    };
  });
  const telegram = Array.from({ length: TELEGRAM_CHANNELS }, (_, index): DemoChannel => {
    const random = new SeededRandom('telegram-channel', index);
    const isForum = index % 9 === 0;
    return {
      platform: 'telegram',
      channelId: `-100${1_900_000_000 + index * 7_919}`,
      title: `${title(random)} ${index + 1}`,
      languages: languagesOf(random),
      topics: isForum ? TOPICS.map((topic, number) => ({ id: String(1 + number * 4), title: topic })) : [],
    };
  });
  const discord = servers.flatMap((server, serverIndex) =>
    Array.from({ length: DISCORD_CHANNELS_PER_SERVER }, (_, index): DemoChannel => {
      const random = new SeededRandom('discord-channel', serverIndex, index);
      return {
        platform: 'discord',
        channelId: snowflakeAt(DISCORD_CREATED_AT + serverIndex * 86_400_000 + index * 60_000, index + 100),
        title: ['general', 'market', 'logs', 'proofs', 'off-topic', 'announcements'][index] ?? 'general',
        languages: languagesOf(random),
        server,
        topics: [],
      };
    }),
  );
  // Interleaved three to two, so that both platforms have busy channels.
  const channels = discord.flatMap((channel, index) =>
    index % 2 === 0
      ? [...telegram.slice(index * 1.5, index * 1.5 + 2), channel]
      : [...telegram.slice(index * 1.5 + 0.5, index * 1.5 + 1.5), channel],
  );
  return { servers, channels };
}
