import { type DemoDay, daysLater } from '../calendar.ts';
import { FERRYMAN, HERON_PRESS, LEAK_BOT } from '../people/cast.ts';
import { PEOPLE } from '../people/crowd.ts';
import { isActive } from '../people/person.ts';
import { ACCESS_MARKET, HERON_CHANNEL, LEAK_WATCH, NIGHT_MARKET, STORY_CHANNEL } from '../places/telegram.ts';
import { SeededRandom } from '../random.ts';
import { NIGHTHERON } from '../ransomware/groups.ts';
import { type Claim, claimsOn } from '../ransomware/posts.ts';
import { STORY_COMPANY } from '../story-facts.ts';
import { timeOfDay } from './chatter.ts';
import type { Draft } from './draft.ts';

const MINUTE_MS = 60_000;

/** Victims that are talked about: before their post, when access to them is sold, and after it. */
export function mentionsOn(day: DemoDay): Draft[] {
  return [...claimsOn(day).flatMap((claim) => newsOf(claim, day)), ...offersOn(day)];
}

/** A bot repeats most posts within the hour, and the group's own channel some. */
function newsOf({ group, company, at }: Claim, { back }: DemoDay): Draft[] {
  const random = new SeededRandom('news', company.name, back);
  const { name, domain, country } = company;
  const drafts: Draft[] = [];
  const text = `New post by ${group.name}: ${name} (${domain.replace('.', '[.]')}), ${country}, ${company.industry}`;
  if (random.chance(0.75))
    drafts.push({
      channel: LEAK_WATCH,
      person: LEAK_BOT,
      at: at + (4 + random.below(50)) * MINUTE_MS,
      text,
      language: 'en',
      mood: 'news',
    });
  if (group === NIGHTHERON && isActive(HERON_PRESS, back))
    drafts.push({
      channel: HERON_CHANNEL,
      person: HERON_PRESS,
      at: at + (1 + random.below(3)) * MINUTE_MS,
      text: `${name} had enough time to answer. Everything about ${domain} is on our site: ${group.sites[0]}`,
      language: 'en',
      mood: 'news',
    });
  if (random.chance(0.2)) drafts.push(forwarded(random, text, at));
  return drafts.filter(({ at: moment }) => Math.floor(moment / 86_400_000) === Math.floor(at / 86_400_000));
}

function forwarded(random: SeededRandom, text: string, at: number): Draft {
  const people = PEOPLE.filter(({ platform, languages }) => platform === 'telegram' && languages[0] === 'en');
  return {
    channel: NIGHT_MARKET,
    person: random.pickWeighted(people, ({ activity }) => activity),
    at: at + (60 + random.below(120)) * MINUTE_MS,
    text,
    language: 'en',
    mood: 'news',
    forwardedFrom: LEAK_WATCH,
  };
}

/** Two weeks before some posts, a broker offers access to the same company. */
const OFFERED_BEFORE_DAYS = [11, 12, 13, 14, 15];
const OFFER_CHANCE = 0.07;

function offersOn(day: DemoDay): Draft[] {
  const { back, at } = day;
  if (!isActive(FERRYMAN, back)) return [];
  return OFFERED_BEFORE_DAYS.flatMap((days) => {
    const claims = claimsOn(daysLater(day, days));
    return claims.flatMap(({ company }): Draft[] => {
      const random = new SeededRandom('offer', company.name, days);
      if (company === STORY_COMPANY || !random.chance(OFFER_CHANCE)) return [];
      const price = 500 * (2 + random.below(20));
      return [
        {
          channel: random.pick([STORY_CHANNEL, STORY_CHANNEL, ACCESS_MARKET, NIGHT_MARKET]),
          person: FERRYMAN,
          at: at + timeOfDay(random, FERRYMAN.zone),
          text: `VPN access, ${company.industry.toLowerCase()}, ${company.countryName}, revenue ${company.revenue}M, ${company.employees} hosts. Site: ${company.domain.replace('.', '[.]')}\nPrice ${price} USD, through escrow.`,
          language: 'en',
          mood: 'sell',
        },
      ];
    });
  });
}
