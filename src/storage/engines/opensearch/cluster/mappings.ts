import type { FixedIndex, GenerationIndex } from './names.ts';

/** Text is indexed as tokens joined by spaces. Splitting it differently would change search results. */
const TOKENS = { type: 'text', analyzer: 'tokens' };
/** Matched as a whole. */
const EXACT = { type: 'keyword', doc_values: false };
/** Only for grouping and sorting. */
const GROUPED = { type: 'keyword', index: false };
const KEYWORD = { type: 'keyword' };
const INSTANT = { type: 'date', format: 'epoch_millis' };
/** Stored and returned, never searched. */
const STORED_ONLY = { type: 'object', enabled: false };

/** Fields that only the index needs. They are derived from the record on every write, and not stored. */
const INDEX_ONLY = [
  'indicators',
  'tags',
  'similar',
  'words',
  'channelWords',
  'serverWords',
  'titleWords',
  'extraWords',
  'fileWords',
  'linkWords',
  'forwardedWords',
  'filters',
  'behind',
];

/**
 * Added in schema version 4. `indicators` is kind and canonical value of each item. Copies of an advertisement share
 * `similar`; of a message without a similarity key, it is unique.
 */
export const FACET_FIELDS = { indicators: GROUPED, similar: KEYWORD };

const MESSAGES = {
  dynamic: 'strict',
  _source: { excludes: INDEX_ONLY },
  properties: {
    at: INSTANT,
    tie: { type: 'integer' },
    key: GROUPED,
    sequence: { type: 'long' },
    platform: KEYWORD,
    channelId: KEYWORD,
    userId: KEYWORD,
    language: GROUPED,
    ...FACET_FIELDS,
    words: TOKENS,
    channelWords: { ...TOKENS, norms: false },
    serverWords: { ...TOKENS, norms: false },
    /** Text beside the text (records/message-extras.ts): all of it, and the parts that a query can name. */
    extraWords: { ...TOKENS, norms: false },
    fileWords: { ...TOKENS, norms: false },
    linkWords: { ...TOKENS, norms: false },
    forwardedWords: { ...TOKENS, norms: false },
    filters: EXACT,
    /** Channel, server and sender of every version, and the days of versions with another date. */
    behind: EXACT,
    files: { type: 'integer' },
    record: STORED_ONLY,
    sightings: STORED_ONLY,
  },
};

/** Fields by which ransomware posts are counted. */
export const POST_FIELDS = { group: GROUPED, country: GROUPED, industry: GROUPED };

/** Added in schema version 4: words of titles, and the fields by which pages are counted (rules/page-facets.ts). */
export const DOCUMENT_FIELDS = {
  titleWords: { ...TOKENS, norms: false },
  language: GROUPED,
  network: GROUPED,
  site: GROUPED,
  tags: GROUPED,
  indicators: GROUPED,
};

const ENTITIES = {
  dynamic: 'strict',
  _source: { excludes: INDEX_ONLY },
  properties: {
    kind: KEYWORD,
    key: KEYWORD,
    platform: KEYWORD,
    at: INSTANT,
    firstSeen: INSTANT,
    // Without norms: relevance depends on frequency and rarity, not on how much is known about a person.
    words: { ...TOKENS, norms: false },
    channelWords: { ...TOKENS, norms: false },
    serverWords: { ...TOKENS, norms: false },
    filters: EXACT,
    isPublic: { type: 'boolean' },
    ...POST_FIELDS,
    ...DOCUMENT_FIELDS,
    files: { type: 'integer' },
    record: STORED_ONLY,
    /** Large facts that are rarely needed. */
    body: STORED_ONLY,
    sightings: STORED_ONLY,
  },
};

/** What lookups of indicators need of a finding (records/findings.ts). */
export const INDICATOR_FIELDS = {
  /** SHA-256 of the canonical value. */
  hash: EXACT,
  /** The value as searches by a part of it see it. With doc values, matches need not be read from the source. */
  searched: { type: 'wildcard', doc_values: true },
  /** For findings of messages that a user sent. */
  user: GROUPED,
};

const FINDINGS = {
  dynamic: 'strict',
  properties: {
    source: KEYWORD,
    owner: KEYWORD,
    /** For findings of messages: the key of their channel. */
    channel: KEYWORD,
    kind: KEYWORD,
    canonical: KEYWORD,
    value: GROUPED,
    firstSeen: INSTANT,
    position: { type: 'integer' },
    /** Only for findings retained from dropped messages. */
    files: { type: 'integer' },
    ...INDICATOR_FIELDS,
  },
};

const SIGHTINGS = {
  dynamic: 'strict',
  properties: {
    kind: KEYWORD,
    key: KEYWORD,
    /** Channel of the dropped messages, if retention stored this sighting. */
    channel: KEYWORD,
    files: { type: 'integer' },
    record: STORED_ONLY,
  },
};

/** The months that hold messages of a chat, with the range of sequences in each. */
const CHATS = { dynamic: 'strict', properties: { months: STORED_ONLY } };

/** Added in schema version 6: saved searches, their matches and the outbox (alerts/). */
export const ALERT_FIELDS = {
  /** The id of a match or delivery, to order those of one instant. */
  name: KEYWORD,
  search: KEYWORD,
  target: KEYWORD,
  match: KEYWORD,
  /** Kind and key of the record that matched. */
  record: KEYWORD,
  sequence: { type: 'long' },
  dispatchedAt: INSTANT,
  dueAt: INSTANT,
  lastAt: INSTANT,
  isRead: { type: 'boolean' },
  isCapped: { type: 'boolean' },
};

/** Small documents such as imports, days, tombstones and keys, distinguished by `kind`. */
const LEDGER = {
  dynamic: 'strict',
  properties: {
    kind: KEYWORD,
    day: KEYWORD,
    source: KEYWORD,
    file: { type: 'integer' },
    importId: { type: 'integer' },
    sha256: KEYWORD,
    status: KEYWORD,
    isByMessage: { type: 'boolean' },
    at: INSTANT,
    ...ALERT_FIELDS,
    document: STORED_ONLY,
  },
};

export const ANALYSIS = { analyzer: { tokens: { type: 'custom', tokenizer: 'whitespace' } } };

export const MAPPINGS: Record<FixedIndex | GenerationIndex, object> = {
  entities: ENTITIES,
  findings: FINDINGS,
  sightings: SIGHTINGS,
  chats: CHATS,
  ledger: LEDGER,
  // Must be last: its version shows that all templates are installed.
  messages: MESSAGES,
};
