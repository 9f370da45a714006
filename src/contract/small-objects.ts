import Type from 'typebox';
import { CONTACT_KINDS, type ContactKind, type ItemKind } from '../records/item.ts';
import { CHAINS, type ChainKind } from '../records/wallet.ts';
import { AS_IS } from './ids.ts';

export const Value = Type.Object({ value: Type.String({ description: 'The item' }) });

export const Language = Type.Object({
  language: Type.String({ description: 'ISO 639-1 code' }),
  probability: Type.Number({ minimum: 0, maximum: 1, description: 'Probability, from 0 to 1' }),
});

/** Extension: only in searches, and only on request. */
export const Highlight = Type.Optional(
  Type.Record(Type.String(), Type.Array(Type.String()), {
    description:
      'Only with `highlight=true`: matching values by field, as HTML with `<mark>` around each match',
  }),
);

export const Strings = (description: string) => Type.Array(Type.String(), { description });
export const Counts = (description: string) => Type.Array(Type.Integer(), { description });
export const Instant = (description: string) => Type.String({ format: 'date-time', description });
export const RecordPlatform = Type.Union(
  [Type.Literal('telegram'), Type.Literal('discord'), Type.Literal('jabber')],
  {
    description: 'Platform of the record; `jabber` is an extension',
  },
);

/** Lists can be long, and one call for all of a list's objects is faster than one for each. */
const Values = (description: string) => Type.Array(Value, { description, [AS_IS]: true });
type ValuesByKind<Kind extends string> = { [K in Kind]: ReturnType<typeof Values> };

const CONTACT_DESCRIPTIONS: Record<ContactKind, string> = {
  email: 'E-mail addresses',
  telegram: 'Telegram links',
  whatsapp: 'WhatsApp numbers and group links',
  paste: 'Links to paste sites',
  skype: 'Skype handles',
};

const CONTACT_FIELDS = Object.fromEntries(
  CONTACT_KINDS.map((kind) => [kind, Values(CONTACT_DESCRIPTIONS[kind])]),
) as ValuesByKind<ContactKind>;

export const WALLET_FIELDS = Object.fromEntries(
  CHAINS.map(({ kind, name }) => [kind, Values(`${name.charAt(0).toUpperCase()}${name.slice(1)} addresses`)]),
) as ValuesByKind<ChainKind>;

export const ITEM_FIELDS: ValuesByKind<ItemKind> = { ...CONTACT_FIELDS, ...WALLET_FIELDS };

export function toValues(values: readonly string[]): { value: string }[] {
  return values.map((value) => ({ value }));
}
