import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { DocumentHit, documentHit } from '../../contract/document-hit.ts';
import { GroupHit, groupHit } from '../../contract/group-hit.ts';
import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { RansomwareHit, ransomwareHit } from '../../contract/victim-hit.ts';
import { pagesAbout } from '../../questions/documents.ts';
import { channelsAbout, messagesAbout, profilesAbout } from '../../questions/questions.ts';
import { groupsAbout, victimsAbout } from '../../questions/victims.ts';
import { groupsOf } from '../victim/groups-of.ts';
import { searchedIndicators } from './searched-indicators.ts';
import { type SearchedKind, searchedRecords } from './searched-kind.ts';

/** In the order of the response. */
export const SEARCHED_KINDS: readonly SearchedKind[] = [
  searchedRecords({
    kind: 'messages',
    scope: 'im',
    path: '/api/v2/im/search',
    hit: MessageHit,
    question: messagesAbout,
    toHits: (messages, idFormat) => messages.map((message) => messageHit(message, idFormat)),
  }),
  searchedRecords({
    kind: 'profiles',
    scope: 'im',
    path: '/api/v2/im/search/profiles',
    hit: ProfileHit,
    question: profilesAbout,
    toHits: (profiles, idFormat) => profiles.map((profile) => profileHit(profile, idFormat)),
  }),
  searchedRecords({
    kind: 'channels',
    scope: 'im',
    path: '/api/v2/im/search/channels',
    hit: ChannelHit,
    question: channelsAbout,
    toHits: (channels, idFormat) => channels.map((channel) => channelHit(channel, idFormat)),
  }),
  searchedRecords({
    kind: 'documents',
    scope: 'documents',
    path: '/api/v2/document/search',
    hit: DocumentHit,
    question: pagesAbout,
    toHits: (pages) => pages.map((page) => documentHit(page)),
  }),
  searchedRecords({
    kind: 'victims',
    scope: 'victims',
    path: '/api/v2/victim/search',
    hit: RansomwareHit,
    question: victimsAbout,
    async toHits(victims, _idFormat, store) {
      const groups = await groupsOf(store, victims);
      return victims.map((victim) => ransomwareHit(victim, groups.get(victim.groupId)));
    },
  }),
  searchedRecords({
    kind: 'groups',
    scope: 'victims',
    path: '/api/v2/group/search',
    hit: GroupHit,
    question: ({ q }, during, slice) => groupsAbout(q, during, slice),
    toHits: (groups) => groups.map(groupHit),
  }),
  searchedIndicators,
];
