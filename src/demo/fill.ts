import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reenrichPost } from '../enrich/description.ts';
import { maskRecord } from '../enrich/mask-record.ts';
import { enrichMessage } from '../enrich/message.ts';
import { FEEDS } from '../feeds/catalogue.ts';
import { sealsOf } from '../feeds/coverage.ts';
import { channelSighting } from '../records/channel.ts';
import type { Message } from '../records/message.ts';
import { groupSighting } from '../records/ransomware-group.ts';
import type { AnyRecord } from '../records/record.ts';
import { serverSighting } from '../records/server.ts';
import type { Store } from '../storage/port/store.ts';
import { addDays, type Day, daysBetween, startOfDay } from '../time/day.ts';
import { demoDay, leakSite } from './day.ts';
import { RANSOMWARE_GROUPS } from './phrases.ts';
import { demoPlaces } from './places.ts';

export const DEMO_DAYS = 45;

/** Days before the first start of the demo. */
const EMPTY_DAY_BACK = 12;
const MISSING_DAY_BACK = 20;

/** People write messages for this many days after they are first seen. */
const ACTIVE_DAYS = 20;

interface DemoState {
  /** Day of the first start. The initial history ends the day before. */
  startedOn: Day;
  /** Last complete day. After a crash, the next day is written again. */
  filledThrough: Day;
}

const STATE_FILE = 'demo.json';
const QUIET_TEXT = 'nothing new today';

export function isDemoFolder(folder: string): boolean {
  return existsSync(join(folder, STATE_FILE));
}

/** Fills the demo up to yesterday: 45 days the first time, later the days since. */
export async function fillDemo(
  folder: string,
  store: Store,
  today: Day,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const yesterday = addDays(today, -1);
  let state = readState(folder) ?? { startedOn: today, filledThrough: addDays(today, -DEMO_DAYS - 1) };
  writeState(folder, state);
  const days = daysBetween(addDays(state.filledThrough, 1), yesterday);
  for (const [index, day] of days.entries()) {
    await fillDay(store, day, state.startedOn);
    state = { ...state, filledThrough: day };
    writeState(folder, state);
    onProgress(index + 1, days.length);
  }
}

async function fillDay(store: Store, day: Day, startedOn: Day): Promise<void> {
  const first = addDays(startedOn, -DEMO_DAYS);
  const missing = addDays(startedOn, -MISSING_DAY_BACK);
  const empty = addDays(startedOn, -EMPTY_DAY_BACK);
  if (day === missing) return;
  const peopleSince = daysBetween(addDays(day, -ACTIVE_DAYS), day).filter(
    (each) => each >= first && each !== missing,
  );
  const records = demoDay(day, day === empty ? 'empty' : 'busy', peopleSince);
  await store.write({
    records: [...(day === first ? placesAt(startOfDay(day)) : []), ...records].map((record) =>
      maskRecord(enriched(record, day === empty)),
    ),
  });
  if (day === empty) await store.seal(FEEDS.flatMap((feed) => sealsOf(feed, day)));
}

function enriched(record: AnyRecord, isEmptyDay: boolean): AnyRecord {
  if (record.kind === 'ransomware') return reenrichPost(record);
  return record.kind === 'message' ? enrichedMessage(record, isEmptyDay) : record;
}

/** Enriches a message as importers do. On the empty day, messages contain no items. */
function enrichedMessage(message: Message, isEmptyDay: boolean): Message {
  const { languages, ...draft } = message;
  const result = enrichMessage(languages.length === 0 ? draft : message);
  if (!isEmptyDay || result.items === undefined) return result;
  return enrichMessage({ ...draft, text: QUIET_TEXT });
}

/** All channels, servers and ransomware groups, seen at the start of the demo. */
function placesAt(at: number): AnyRecord[] {
  const { servers, channels } = demoPlaces();
  return [
    ...RANSOMWARE_GROUPS.map((group) => {
      const site = leakSite(group);
      return groupSighting(group, at, { facts: { site }, lists: { sites: [site] } });
    }),
    ...servers.map(({ serverId, title }, index) =>
      serverSighting(serverId, at, {
        facts: { memberCount: 50 + index * 137 },
        lists: {
          serverTitles: [title],
          serverPhoto: [`https://photos.example/servers/${serverId}.png`],
          discordLink: [`https://discord.gg/xmpl-${serverId.slice(-6)}`],
        },
      }),
    ),
    ...channels.map(({ platform, channelId, title, server, topics }) =>
      channelSighting(
        platform,
        channelId,
        at,
        {
          facts: {
            serverId: server?.serverId,
            hasTopics: platform === 'telegram' ? topics.length > 0 : undefined,
            username: platform === 'telegram' ? `xmpl_${channelId.slice(-6)}` : undefined,
            isPublic: platform === 'telegram' ? true : undefined,
          },
          lists: {
            channelTitles: [title],
            channelPhoto: platform === 'telegram' ? [`https://photos.example/channels/${channelId}.jpg`] : [],
            serverTitle: server === undefined ? [] : [server.title],
          },
        },
        topics.map((topic) => ({
          ...topic,
          topMessage: Number(topic.id),
          closed: false,
          pinned: topic.id === '1',
          hidden: false,
        })),
      ),
    ),
  ];
}

function readState(folder: string): DemoState | undefined {
  const file = join(folder, STATE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoState) : undefined;
}

/** Writes a new file and renames it, so that a crash leaves the old or the new state, never a partial one. */
function writeState(folder: string, state: DemoState): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, STATE_FILE);
  writeFileSync(`${file}.new`, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
