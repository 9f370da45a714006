import type { Page } from '../../records/page.ts';
import { dayOf } from '../../time/day.ts';
import { type DemoDay, daysLater } from '../calendar.ts';
import { SeededRandom } from '../random.ts';
import { type DemoGroup, GROUPS, isWorking } from '../ransomware/groups.ts';
import { claimsOn } from '../ransomware/posts.ts';
import { heading, link, paragraph } from './html.ts';
import { visit } from './page.ts';

const VISITED_EVERY_DAYS = 8;
/** Groups were tracked before their sites were crawled. */
const CRAWLED_DAYS = 200;
/** Victims that the front page still lists. */
const LISTED_DAYS = 10;
/** How long a site is still tried after its last post. */
const TRIED_DAYS = 4;

/** Leak sites and their mirrors, as they were on a day. */
export function leakSitePagesOn(day: DemoDay): Page[] {
  if (day.back > CRAWLED_DAYS) return [];
  return GROUPS.filter((_, index) => (day.back + index) % VISITED_EVERY_DAYS === 0).flatMap((group) => {
    if (isWorking(group, day.back))
      return group.sites.map((site, index) => sitePage(group, site, index, day));
    const isFresh =
      group.until !== undefined && day.back < group.until && day.back >= group.until - TRIED_DAYS * 2;
    return isFresh ? group.sites.map((site, index) => offlinePage(group, site, index, day)) : [];
  });
}

function idOf(group: DemoGroup, index: number): string {
  return `leak-site-${group.name}${index === 0 ? '' : `-mirror-${index}`}`;
}

function sitePage(group: DemoGroup, site: string, index: number, day: DemoDay): Page {
  const victims = Array.from({ length: LISTED_DAYS }, (_, ago) => daysLater(day, -ago))
    .flatMap((each) => claimsOn(each))
    .filter((claim) => claim.group === group && claim.at <= day.at)
    .map(({ company, at }) => paragraph(`${dayOf(at)} ${company.name}, ${company.domain}`));
  return visit(idOf(group, index), visitedAt(group, index, day), {
    url: site,
    title: index === 0 ? group.name : `${group.name} (mirror)`,
    topic: 'leaks',
    body: [
      heading(group.name),
      ...(victims.length > 0 ? victims : [paragraph('No new companies. Everybody paid.')]),
      paragraph(`Contact: ${group.email}`),
      paragraph(`Payments: ${group.wallet}`),
      ...group.sites.filter((other) => other !== site).map((other) => link(other, `Mirror: ${other}`)),
      ...(group.name === 'nightheron' ? [link('https://t.me/nightheron_press_xmpl', 'Statements')] : []),
    ],
  });
}

function offlinePage(group: DemoGroup, site: string, index: number, day: DemoDay): Page {
  return visit(idOf(group, index), visitedAt(group, index, day), {
    url: site,
    title: 'Offline',
    topic: 'leaks',
    body: [heading('502 Bad Gateway'), paragraph('The server behind this address does not answer.')],
  });
}

function visitedAt({ name }: DemoGroup, index: number, { at, back }: DemoDay): number {
  return at + new SeededRandom('leak site visit', name, index, back).below(80_000) * 1000;
}
