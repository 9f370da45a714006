import { reenrichPost } from '../../enrich/description.ts';
import { groupSighting, type RansomwareGroup } from '../../records/ransomware-group.ts';
import { type RansomwarePost, ransomwarePostId, ransomwareSighting } from '../../records/ransomware-post.ts';
import { type DemoDay, EMPTY_BACK } from '../calendar.ts';
import { SeededRandom } from '../random.ts';
import { STORY_COMPANY, STORY_POST } from '../story-facts.ts';
import { type Company, inventCompany } from './companies.ts';
import { type DemoGroup, GROUPS, isWorking, NIGHTHERON } from './groups.ts';
import { postText } from './wording.ts';

/** What a group claims on a day. */
export interface Claim {
  group: DemoGroup;
  company: Company;
  at: number;
}

/** Everything that leak sites published on a day, collected or not, in order of time. */
export function claimsOn(day: DemoDay): Claim[] {
  if (day.back === EMPTY_BACK) return [];
  const claims = GROUPS.flatMap((group) => claimsOf(group, day));
  if (day.back === STORY_POST.back)
    claims.push({ group: NIGHTHERON, company: STORY_COMPANY, at: day.at + STORY_POST.ms });
  return claims.sort((a, b) => a.at - b.at);
}

function claimsOf(group: DemoGroup, { back, at, isWeekend }: DemoDay): Claim[] {
  const random = new SeededRandom('posts', group.name, back);
  return Array.from({ length: countOn(group, back, isWeekend) }, (_, index) => ({
    group,
    company: sharedCompany(random, group, back) ?? ownCompany(group, back, index),
    // Most publish in the afternoon of Moscow.
    at: at + Math.floor((8 + 12 * random.fraction() ** 1.3) * 3_600_000),
  }));
}

function countOn(group: DemoGroup, back: number, isWeekend: boolean): number {
  if (!isWorking(group, back)) return 0;
  const rest = isWeekend ? (group.worksOnWeekends ? 0.5 : 0.12) : 1.2;
  const count = new SeededRandom('number of posts', group.name, back).poisson(group.rate(back) * rest);
  // A visitor looks at yesterday first, which may be a Sunday.
  return group === NIGHTHERON && back <= 1 ? Math.max(2, count) : count;
}

function ownCompany(group: DemoGroup, back: number, index: number): Company {
  return inventCompany(new SeededRandom('company', group.name, back, index), group);
}

/** Now and then a group claims a company that another one claimed some weeks before. */
function sharedCompany(random: SeededRandom, group: DemoGroup, back: number): Company | undefined {
  if (!random.chance(0.03)) return undefined;
  const other = random.pick(GROUPS);
  const before = back + 9 + random.below(30);
  const isPosted = other !== group && countOn(other, before, false) > 0 && countOn(other, before, true) > 0;
  return isPosted ? ownCompany(other, before, 0) : undefined;
}

export function postId({ group, company, at }: Claim): string {
  return ransomwarePostId(group.name, company.name, at);
}

export function postOf(claim: Claim): RansomwarePost {
  const { group, company, at } = claim;
  const random = new SeededRandom('post', postId(claim));
  const text = postText(random, company, group, at);
  const post = ransomwareSighting(
    postId(claim),
    at,
    { url: `${group.sites[0]}post/${random.hex(10)}`, grade: 'absolute-link' },
    {
      facts: {
        companyName: company.name,
        companyLink: `https://${company.domain}`,
        ransomwareGroup: group.name,
        text,
        country: company.country,
        naics: company.naics,
        industry: company.industry,
      },
    },
  );
  return reenrichPost(post);
}

/** Groups are looked at on their first day and once a week: who is gone was last seen then. */
export function groupsOn({ at, back }: DemoDay): RansomwareGroup[] {
  return GROUPS.filter((group) => isWorking(group, back) && (back === group.since || back % 7 === 3)).map(
    ({ name, sites, email, wallet }) =>
      groupSighting(name, at, {
        facts: { site: sites[0] },
        lists: { sites: [...sites], email: [email], bitcoin_address: [wallet] },
      }),
  );
}
