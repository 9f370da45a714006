import type { DemoDay } from '../calendar.ts';
import { BROKER_WALLET, FERRYMAN, HARROW, LANTERN_DESK, SCAMMER } from '../people/cast.ts';
import { PEOPLE } from '../people/crowd.ts';
import { handleOn, type Person } from '../people/person.ts';
import { STORY_MARKET } from '../places/servers.ts';
import { NIGHT_MARKET, STORY_CHANNEL } from '../places/telegram.ts';
import { STORY_COMPANY, STORY_OFFER } from '../story-facts.ts';
import type { Draft } from './draft.ts';

const HOUR_MS = 3_600_000;
const DOMAIN = STORY_COMPANY.domain.replace('.', '[.]');

function regular(language: string, platform: Person['platform'], rank: number): Person {
  const people = PEOPLE.filter(
    (person) =>
      person.platform === platform && person.languages[0] === language && person.joined > 60 && !person.left,
  );
  return people[rank] as Person;
}
const BUYER = regular('en', 'telegram', 1);
const WITNESS = regular('en', 'telegram', 2);
const CUSTOMER = regular('en', 'discord', 1);

type Scene = Omit<Draft, 'at' | 'language' | 'isScripted'> & { back: number; hour: number };

/** The messages of the story, in order of time. */
const SCENES: readonly Scene[] = [
  {
    back: 41,
    hour: 16.1,
    channel: STORY_MARKET,
    person: HARROW,
    mood: 'sell',
    text: `Two networks left, both transportation, both with VPN. Payment to my wallet ${BROKER_WALLET}, I answer in the evening.`,
  },
  {
    back: 41,
    hour: 16.4,
    channel: STORY_MARKET,
    person: CUSTOMER,
    mood: 'reply',
    text: 'Took one of them, credentials worked at the first try.',
  },
  {
    back: STORY_OFFER.back,
    hour: STORY_OFFER.ms / HOUR_MS,
    channel: STORY_CHANNEL,
    person: FERRYMAN,
    mood: 'sell',
    text: `Selling VPN access with domain user, transportation, Germany.
Revenue ${STORY_COMPANY.revenue}M, ${STORY_COMPANY.employees} employees, site ${DOMAIN}
Antivirus known, backups in the same network.
Start 2500, step 500, blitz 6000 USD. Escrow: ${handleOn(LANTERN_DESK, STORY_OFFER.back)}
Payment to my wallet ${BROKER_WALLET}`,
    edited: {
      text: `SOLD to one hand. Next offer on Monday.
Was: VPN access with domain user, transportation, Germany, site ${DOMAIN}
Payment to my wallet ${BROKER_WALLET}`,
      afterMs: 4.5 * HOUR_MS,
    },
  },
  {
    back: STORY_OFFER.back,
    hour: 18.9,
    channel: NIGHT_MARKET,
    person: BUYER,
    mood: 'ask',
    text: `Did anybody look at the German freight company in Access Row? ${DOMAIN}, price looks low for ${STORY_COMPANY.revenue}M.`,
  },
  {
    back: STORY_OFFER.back,
    hour: 19.2,
    channel: NIGHT_MARKET,
    person: WITNESS,
    mood: 'reply',
    text: 'Bought from him before, under the old name. He delivers.',
  },
  {
    back: 2,
    hour: 9.7,
    channel: NIGHT_MARKET,
    person: WITNESS,
    mood: 'chat',
    text: `So that is who bought ${DOMAIN}: nightheron. Two weeks from access to leak.`,
  },
  {
    back: 14,
    hour: 12.5,
    channel: NIGHT_MARKET,
    person: BUYER,
    mood: 'warn',
    text: `Same scammer, third name: ${handleOn(SCAMMER, 14)}. Same wallet as before, I lost 900 USD in spring.`,
  },
];

export function scenesOn({ back, at }: DemoDay): Draft[] {
  return SCENES.filter((scene) => scene.back === back).map(({ back: _, hour, ...scene }) => ({
    ...scene,
    at: at + Math.floor(hour * HOUR_MS),
    language: 'en',
    isScripted: true,
  }));
}
