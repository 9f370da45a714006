import { GroupDetails, groupHit, groupVictim, unlistedGroup } from '../../contract/group-hit.ts';
import { GroupName } from '../../contract/victim-parameters.ts';
import { ApiError } from '../../errors.ts';
import { postHistogram } from '../../feeds/post-histogram.ts';
import { postsOfGroup, victimsOfGroup } from '../../questions/victims.ts';
import { groupIdOf } from '../../records/ransomware-group.ts';
import { formatInstant } from '../../time/instant.ts';
import { endpoint } from '../endpoint.ts';

const NEWEST_VICTIMS = 10;

/** Extension. */
export const findGroup = endpoint({
  id: 'findGroup',
  path: '/api/v2/group/{name}',
  summary: 'Get a ransomware group (extension)',
  description:
    'Returns what is known about a group: spellings of its name, leak sites with the date on which a tracker last saw ' +
    'them online, posts by month, victims and indicators.',
  scope: 'victims',
  pathParameters: { name: GroupName },
  queryParameters: {},
  hit: GroupDetails,
  defaultPageSize: undefined,
  errors: [404],
  async answer({ path }, { store }) {
    const groupId = groupIdOf(path.name);
    const listed = await store.get('ransomware-group', groupId);
    const counts = await store.countPosts(postsOfGroup(groupId));
    const newest = { kind: 'page', skip: 0, take: NEWEST_VICTIMS } as const;
    const victims = await store.find(victimsOfGroup(groupId, newest));
    const spellings = [...new Set(counts.flatMap(({ value }) => value?.trim() ?? []))].sort();
    if (listed === undefined && spellings.length === 0) throw new ApiError('NotFound', 'Group');
    const group = listed === undefined ? unlistedGroup(spellings[0] as string) : groupHit(listed);
    const days = counts.map(({ day }) => day).sort();
    const { total, buckets } = postHistogram(counts, { interval: 'month', groupsMax: 0 });
    const hit: GroupDetails = {
      ...group,
      aliases: spellings.filter((name) => name !== group.name),
      ...(days[0] !== undefined && { firstPost: days[0], lastPost: days.at(-1) as string }),
      posts: total,
      postsByMonth: buckets.map(({ at, count }) => ({ month: formatInstant(at).slice(0, 7), posts: count })),
      victims: victims.total,
      newestVictims: victims.hits.map(groupVictim),
    };
    return { total: 1, hits: [hit] };
  },
});
