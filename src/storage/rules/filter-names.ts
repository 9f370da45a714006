import type { ExactField } from '../../search/search-tree.ts';

export type FilterName = ExactField | 'platform';

/** Prefix of each filter's tokens in the index. Changing one requires a new ANALYZER_VERSION. */
export const FILTER_NAMES: Record<FilterName, string> = {
  platform: 'p',
  channelId: 'c',
  userId: 'i',
  username: 'u',
  // An account whose other names are unknown is found by the name that its messages show.
  accountName: 'u',
  serverId: 's',
  language: 'l',
  media: 'm',
  email: 'e',
  wallet: 'w',
  topic: 't',
  forwardedFrom: 'f',
  item: 'x',
  site: 'h',
  pageUrl: 'a',
  network: 'n',
  tag: 'g',
  group: 'r',
  country: 'k',
  sector: 'b',
  company: 'v',
  report: 'y',
};
