import type { FixedIndex, MadeIndex } from './names.ts';

/** Text arrives as tokens joined by spaces: splitting it differently would change what searches find. */
const TOKENS = { type: 'text', analyzer: 'tokens' };
/** What is looked up whole. */
const WHOLE = { type: 'keyword', doc_values: false };
/** What is only grouped and sorted by. */
const GROUPED = { type: 'keyword', index: false };
const KEYWORD = { type: 'keyword' };
const INSTANT = { type: 'date', format: 'epoch_millis' };
/** Stored as is and returned; never searched. */
const KEPT = { type: 'object', enabled: false };

/** Parts of a document that only the index needs: they are made anew from the record whenever it is written. */
const INDEX_ONLY = ['words', 'channelWords', 'serverWords', 'filters', 'behind'];

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
    words: TOKENS,
    channelWords: { ...TOKENS, norms: false },
    serverWords: { ...TOKENS, norms: false },
    filters: WHOLE,
    /** Channel, server and sender of every version, and the days of versions that date the message otherwise. */
    behind: WHOLE,
    files: { type: 'integer' },
    record: KEPT,
    sightings: KEPT,
  },
};

/** Of ransomware posts: what they are counted by. */
export const POST_FIELDS = { group: GROUPED, country: GROUPED, industry: GROUPED };

const ENTITIES = {
  dynamic: 'strict',
  _source: { excludes: INDEX_ONLY },
  properties: {
    kind: KEYWORD,
    key: KEYWORD,
    platform: KEYWORD,
    at: INSTANT,
    firstSeen: INSTANT,
    // However much is known of a person: what counts is how often and how rare, not how long the list.
    words: { ...TOKENS, norms: false },
    channelWords: { ...TOKENS, norms: false },
    serverWords: { ...TOKENS, norms: false },
    filters: WHOLE,
    isPublic: { type: 'boolean' },
    ...POST_FIELDS,
    files: { type: 'integer' },
    record: KEPT,
    /** What is large and rarely wanted. */
    body: KEPT,
    sightings: KEPT,
  },
};

const FINDINGS = {
  dynamic: 'strict',
  properties: {
    source: KEYWORD,
    owner: KEYWORD,
    /** Of messages: the key of their channel. */
    channel: KEYWORD,
    kind: KEYWORD,
    canonical: KEYWORD,
    value: GROUPED,
    firstSeen: INSTANT,
    position: { type: 'integer' },
    /** Of what was kept from dropped messages. */
    files: { type: 'integer' },
  },
};

const SIGHTINGS = {
  dynamic: 'strict',
  properties: {
    kind: KEYWORD,
    key: KEYWORD,
    /** Where retention has it from. */
    channel: KEYWORD,
    files: { type: 'integer' },
    record: KEPT,
  },
};

/** Which months hold messages of a chat, and between which sequences. */
const CHATS = { dynamic: 'strict', properties: { months: KEPT } };

/** Imports, days, tombstones, keys: small things, told apart by `kind`. */
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
    document: KEPT,
  },
};

export const ANALYSIS = { analyzer: { tokens: { type: 'custom', tokenizer: 'whitespace' } } };

export const MAPPINGS: Record<FixedIndex | MadeIndex, object> = {
  entities: ENTITIES,
  findings: FINDINGS,
  sightings: SIGHTINGS,
  chats: CHATS,
  ledger: LEDGER,
  // The last one: its version tells that all are there.
  messages: MESSAGES,
};
