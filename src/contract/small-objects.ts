import Type from 'typebox';
import { ITEM_KINDS, type ItemKind } from '../records/item.ts';
import { CHAIN_KINDS, type WalletKind } from '../records/wallet.ts';

/** Spec 2.6. */
export const Value = Type.Object({ value: Type.String() });

export const Language = Type.Object({
  language: Type.String({ description: 'ISO 639-1 code' }),
  probability: Type.Number({ minimum: 0, maximum: 1 }),
});

/** An extension: of a search, and only on request. */
export const Highlight = Type.Optional(
  Type.Record(Type.String(), Type.Array(Type.String()), {
    description:
      'With highlight=true: by field, the values that match, as HTML with <mark> around what matches',
  }),
);

export const Strings = (description: string) => Type.Array(Type.String(), { description });
export const Instant = (description: string) => Type.String({ format: 'date-time', description });
export const RecordPlatform = Type.Union([Type.Literal('telegram'), Type.Literal('discord')]);

const Values = Type.Array(Value);
type ValuesByKind<Kind extends string> = { [K in Kind]: typeof Values };

function valuesByKind<Kind extends string>(kinds: readonly Kind[]): ValuesByKind<Kind> {
  return Object.fromEntries(kinds.map((kind) => [kind, Values])) as ValuesByKind<Kind>;
}

/** The fields of a hit that hold items: all kinds, or the six wallet kinds. */
export const ITEM_FIELDS = valuesByKind<ItemKind>(ITEM_KINDS);
export const WALLET_FIELDS = valuesByKind<WalletKind>(CHAIN_KINDS);

export function toValues(values: readonly string[]): { value: string }[] {
  return values.map((value) => ({ value }));
}
