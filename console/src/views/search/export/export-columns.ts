import type {
  ChannelHit,
  DocumentHit,
  IndicatorHit,
  MessageHit,
  ProfileHit,
  VictimHit,
} from '../../../api/types.ts';
import type { AnyHit, Kind } from '../kinds.ts';
import { indicatorsOf } from '../selected-indicators.ts';

interface Column<Hit> {
  name: string;
  text: (hit: Hit) => string | undefined;
}

/** Separates values of one cell. */
const list = (values: readonly string[] | undefined) => values?.join(' | ');
const found = (hit: AnyHit) => list(indicatorsOf(hit).map(({ kind, value }) => `${kind}:${value}`));

const MESSAGE: readonly Column<MessageHit>[] = [
  { name: 'detectionDate', text: (hit) => hit.detectionDate },
  { name: 'platform', text: (hit) => hit.platform },
  { name: 'channelId', text: (hit) => hit.channelId },
  { name: 'channelTitle', text: (hit) => hit.channelTitle },
  { name: 'userId', text: (hit) => hit.userId },
  { name: 'username', text: (hit) => hit.username },
  { name: 'messageId', text: (hit) => hit.messageId },
  { name: 'language', text: (hit) => hit.languages[0]?.language },
  { name: 'message', text: (hit) => hit.message },
  { name: 'indicators', text: found },
  { name: 'copies', text: (hit) => hit.similar && String(hit.similar.count) },
];

const PERSON: readonly Column<ProfileHit>[] = [
  { name: 'platform', text: (hit) => hit.platform },
  { name: 'userId', text: (hit) => hit.userId },
  { name: 'usernames', text: (hit) => list(hit.usernames) },
  { name: 'firstName', text: (hit) => list(hit.firstName) },
  { name: 'lastName', text: (hit) => list(hit.lastName) },
  { name: 'detectionDate', text: (hit) => hit.detectionDate },
  { name: 'indicators', text: found },
];

const CHANNEL: readonly Column<ChannelHit>[] = [
  { name: 'platform', text: (hit) => hit.platform },
  { name: 'channelId', text: (hit) => hit.channelId },
  { name: 'channelTitles', text: (hit) => list(hit.channelTitles) },
  { name: 'serverId', text: (hit) => hit.serverId },
  { name: 'serverTitle', text: (hit) => list(hit.serverTitle) },
  { name: 'creationDate', text: (hit) => hit.creationDate },
  { name: 'detectionDate', text: (hit) => hit.detectionDate },
];

const PAGE: readonly Column<DocumentHit>[] = [
  { name: 'detectionDate', text: ({ page }) => page.detectionDate },
  { name: 'id', text: ({ page }) => page.id },
  { name: 'url', text: ({ page }) => page.url.url },
  { name: 'network', text: ({ page }) => page.url.network },
  { name: 'title', text: ({ page }) => page.pageTitle },
  { name: 'language', text: ({ page }) => page.language ?? undefined },
  { name: 'text', text: ({ page }) => page.text },
  { name: 'indicators', text: found },
];

const VICTIM: readonly Column<VictimHit>[] = [
  { name: 'detectionDate', text: ({ page }) => page.detectionDate },
  { name: 'id', text: ({ page }) => page.id },
  { name: 'companyName', text: (hit) => hit.companyName },
  { name: 'companyLink', text: (hit) => hit.companyLink },
  { name: 'ransomwareGroup', text: (hit) => hit.ransomwareGroup },
  { name: 'country', text: (hit) => hit.country },
  { name: 'industry', text: (hit) => hit.industry },
  { name: 'url', text: ({ page }) => page.url.url },
  { name: 'text', text: ({ page }) => page.text },
];

const INDICATOR: readonly Column<IndicatorHit>[] = [
  { name: 'kind', text: (hit) => hit.kind },
  { name: 'value', text: (hit) => hit.value },
  { name: 'canonical', text: (hit) => hit.canonical },
  { name: 'count', text: (hit) => String(hit.count) },
  { name: 'firstSeen', text: (hit) => hit.firstSeen },
  { name: 'lastSeen', text: (hit) => hit.lastSeen },
];

const COLUMNS: Record<Kind, readonly Column<never>[]> = {
  messages: MESSAGE,
  people: PERSON,
  channels: CHANNEL,
  pages: PAGE,
  victims: VICTIM,
  indicators: INDICATOR,
};

export function columnNames(kind: Kind): string[] {
  return COLUMNS[kind].map(({ name }) => name);
}

export function cellsOf(kind: Kind, hit: AnyHit): string[] {
  return COLUMNS[kind].map(({ text }) => text(hit as never) ?? '');
}
