import { CHAINS } from '../../../src/records/wallet.ts';
import type { ProfileHit } from '../api/types.ts';
import { addressOf, placeOf } from '../route.ts';
import { CopyButton } from '../ui/copy.tsx';
import { Words } from '../ui/text.tsx';

/** What a person shows that others may show, too. */
export interface Item {
  kind: string;
  label: string;
  value: string;
  /** Where it is followed to. */
  pivot: string;
}

const CONTACTS = {
  email: 'E-mail',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  paste: 'Paste',
  skype: 'Skype',
} as const;

export function itemsOf(profile: ProfileHit): Item[] {
  const items: Item[] = [];
  for (const kind of Object.keys(CONTACTS) as (keyof typeof CONTACTS)[])
    for (const { value } of profile[kind])
      items.push({
        kind,
        label: CONTACTS[kind],
        value,
        pivot:
          kind === 'email'
            ? placeOf.email(value)
            : addressOf(['profiles'], { q: `"${value.replaceAll('"', ' ')}"` }),
      });
  for (const { kind, code } of CHAINS)
    for (const { value } of profile[kind])
      items.push({ kind, label: code, value, pivot: placeOf.wallet(code, value) });
  return items;
}

/** Those that a profile can be looked up by. */
export function isPivot({ kind }: Item): boolean {
  return kind === 'email' || kind.endsWith('_address');
}

export function ItemList({
  items,
  highlight,
}: {
  items: readonly Item[];
  highlight?: Record<string, string[]> | undefined;
}) {
  return (
    <ul class="items">
      {items.map(({ kind, label, value, pivot }) => (
        <li key={`${kind} ${value}`}>
          <span class="tag">{label}</span>
          <a href={pivot} class="value">
            <Words
              text={value}
              marked={highlight?.[kind]?.find((html) => html.replace(/<\/?mark>/g, '') === value)}
            />
          </a>
          <CopyButton text={() => value} label={`Copy ${value}`} />
        </li>
      ))}
    </ul>
  );
}
