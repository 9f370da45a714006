import { deliveries } from './alert/deliveries.ts';
import { matchExport } from './alert/export.ts';
import { match, matches } from './alert/matches.ts';
import { savedSearch, savedSearches, searchHistory } from './alert/saved-searches.ts';
import { matchStream } from './alert/stream.ts';
import { secretOfTarget, target, targets, testOfTarget } from './alert/targets.ts';
import { readTour } from './demo/read-tour.ts';
import { countDocuments } from './document/count-documents.ts';
import { findDocument } from './document/find-document.ts';
import {
  findDocumentsByEmail,
  findDocumentsByPhone,
  findDocumentsByTag,
  findDocumentsByUrl,
  findDocumentsByWallet,
} from './document/find-documents.ts';
import { readDocumentChanges } from './document/read-document-changes.ts';
import { readDocumentVersions } from './document/read-document-versions.ts';
import { readHtml } from './document/read-html.ts';
import { searchDocuments } from './document/search-documents.ts';
import type { Endpoint } from './endpoint.ts';
import { summarizeEntity } from './entity/summarize-entity.ts';
import { channelLinkFeed } from './feed/channel-links.ts';
import { feedCoverage } from './feed/coverage.ts';
import { onionsFeed } from './feed/onion.ts';
import { ransomwareFeed } from './feed/ransomware.ts';
import { ransomwareHistogram } from './feed/ransomware-histogram.ts';
import { walletsFeed } from './feed/wallets.ts';
import { findPath } from './graph/find-path.ts';
import { listLinks } from './graph/list-links.ts';
import { listNeighbours } from './graph/list-neighbours.ts';
import { findChannel } from './im/find-channel.ts';
import { findMessage } from './im/find-message.ts';
import { findProfile } from './im/find-profile.ts';
import { findProfilesByEmail } from './im/find-profiles-by-email.ts';
import { findProfilesByWallet } from './im/find-profiles-by-wallet.ts';
import { findServer } from './im/find-server.ts';
import { listMessageCopies } from './im/list-message-copies.ts';
import { listServerChannels } from './im/list-server-channels.ts';
import { readConversation } from './im/read-conversation.ts';
import { readChannelHistory, readProfileHistory, readServerHistory } from './im/read-history.ts';
import { readMessageVersions } from './im/read-message-versions.ts';
import { searchChannels } from './im/search-channels.ts';
import { searchHistogram } from './im/search-histogram.ts';
import { searchMessages } from './im/search-messages.ts';
import { searchProfiles } from './im/search-profiles.ts';
import { findIndicator } from './indicator/find-indicator.ts';
import { searchIndicators } from './indicator/search-indicators.ts';
import { findTask, listTasks } from './ingest/tasks.ts';
import { readUsage } from './key/read-usage.ts';
import { lookup } from './lookup/lookup.ts';
import { lookupHashed } from './lookup/lookup-hashed.ts';
import { listRising } from './overview/list-rising.ts';
import { readOverview } from './overview/read-overview.ts';
import { searchEverything } from './search/search-everything.ts';
import { findGroup } from './victim/find-group.ts';
import { findVictim } from './victim/find-victim.ts';
import { searchGroups } from './victim/search-groups.ts';
import { searchVictims } from './victim/search-victims.ts';
import { attackHistogram, groupHistogram, victimsByCountry, victimsByGroup } from './victim/statistics.ts';
import { victimHistogram } from './victim/victim-histogram.ts';

/** The endpoints of the API contract, in its order. */
const CONTRACT: readonly Endpoint[] = [
  searchMessages,
  searchProfiles,
  searchChannels,
  readConversation,
  findProfile,
  findMessage,
  findChannel,
  findServer,
  findProfilesByEmail,
  findProfilesByWallet,
  ransomwareFeed,
  channelLinkFeed,
  walletsFeed,
  onionsFeed,
  searchDocuments,
  findDocument,
  findDocumentsByUrl,
  findDocumentsByTag,
  findDocumentsByEmail,
  findDocumentsByPhone,
  findDocumentsByWallet,
  readHtml,
  searchVictims,
  findVictim,
  victimsByCountry,
  victimsByGroup,
  attackHistogram,
  groupHistogram,
];

/** Endpoints beyond the contract, documented as extensions. */
const EXTENSIONS: readonly Endpoint[] = [
  searchHistogram,
  readProfileHistory,
  readChannelHistory,
  readServerHistory,
  readMessageVersions,
  listMessageCopies,
  listServerChannels,
  feedCoverage,
  ransomwareHistogram,
  victimHistogram,
  readUsage,
  searchEverything,
  countDocuments,
  readDocumentVersions,
  readDocumentChanges,
  searchGroups,
  findGroup,
  searchIndicators,
  findIndicator,
  lookup,
  lookupHashed,
  summarizeEntity,
  savedSearches,
  savedSearch,
  searchHistory,
  matches,
  match,
  matchExport,
  matchStream,
  targets,
  target,
  testOfTarget,
  secretOfTarget,
  deliveries,
  listTasks,
  findTask,
  readOverview,
  listRising,
  listNeighbours,
  findPath,
  listLinks,
  readTour,
];

export const ENDPOINTS: readonly Endpoint[] = [...CONTRACT, ...EXTENSIONS];
