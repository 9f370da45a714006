import type { LookupKind } from '../../../src/records/indicator.ts';
import type { Node, NodeKind } from '../../../src/records/node-id.ts';
import { indicatorKindTexts, nodeKindTexts } from '../texts/entities.ts';
import type { IconName } from '../ui/icon-names.ts';

/** Where a value that is too long loses characters. */
export type Shortening = 'middle' | 'host' | 'address' | 'end';

export interface KindStyle {
  icon: IconName;
  /** A class of styles/entities.css. */
  colour: `kind-${string}`;
  label: string;
  isMono: boolean;
  shortening: Shortening;
  /** Whether values are addresses that a click could open, so that they are shown defanged. */
  isAddress: boolean;
}

type Look = Omit<KindStyle, 'label'>;

const value = (icon: IconName, colour: Look['colour'], shortening: Shortening = 'end'): Look => ({
  icon,
  colour,
  isMono: true,
  shortening,
  isAddress: false,
});
const name = (icon: IconName, colour: Look['colour']): Look => ({
  icon,
  colour,
  isMono: false,
  shortening: 'end',
  isAddress: false,
});
const address = (icon: IconName, colour: Look['colour'], shortening: Shortening): Look => ({
  ...value(icon, colour, shortening),
  isAddress: true,
});

const WALLET = value('wallet', 'kind-wallet', 'middle');
const DIGEST = value('fingerprint-pattern', 'kind-hash', 'middle');
const HANDLE = value('at-sign', 'kind-handle');
const KEY = value('key-round', 'kind-handle', 'middle');
const NETWORK = value('server', 'kind-domain');

const INDICATOR_LOOKS: Record<LookupKind, Look> = {
  email: value('mail', 'kind-email'),
  telegram: value('send', 'kind-handle'),
  whatsapp: value('phone', 'kind-phone'),
  paste: address('file-text', 'kind-domain', 'address'),
  skype: HANDLE,
  bitcoin_address: WALLET,
  ethereum_address: WALLET,
  monero_address: WALLET,
  ripple_address: WALLET,
  zcash_address: WALLET,
  polkadot_address: WALLET,
  tron_address: WALLET,
  litecoin_address: WALLET,
  dogecoin_address: WALLET,
  dash_address: WALLET,
  bitcoin_cash_address: WALLET,
  ton_address: WALLET,
  solana_address: WALLET,
  discord: value('messages-square', 'kind-handle'),
  onion: address('globe-lock', 'kind-onion', 'address'),
  onion_v2: address('globe-lock', 'kind-onion', 'address'),
  i2p: address('globe-lock', 'kind-onion', 'address'),
  phone: value('phone', 'kind-phone'),
  jabber: HANDLE,
  tox: KEY,
  session: KEY,
  matrix: HANDLE,
  threema: HANDLE,
  wickr: HANDLE,
  signal: value('phone', 'kind-phone'),
  iban: value('landmark', 'kind-wallet', 'middle'),
  card: value('credit-card', 'kind-wallet'),
  url: address('link', 'kind-domain', 'address'),
  domain: address('globe', 'kind-domain', 'host'),
  ipv4: NETWORK,
  ipv6: NETWORK,
  md5: DIGEST,
  sha1: DIGEST,
  sha256: DIGEST,
  sha512: DIGEST,
  cve: value('bug', 'kind-hash'),
  attack: value('shield-alert', 'kind-hash'),
  name: name('user-round', 'kind-person'),
  title: name('tag', 'kind-channel'),
  company: name('building', 'kind-victim'),
};

const NODE_LOOKS: Record<Exclude<NodeKind, 'indicator'>, Look> = {
  profile: name('user-round', 'kind-person'),
  channel: name('megaphone', 'kind-channel'),
  server: name('server', 'kind-server'),
  page: name('file-text', 'kind-page'),
  group: name('skull', 'kind-group'),
  victim: name('building', 'kind-victim'),
};

export function isIndicatorKind(kind: string): kind is LookupKind {
  return Object.hasOwn(INDICATOR_LOOKS, kind);
}

export function styleOf(node: Node): KindStyle {
  if (node.kind === 'indicator') return styleOfIndicator(node.indicator);
  return { ...NODE_LOOKS[node.kind], label: nodeKindTexts[node.kind] };
}

export function styleOfIndicator(kind: LookupKind): KindStyle {
  return { ...INDICATOR_LOOKS[kind], label: indicatorKindTexts[kind] };
}
