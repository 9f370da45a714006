import type { Day } from '../time/day.ts';
import type { FindingSource } from './finding.ts';
import type { Page } from './page.ts';
import type { Profile } from './profile.ts';
import type { ChainKind } from './wallet.ts';

/** Wallet addresses first seen on one profile or page within the window, dated by the earliest. */
export interface WalletSighting {
  source: FindingSource;
  owner: string;
  firstSeen: number;
  addresses: { kind: ChainKind; value: string }[];
  /** The profile or page in its current state; a page without its html and text. */
  profile?: Profile | undefined;
  page?: Page | undefined;
}

/** Channel links first seen on one page or in one message within the window. */
export interface ChannelLinkSighting {
  source: FindingSource;
  owner: string;
  firstSeen: number;
  links: string[];
  page?: Page | undefined;
  /** The message's URL, if the source is a message. */
  permalink?: string | undefined;
}

/** One onion URL on one day. */
export interface OnionSighting {
  url: string;
  day: Day;
  firstSeen: number;
  tags: string[];
}
