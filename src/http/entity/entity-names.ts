import type { EntityHit } from '../../contract/entity-hit.ts';
import type { Channel } from '../../records/channel.ts';
import { compareDated, type Dated } from '../../records/dated.ts';
import type { Profile } from '../../records/profile.ts';
import type { Server } from '../../records/server.ts';
import { formatInstant } from '../../time/instant.ts';

/** Lists that hold names, the most telling first. */
const NAME_LISTS = {
  profile: ['usernames', 'firstName', 'lastName'],
  channel: ['channelTitles'],
  server: ['serverTitles'],
} as const;

type Named = Profile | Channel | Server;

/** The latest username, else the latest display name, or the latest title. */
export function labelOf(record: Named): string | undefined {
  const lists = record.lists as { [name: string]: Dated[] | undefined };
  if (record.kind !== 'profile' || lists.usernames?.length) {
    const [list] = NAME_LISTS[record.kind];
    return lists[list]?.at(-1)?.value;
  }
  const parts = [lists.firstName?.at(-1)?.value, lists.lastName?.at(-1)?.value];
  return parts.filter((part) => part !== undefined).join(' ') || undefined;
}

/** Every other name, newest first. */
export function otherNames(record: Named, label: string): EntityHit['names'] {
  const lists = record.lists as { [name: string]: Dated[] | undefined };
  return NAME_LISTS[record.kind]
    .flatMap((field) => (lists[field] ?? []).map((dated) => ({ field, dated })))
    .filter(({ dated }) => dated.value !== label)
    .sort((a, b) => compareDated(b.dated, a.dated))
    .map(({ field, dated }) => ({ name: dated.value, field, firstSeen: formatInstant(dated.at) }));
}
