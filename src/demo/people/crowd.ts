import { CONTACT_KINDS, type Item } from '../../records/item.ts';
import { ADDRESS_MAKERS, DEMO_CHAINS } from '../addresses.ts';
import { SeededRandom } from '../random.ts';
import { CAST } from './cast.ts';
import { discordUserId, telegramUserId } from './ids.ts';
import { FIRST_NAMES, LAST_NAMES, NAME_WORDS, USERNAME_WORDS } from './names.ts';
import { ownItem, type Person, type PersonName } from './person.ts';

/** How many people write in each language, and where they live, in hours ahead of UTC. */
const LANGUAGES: readonly [language: string, people: number, zones: readonly number[]][] = [
  ['en', 96, [-8, -5, -5, 0, 1]],
  ['ru', 58, [3, 3, 5]],
  ['es', 26, [-6, -5, -3, 1]],
  ['zh', 24, [8]],
  ['de', 16, [1]],
  ['fa', 14, [3]],
  ['tr', 14, [3]],
  ['pt', 14, [-3]],
  ['fr', 10, [1]],
  ['ar', 8, [2, 3]],
  ['uk', 8, [2]],
  ['ja', 5, [9]],
  ['ko', 5, [9]],
];

/** Numbers below are those of the cast. */
const FIRST_NUMBER = 20;
const CREWS = 9;

function crowd(): Person[] {
  const people: Person[] = [];
  for (const [language, count, zones] of LANGUAGES)
    for (let rank = 0; rank < count; rank++)
      people.push(person(FIRST_NUMBER + people.length, language, rank, zones));
  return people;
}

/** The first ones of a language write most. */
function person(number: number, language: string, rank: number, zones: readonly number[]): Person {
  const random = new SeededRandom('person', number);
  const platform = random.chance(0.62) ? 'telegram' : 'discord';
  const joined = rank < 4 ? 120 : Math.floor(124 * random.fraction() ** 0.75);
  const names = namesOf(random, language, platform, joined);
  return {
    platform,
    userId: platform === 'telegram' ? telegramUserId(number) : discordUserId(number),
    names,
    languages: language !== 'en' && random.chance(0.35) ? [language, 'en'] : [language],
    zone: random.pick(zones),
    activity: 9 / (rank + 3) ** 1.1,
    joined,
    left: random.chance(0.18) ? Math.floor(joined * random.fraction()) : undefined,
    reputation: rank < 3 ? 'trusted' : undefined,
    items: itemsOf(random, names[0]?.username ?? ''),
  };
}

function namesOf(
  random: SeededRandom,
  language: string,
  platform: Person['platform'],
  joined: number,
): PersonName[] {
  const firstName = random.pick(FIRST_NAMES[language] ?? []);
  const lastNames = LAST_NAMES[language];
  const lastName = lastNames !== undefined && random.chance(0.4) ? random.pick(lastNames) : undefined;
  const since = Math.max(joined, 1) + 20;
  const names = [{ since, username: username(random, language, platform), firstName, lastName }];
  if (random.chance(0.14))
    names.push({
      since: Math.floor(joined * (0.2 + 0.6 * random.fraction())),
      username: username(random, language, platform),
      firstName: random.chance(0.5) ? firstName : random.pick(FIRST_NAMES[language] ?? []),
      lastName,
    });
  return names;
}

/** Telegram's are marked as examples, because they lead to accounts. */
function username(random: SeededRandom, language: string, platform: Person['platform']): string {
  const words = USERNAME_WORDS[language] ?? NAME_WORDS;
  const name = `${random.pick(words)}_${random.pick(NAME_WORDS)}`;
  const number = random.chance(0.4) ? random.digits(2) : '';
  return platform === 'telegram' ? `${name}${number}_xmpl` : `${name}${random.digits(3)}`;
}

function itemsOf(random: SeededRandom, name: string): Item[] {
  // People who work together share a wallet and an e-mail address.
  if (random.chance(0.12)) return crewItems(random.below(CREWS));
  const local = name.replace(/_xmpl$/, '').replaceAll('_', '.');
  const contacts: Record<(typeof CONTACT_KINDS)[number], () => string> = {
    email: () => `${local}@${random.pick(['mail.example', 'post.example', 'inbox.example'])}`,
    telegram: () => `https://t.me/${local.replaceAll('.', '_')}_xmpl`,
    whatsapp: () => `+1202555${String(100 + random.below(100)).padStart(4, '0')}`,
    paste: () => `https://paste.example/${random.digits(8)}`,
    skype: () => `live:${local}`,
  };
  const chosen = CONTACT_KINDS.filter((kind) => random.chance(kind === 'email' ? 0.35 : 0.07));
  const chains = DEMO_CHAINS.filter((kind) =>
    random.chance(kind === 'bitcoin_address' ? 0.25 : kind === 'tron_address' ? 0.2 : 0.04),
  );
  return [
    ...chains.map((kind) => ownItem(kind, ADDRESS_MAKERS[kind](random))),
    ...chosen.map((kind) => ownItem(kind, contacts[kind]())),
  ];
}

function crewItems(crew: number): Item[] {
  const random = new SeededRandom('crew', crew);
  return [
    ownItem('bitcoin_address', ADDRESS_MAKERS.bitcoin_address(random)),
    ownItem('email', `${random.pick(NAME_WORDS)}-desk@post.example`),
  ];
}

/** Everybody, always the same people. */
export const PEOPLE: readonly Person[] = [...CAST, ...crowd()];
export const SCAMMERS = PEOPLE.filter(({ reputation }) => reputation === 'scammer');
export const TRUSTED = PEOPLE.filter(({ reputation }) => reputation === 'trusted');
