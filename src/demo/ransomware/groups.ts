import { ADDRESS_MAKERS, onionHost } from '../addresses.ts';
import { SeededRandom } from '../random.ts';
import type { Style } from './wording.ts';

/** A ransomware group and its career. Days count back from the first start. */
export interface DemoGroup {
  name: string;
  /** Posts on a usual working day. */
  rate(back: number): number;
  /** First and last day with posts. */
  since: number;
  until?: number;
  style: Style;
  email: string;
  wallet: string;
  /** The leak site and its mirrors. */
  sites: readonly string[];
  /** Countries and sectors that it prefers. */
  countries?: readonly string[];
  sectors?: readonly string[];
  worksOnWeekends?: boolean;
}

/** The whole history, and some more. */
const ALWAYS = 425;

function site(name: string): string {
  return `http://${onionHost(new SeededRandom('leak site', name))}/`;
}

function identity(name: string): Pick<DemoGroup, 'email' | 'wallet' | 'sites'> {
  return {
    email: `${name}@leak-desk.example`,
    wallet: ADDRESS_MAKERS.bitcoin_address(new SeededRandom('group wallet', name)),
    sites: [site(name)],
  };
}

/** From `low` to `high` within `days` until the first start, and constant before and after. */
function rising(low: number, high: number, days: number): DemoGroup['rate'] {
  return (back) => low + (high - low) * (1 - Math.min(1, Math.max(0, back) / days)) ** 2;
}

const PALEGROVE = identity('palegrove');

export const NIGHTHERON: DemoGroup = {
  ...identity('nightheron'),
  name: 'nightheron',
  since: 260,
  rate: rising(0.08, 2.3, 150),
  style: 'formal',
  sites: [site('nightheron'), site('nightheron mirror')],
  countries: ['DE', 'AT', 'CH', 'NL', 'FR', 'US'],
  sectors: ['Transportation', 'Manufacturing', 'Wholesale'],
  worksOnWeekends: true,
};

export const GROUPS: readonly DemoGroup[] = [
  NIGHTHERON,
  {
    ...identity('ironmoth'),
    name: 'ironmoth',
    since: ALWAYS,
    rate: () => 1,
    style: 'plain',
    sites: [site('ironmoth'), site('ironmoth mirror')],
    worksOnWeekends: true,
  },
  { ...identity('sablefen'), name: 'sablefen', since: ALWAYS, rate: () => 0.6, style: 'boasting' },
  // Its site went offline a month ago.
  {
    ...identity('brasskettle'),
    name: 'brasskettle',
    since: 380,
    until: 31,
    rate: () => 0.9,
    style: 'countdown',
  },
  // Stopped for two weeks and came back under another name, with the same mailbox, wallet and wording.
  { ...PALEGROVE, name: 'palegrove', since: ALWAYS, until: 190, rate: () => 0.7, style: 'polite' },
  {
    ...identity('ashlarc'),
    email: PALEGROVE.email,
    wallet: PALEGROVE.wallet,
    name: 'ashlarc',
    since: 176,
    rate: rising(0.4, 0.8, 170),
    style: 'polite',
  },
  // New.
  {
    ...identity('tarnwick'),
    name: 'tarnwick',
    since: 19,
    rate: (back) => (back > 15 ? 1.6 : 0.7),
    style: 'boasting',
    countries: ['US', 'CA', 'GB'],
  },
  // Fades.
  {
    ...identity('coldharbor9'),
    name: 'coldharbor9',
    since: ALWAYS,
    rate: (back) => Math.max(0.05, back / 420),
    style: 'plain',
  },
  // Publishes everything of a campaign within two days.
  {
    ...identity('vexrail'),
    name: 'vexrail',
    since: 330,
    rate: (back) => ([9, 48, 103, 168, 240, 312].some((day) => back === day || back === day - 1) ? 11 : 0.02),
    style: 'countdown',
    worksOnWeekends: true,
  },
  {
    ...identity('quietlatch'),
    name: 'quietlatch',
    since: ALWAYS,
    rate: () => 0.22,
    style: 'formal',
    sectors: ['Healthcare'],
  },
  {
    ...identity('mirefox'),
    name: 'mirefox',
    since: 290,
    rate: () => 0.45,
    style: 'boasting',
    countries: ['BR', 'MX', 'AR', 'CO', 'ES'],
  },
  // Six weeks of work, six weeks of silence.
  {
    ...identity('gildedcrow'),
    name: 'gildedcrow',
    since: 400,
    rate: (back) => (Math.floor(back / 42) % 2 === 0 ? 0.6 : 0),
    style: 'formal',
    countries: ['IT', 'FR', 'ES', 'JP'],
  },
];

export function isWorking({ since, until = Number.NEGATIVE_INFINITY }: DemoGroup, back: number): boolean {
  return back <= since && back >= until;
}
