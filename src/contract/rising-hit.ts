import Type, { type Static } from 'typebox';
import { LOOKUP_KINDS } from '../records/indicator.ts';
import { oneOf } from './parameters.ts';
import { Counts } from './small-objects.ts';

/** What can rise, besides the kinds of indicators. */
export const RISING_GROUPS = ['terms', 'wallets', 'domains', 'emails', 'handles'] as const;
export type RisingGroup = (typeof RISING_GROUPS)[number];

export const RisingParameters = {
  of: Type.Optional(
    oneOf(
      [...RISING_GROUPS, ...LOOKUP_KINDS],
      'What to look for: `terms`, a group of kinds (`wallets`, `domains` with onion and I2P addresses, `emails`, `handles` of messengers), or one kind of indicator',
      { default: 'terms', examples: ['wallets'] },
    ),
  ),
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 30,
      default: 7,
      description: 'Length of the period in days (UTC), today included',
      examples: [7],
    }),
  ),
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 50, default: 10, description: 'Number of results', examples: [5] }),
  ),
};

/** Extension. */
export const RisingHit = Type.Object(
  {
    term: Type.Optional(
      Type.String({
        description:
          'The word or pair of words; a search for it in quotation marks finds the counted messages',
      }),
    ),
    kind: Type.Optional(oneOf(LOOKUP_KINDS, 'Kind of indicator')),
    value: Type.Optional(Type.String({ description: 'The indicator' })),
    count: Type.Integer({ description: 'Records in the period' }),
    previous: Type.Integer({ description: 'Records in the period of the same length before' }),
    factor: Type.Number({
      description: 'How many times as often as expected from the three periods before, smoothed',
    }),
    series: Counts(
      'Records per day (UTC), oldest first: those of the period before, then those of the period',
    ),
  },
  { title: 'Rising', description: 'A term or indicator that occurs more often than before' },
);
export type RisingHit = Static<typeof RisingHit>;
