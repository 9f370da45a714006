/** Response types, derived from the API contract. The console requests ids as strings. */
import type { Static } from 'typebox';
import type { AggregatedBucket } from '../../../src/contract/buckets.ts';
import type { ChannelHit as ChannelWire } from '../../../src/contract/channel-hit.ts';
import type { ChannelLinkEntry } from '../../../src/contract/channel-link-entry.ts';
import type { CoverageEntry } from '../../../src/contract/coverage-entry.ts';
import type { DocumentChanges as DocumentChangesSchema } from '../../../src/contract/document-changes.ts';
import type { DocumentHit as DocumentWire } from '../../../src/contract/document-hit.ts';
import type { EntityHit, EntityRow, EntityTable, IndicatorRow } from '../../../src/contract/entity-hit.ts';
import type { FacetBucket } from '../../../src/contract/facets.ts';
import type { NeighbourHit as NeighbourSchema } from '../../../src/contract/graph-hit.ts';
import type { HistoryEntry } from '../../../src/contract/history-entry.ts';
import type { FoundIndicatorHit } from '../../../src/contract/indicator-hit.ts';
import type { MessageHit as MessageWire } from '../../../src/contract/message-hit.ts';
import type { OnionEntry as OnionSchema } from '../../../src/contract/onion-entry.ts';
import type { OverviewHit } from '../../../src/contract/overview-hit.ts';
import type { ProfileHit as ProfileWire } from '../../../src/contract/profile-hit.ts';
import type { RansomwareEntry } from '../../../src/contract/ransomware-entry.ts';
import type { ServerHit as ServerWire } from '../../../src/contract/server-hit.ts';
import type { RansomwareHit as VictimWire } from '../../../src/contract/victim-hit.ts';
import type {
  DiscordWalletEntry,
  PageWalletEntry,
  TelegramWalletEntry,
} from '../../../src/contract/wallet-entry.ts';

type IdField = 'userId' | 'channelId' | 'serverId' | 'topicId' | 'replyToMessageId';
type WithStringIds<Hit> = { [Field in keyof Hit]: Field extends IdField ? string : Hit[Field] };

export type MessageHit = WithStringIds<MessageWire>;
export type ProfileHit = WithStringIds<ProfileWire>;
export type ChannelHit = WithStringIds<ChannelWire>;
export type ServerHit = WithStringIds<ServerWire>;
export type DocumentHit = DocumentWire;
export type VictimHit = VictimWire & { highlight?: Record<string, string[]> };
export type IndicatorHit = Static<typeof FoundIndicatorHit>;
export type FacetCount = Static<typeof FacetBucket>;
export type {
  AggregatedBucket,
  ChannelLinkEntry,
  CoverageEntry,
  EntityHit,
  EntityRow,
  EntityTable,
  HistoryEntry,
  IndicatorRow,
  OverviewHit,
  RansomwareEntry,
};
export type DocumentChanges = Static<typeof DocumentChangesSchema>;
export type NeighbourHit = Static<typeof NeighbourSchema>;
export type OnionEntry = Static<typeof OnionSchema>;
export type WalletEntry = Partial<Static<typeof PageWalletEntry>> &
  Partial<Static<typeof TelegramWalletEntry>> &
  Partial<Static<typeof DiscordWalletEntry>> & { detectionDate: string };

export type Platform = MessageHit['platform'];

export interface ResultPage<Hit> {
  total: number;
  hits: Hit[];
  next_cursor?: string | null;
  prev_cursor?: string | null;
}

/** What searches add to a page of results. */
export interface SearchPage<Hit> extends ResultPage<Hit> {
  facets?: Partial<Record<string, FacetCount[]>>;
  histogram?: { interval: string; total: number; buckets: { date: string; count: number }[] };
  /** Before copies were folded. */
  totalBefore?: number;
}
