import type { IconName } from '../../../ui/icon-names.ts';

/** Kinds of nodes as the graph shows and filters them: all wallets are one group, whatever their chain. */
export const KIND_GROUPS = [
  'person',
  'channel',
  'server',
  'wallet',
  'email',
  'handle',
  'phone',
  'domain',
  'onion',
  'hash',
  'name',
  'page',
  'group',
  'victim',
] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

export interface GroupLook {
  icon: IconName;
  /** The design token of its colour. */
  token: `--k-${string}`;
  /** Values that people compare character by character. */
  isMono: boolean;
}

const look = (icon: IconName, token: GroupLook['token'], isMono = true): GroupLook => ({
  icon,
  token,
  isMono,
});

export const GROUP_LOOKS: Record<KindGroup, GroupLook> = {
  person: look('user-round', '--k-person', false),
  channel: look('megaphone', '--k-channel', false),
  server: look('server', '--k-server', false),
  wallet: look('wallet', '--k-wallet'),
  email: look('mail', '--k-email'),
  handle: look('at-sign', '--k-handle'),
  phone: look('phone', '--k-phone'),
  domain: look('globe', '--k-domain'),
  onion: look('globe-lock', '--k-onion'),
  hash: look('fingerprint-pattern', '--k-hash'),
  name: look('tag', '--k-handle', false),
  page: look('file-text', '--k-page', false),
  group: look('skull', '--k-group', false),
  victim: look('building', '--k-victim', false),
};

const GROUPS: Record<string, KindGroup> = {
  profile: 'person',
  channel: 'channel',
  server: 'server',
  page: 'page',
  group: 'group',
  victim: 'victim',
  email: 'email',
  phone: 'phone',
  whatsapp: 'phone',
  signal: 'phone',
  iban: 'wallet',
  card: 'wallet',
  domain: 'domain',
  url: 'domain',
  paste: 'domain',
  ipv4: 'domain',
  ipv6: 'domain',
  onion: 'onion',
  onion_v2: 'onion',
  i2p: 'onion',
  md5: 'hash',
  sha1: 'hash',
  sha256: 'hash',
  sha512: 'hash',
  cve: 'hash',
  attack: 'hash',
  name: 'name',
  title: 'name',
  company: 'name',
};

export function groupOf({ kind, indicator }: { kind: string; indicator?: string | undefined }): KindGroup {
  const name = indicator ?? kind;
  return GROUPS[name] ?? (name.endsWith('_address') ? 'wallet' : 'handle');
}

export function isKindGroup(text: string): text is KindGroup {
  return (KIND_GROUPS as readonly string[]).includes(text);
}
