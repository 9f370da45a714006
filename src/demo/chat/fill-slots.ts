import { LANTERN_DESK } from '../people/cast.ts';
import { SCAMMERS, TRUSTED } from '../people/crowd.ts';
import { emailOf, handleOn, isActive, type Person, walletOf } from '../people/person.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { SeededRandom } from '../random.ts';
import { GROUPS, isWorking } from '../ransomware/groups.ts';

const SECTORS = [
  'logistics',
  'dental',
  'construction',
  'banking',
  'hotel',
  'retail',
  'machine-building',
  'pharmacy',
];
const MALWARE = ['Copperfang', 'Mothwing', 'Saltbox', 'Graylark', 'Tinderfox', 'Quillback', 'Fernloader'];
const SHOP_WORDS = ['amber', 'cinder', 'garnet', 'hollow', 'juniper', 'nettle', 'quartz', 'thistle'];

/** Numbers far beyond those that are given out in a year. */
const CVES = ['90417', '91022', '91355', '92740', '93118'].map((number) => `CVE-2026-${number}`);
/** The one that everybody talks about since a few days. */
const LOUD_CVE_SINCE = 9;
/** Networks for documentation. */
const NETWORKS = ['192.0.2', '198.51.100', '203.0.113'];
/** Account numbers from the examples of the standard. */
const IBANS = ['DE89370400440532013000', 'GB82WEST12345698765432', 'FR1420041010050500013M02606'];

interface Context {
  random: SeededRandom;
  person: Person;
  phrases: Phrases;
  back: number;
}

/** Fills the {slots} of a sentence. Undefined if the person cannot say it, such as a warning of himself. */
export function fillSlots(sentence: string, context: Context): string | undefined {
  let isPossible = true;
  const filled = sentence.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = slotValue(name, context);
    if (value === undefined) isPossible = false;
    return value ?? slot;
  });
  return isPossible ? filled : undefined;
}

function slotValue(name: string, { random, person, phrases, back }: Context): string | undefined {
  switch (name) {
    case 'country':
      return random.pick(phrases.countries);
    case 'number':
      return String(10 + random.below(890));
    case 'price':
      return String(50 * (1 + random.below(90)));
    case 'price2':
      return String(5000 + 500 * random.below(30));
    case 'sector':
      return random.pick(SECTORS);
    case 'malware':
      return random.pickSkewed(MALWARE);
    case 'group':
      return random.pick(GROUPS.filter((group) => isWorking(group, back))).name;
    case 'cve':
      return back <= LOUD_CVE_SINCE && random.chance(0.7) ? CVES[0] : random.pick(CVES);
    case 'handle':
      return person.platform === 'telegram' ? handleOn(person, back) : undefined;
    case 'email':
      return emailOf(person);
    case 'wallet':
      return walletOf(person);
    case 'link':
      return `hxxps://${random.pick(SHOP_WORDS)}-${random.pick(SHOP_WORDS)}[.]example/${random.digits(6)}`;
    case 'ip':
      return `${random.pickSkewed(NETWORKS)}.${1 + random.below(40)}`;
    case 'hash':
      return random.hex(64);
    case 'iban':
      return random.pick(IBANS);
    case 'scammer':
      return aboutAnother(random, SCAMMERS, person, back);
    case 'trusted':
      return aboutAnother(random, TRUSTED, person, back);
    case 'desk':
      return person === LANTERN_DESK ? undefined : handleOn(LANTERN_DESK, back);
    default:
      return undefined;
  }
}

/** Scammers neither warn nor vouch. Only Telegram has handles. */
function aboutAnother(
  random: SeededRandom,
  people: readonly Person[],
  speaker: Person,
  back: number,
): string | undefined {
  if (speaker.reputation === 'scammer') return undefined;
  const others = people.filter(
    (person) => person.platform === 'telegram' && person !== speaker && isActive(person, back),
  );
  return others.length === 0 ? undefined : handleOn(random.pick(others), back);
}
