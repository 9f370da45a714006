import { valuesOf } from '../../records/entity.ts';
import { groupIndicators } from '../../records/group-indicators.ts';
import { canonicalOwnName } from '../../records/own-items.ts';
import type { EntityKind, RecordOf } from '../../records/record.ts';
import type { RecordOutline } from '../port/outline.ts';

/** Fields of a record that its outline needs. A group also needs its lists, which are short. */
export const OUTLINED_FIELDS = [
  'kind',
  'groupId',
  'firstSeen',
  'detectionDate',
  'lastSeen',
  'facts.name',
  'facts.username',
  'facts.serverId',
  'facts.pageTitle',
  'facts.url',
  'facts.companyName',
  'lists.usernames',
  'lists.firstName',
  'lists.lastName',
  'lists.channelTitles',
  'lists.serverTitles',
  'lists.own',
  'reports',
] as const;

/** Profiles list no more names than a connection could need. */
const NAMES_MAX = 50;

export function outlineOf(record: RecordOf<EntityKind>): RecordOutline {
  const { firstSeen, detectionDate } = record;
  const common = { firstSeen, lastSeen: detectionDate, usernames: [], own: [], posts: [] };
  switch (record.kind) {
    case 'profile': {
      const usernames = valuesOf(record.lists.usernames);
      const names = [record.lists.firstName, record.lists.lastName].flatMap(
        (list) => valuesOf(list).at(-1) ?? [],
      );
      const own = valuesOf(record.lists.own).map(canonicalOwnName);
      return {
        ...common,
        label: usernames.at(-1) ?? (names.join(' ').trim() || undefined),
        usernames: usernames.slice(-NAMES_MAX),
        own,
      };
    }
    case 'channel': {
      const username = record.facts.username?.value;
      return {
        ...common,
        label: valuesOf(record.lists.channelTitles).at(-1) ?? username,
        usernames: username === undefined ? [] : [username],
        serverId: record.facts.serverId?.value,
      };
    }
    case 'server':
      return { ...common, label: valuesOf(record.lists.serverTitles).at(-1) };
    case 'page':
      return { ...common, label: record.facts.pageTitle?.value ?? record.facts.url?.value };
    case 'ransomware':
      return { ...common, label: record.facts.companyName?.value };
    case 'ransomware-group':
      return {
        ...common,
        label: record.facts.name?.value,
        own: groupIndicators(record).map(({ kind, canonical }) => `${kind} ${canonical}`),
      };
    case 'victim':
      return {
        ...common,
        lastSeen: record.lastSeen,
        label: record.facts.companyName?.value,
        groupId: record.groupId,
        posts: record.reports.map(({ postId }) => postId),
      };
  }
}
