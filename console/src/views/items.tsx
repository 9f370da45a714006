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

const LABELS: Readonly<Record<string, string>> = {
  email: 'E-mail',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  paste: 'Paste',
  skype: 'Skype',
  discordLink: 'Discord',
  ...Object.fromEntries(CHAINS.map(({ kind, code }) => [kind, code])),
  litecoin_address: 'LTC',
  dogecoin_address: 'DOGE',
  dash_address: 'DASH',
  bitcoin_cash_address: 'BCH',
  ton_address: 'TON',
  solana_address: 'SOL',
  phone: 'Phone',
  jabber: 'Jabber',
  tox: 'Tox',
  session: 'Session',
  matrix: 'Matrix',
  threema: 'Threema',
  wickr: 'Wickr',
  signal: 'Signal',
  iban: 'IBAN',
  card: 'Card',
  url: 'URL',
  domain: 'Domain',
  onion: 'Onion',
  onion_v2: 'Onion v2',
  i2p: 'I2P',
};

/** Profiles are searched by these and by their names, messages by everything. */
const PROFILE_FIELDS = ['email', 'telegram', 'whatsapp', 'paste', 'skype'] as const;
const SEARCHED_IN_PROFILES: ReadonlySet<string> = new Set([...PROFILE_FIELDS, 'discordLink']);

/** `kind` is the name of the field in the API. */
export function itemOf(kind: string, value: string): Item {
  return { kind, value, label: LABELS[kind] ?? kind, href: hrefOf(kind, value) };
}

function hrefOf(kind: string, value: string): string {
  if (kind === 'email') return linkTo.email(value);
  const chain = CHAINS.find((each) => each.kind === kind);
  if (chain !== undefined) return linkTo.wallet(chain.code, value);
  const q = `"${value.replaceAll('"', ' ')}"`;
  return viewUrl([SEARCHED_IN_PROFILES.has(kind) ? 'profiles' : 'messages'], { q });
}

export function itemsOf(profile: ProfileHit): Item[] {
  const fields = [...PROFILE_FIELDS, ...CHAINS.map(({ kind }) => kind)];
  return fields.flatMap((kind) => profile[kind].map(({ value }) => itemOf(kind, value)));
}

/** Whether the API can look up profiles by this item. */
export function isPivot({ kind }: Item): boolean {
  return kind === 'email' || CHAINS.some((chain) => chain.kind === kind);
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
