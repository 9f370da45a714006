import { CHAINS } from '../../../src/records/wallet.ts';
import type { ProfileHit } from '../api/types.ts';
import { linkTo, viewUrl } from '../route.ts';
import { CopyButton } from '../ui/copy.tsx';
import { InlineText } from '../ui/text.tsx';

/** A wallet, e-mail address or contact of a profile. */
export interface Item {
  kind: string;
  label: string;
  value: string;
  /** URL of the view that shows where else the value occurs. */
  href: string;
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
        href:
          kind === 'email'
            ? linkTo.email(value)
            : viewUrl(['profiles'], { q: `"${value.replaceAll('"', ' ')}"` }),
      });
  for (const { kind, code } of CHAINS)
    for (const { value } of profile[kind])
      items.push({ kind, label: code, value, href: linkTo.wallet(code, value) });
  return items;
}

/** Whether the API can look up profiles by this item. */
export function isPivot({ kind }: Item): boolean {
  return kind === 'email' || kind.endsWith('_address');
}

/** The highlighted form of a value, if the search matched it. */
export function highlightOf(highlights: readonly string[] | undefined, value: string): string | undefined {
  return highlights?.find((html) => html.replace(/<\/?mark>/g, '') === value);
}

export function ItemLink({ item, highlight }: { item: Item; highlight?: string | undefined }) {
  return (
    <>
      <span class="tag">{item.label}</span>
      <a href={item.href} class="value">
        <InlineText text={item.value} highlight={highlight} />
      </a>
    </>
  );
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
      {items.map((item) => (
        <li key={`${item.kind} ${item.value}`}>
          <ItemLink item={item} highlight={highlightOf(highlight?.[item.kind], item.value)} />
          <CopyButton text={() => item.value} label={`Copy ${item.value}`} />
        </li>
      ))}
    </ul>
  );
}
