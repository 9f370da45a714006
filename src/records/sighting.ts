import type { Day } from './day.ts';
import type { FindingSource } from './finding.ts';
import type { Page } from './page.ts';
import type { Profile } from './profile.ts';
import type { WalletKind } from './wallet.ts';

/** Addresses one profile or page first showed within the window; dated by the first of them. */
export interface WalletSighting {
  source: FindingSource;
  owner: string;
  firstSeen: number;
  addresses: { kind: WalletKind; value: string }[];
  /** The profile or page as it is known now; of a page, without its html and text. */
  profile?: Profile | undefined;
  page?: Page | undefined;
}

/** Channel links one page or message first showed within the window. */
export interface ChannelLinkSighting {
  source: FindingSource;
  owner: string;
  firstSeen: number;
  links: string[];
  page?: Page | undefined;
  /** Of a message: where it can be read. */
  permalink?: string | undefined;
}

/** One onion URL on one day. */
export interface OnionSighting {
  url: string;
  day: Day;
  firstSeen: number;
  tags: string[];
}
