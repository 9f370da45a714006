import { EXTRA_PLACES } from '../../../../records/message-extras.ts';

/** `file`, `link`, `forwarded` and `other` hold text beside the text (records/message-extras.ts). */
export const MESSAGE_INDEX_COLUMNS = [
  'text',
  'channel',
  'topic',
  'username',
  'server',
  ...EXTRA_PLACES,
  'filters',
] as const;
export type MessageIndexColumn = (typeof MESSAGE_INDEX_COLUMNS)[number];

/** For relevance: words beside the text count half as much, filters do not count. */
const EXTRA_WEIGHT = 0.5;
export const COLUMN_WEIGHTS: readonly number[] = MESSAGE_INDEX_COLUMNS.map((column) =>
  column === 'filters' ? 0 : (EXTRA_PLACES as readonly string[]).includes(column) ? EXTRA_WEIGHT : 1,
);
