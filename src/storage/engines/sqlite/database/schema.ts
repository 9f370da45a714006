import type { DatabaseSync } from 'node:sqlite';
import { digestsOf } from '../../../../records/digests.ts';
import { nameFindingsOf } from '../../../../records/finding.ts';
import { SEARCHED_KINDS, searchedForms } from '../../../../records/indicator.ts';
import type { AnyRecord } from '../../../../records/record.ts';
import { inTransaction } from './connection.ts';
import { termHash } from './term-hash.ts';

/**
 * One entry per schema version, applied in order and never changed once released. `user_version` is the number of
 * applied entries.
 *
 * A message's rowid consists of its date and tie number (database/message-slots.ts), so that the table and its index
 * are naturally sorted by date. The indexes hold finished tokens (search/analyzer.ts). Tokens in the `filters` column
 * contain a colon, so no text can produce them. An entity's `body` holds a page's html and text, which no list needs
 * (records/entity-mapper.ts).
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE messages (
    slot INTEGER PRIMARY KEY,
    platform INTEGER NOT NULL,
    channel_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    user_id TEXT NOT NULL,
    detection_date INTEGER NOT NULL,
    version INTEGER NOT NULL,
    text TEXT NOT NULL,
    languages TEXT NOT NULL,
    sha1sum TEXT NOT NULL,
    sha256sum TEXT NOT NULL,
    username TEXT,
    channel_title TEXT,
    topic_id TEXT,
    topic_title TEXT,
    reply_to TEXT,
    is_forum_topic INTEGER,
    media TEXT,
    server_id TEXT,
    server_title TEXT,
    fact_versions TEXT
  );
  CREATE UNIQUE INDEX messages_by_id ON messages (channel_id, sequence, platform);
  CREATE INDEX messages_by_channel ON messages (channel_id, platform, detection_date, sequence);
  CREATE VIRTUAL TABLE messages_index USING fts5 (
    text, channel, topic, username, filters, content='', tokenize="ascii tokenchars ':'"
  );

  CREATE TABLE entities (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    platform TEXT,
    detection_date INTEGER NOT NULL,
    first_seen INTEGER NOT NULL,
    document TEXT NOT NULL,
    body TEXT
  );
  CREATE UNIQUE INDEX entities_by_key ON entities (kind, key);
  CREATE INDEX entities_newest ON entities (kind, detection_date, key);
  CREATE INDEX entities_first_seen ON entities (kind, first_seen, key) WHERE kind = 'ransomware';
  CREATE VIRTUAL TABLE entities_index USING fts5 (
    text, filters, content='', contentless_delete=1, tokenize="ascii tokenchars ':'"
  );

  CREATE TABLE findings (
    source TEXT NOT NULL,
    owner TEXT NOT NULL,
    kind TEXT NOT NULL,
    canonical TEXT NOT NULL,
    value TEXT NOT NULL,
    first_seen INTEGER NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (source, owner, kind, canonical)
  ) WITHOUT ROWID;
  CREATE INDEX findings_by_value ON findings (kind, canonical, source, owner);
  CREATE INDEX findings_by_date ON findings (first_seen, kind, source, owner, canonical);

  CREATE TABLE coverage (source TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (day, source)) WITHOUT ROWID;
  CREATE TABLE seals (feed TEXT NOT NULL, day TEXT NOT NULL, PRIMARY KEY (day, feed)) WITHOUT ROWID;
  `,

  /*
   * Adds provenance, so that every import can be purged. An origin is a distinct set of files: a million messages of
   * one export share one row. While all files agree on a message, page or ransomware post, its row is the only version;
   * when they differ, `sightings` holds each version and the row holds the merged record. For profiles, channels,
   * servers and groups, `sightings` holds what each file says about them; what messages imply is derived from the
   * messages. File 0 is an unknown file: everything imported before this schema has it.
   */
  `
  INSERT INTO messages_index (messages_index, rank) VALUES ('hashsize', 16777216);
  ALTER TABLE messages ADD COLUMN sender_name TEXT;
  ALTER TABLE messages ADD COLUMN hidden_text TEXT;
  ALTER TABLE messages ADD COLUMN items TEXT;
  ALTER TABLE messages ADD COLUMN origin INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE messages ADD COLUMN has_sightings INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE entities ADD COLUMN origin INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE entities ADD COLUMN has_sightings INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE origins (id INTEGER PRIMARY KEY, files TEXT NOT NULL UNIQUE);
  INSERT INTO origins (id, files) VALUES (1, '[0]');

  CREATE TABLE sightings (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    origin INTEGER NOT NULL,
    document TEXT NOT NULL
  );
  CREATE INDEX sightings_by_key ON sightings (kind, key, origin);
  INSERT INTO sightings (kind, key, origin, document)
    SELECT kind, key, 1, document FROM entities WHERE kind IN ('profile', 'channel', 'server');
  UPDATE entities SET has_sightings = 1 WHERE kind IN ('profile', 'channel', 'server');

  CREATE TABLE covered (
    source TEXT NOT NULL,
    day TEXT NOT NULL,
    file INTEGER NOT NULL,
    PRIMARY KEY (day, source, file)
  ) WITHOUT ROWID;
  INSERT INTO covered SELECT source, day, 0 FROM coverage;
  DROP TABLE coverage;
  ALTER TABLE covered RENAME TO coverage;

  CREATE TABLE tombstones (kind TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID;

  CREATE TABLE imports (id INTEGER PRIMARY KEY AUTOINCREMENT, started_at INTEGER NOT NULL, finished_at INTEGER);
  CREATE TABLE files (id INTEGER PRIMARY KEY AUTOINCREMENT, sha256 TEXT UNIQUE, size INTEGER);
  CREATE TABLE import_files (
    import_id INTEGER NOT NULL,
    file_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    format TEXT NOT NULL,
    status TEXT NOT NULL,
    counts TEXT,
    PRIMARY KEY (import_id, file_id)
  ) WITHOUT ROWID;
  CREATE INDEX import_files_by_file ON import_files (file_id);
  `,

  /*
   * Scales to ten million messages. Values that repeat on every message of a chat, place or person move to dictionaries
   * (records/message-mapper.ts). Digests of the text are computed on demand. Each month has its own index, created with
   * its first message (index/months.ts). The indexes start empty: reindexing fills them.
   */
  `
  CREATE TABLE chats (id INTEGER PRIMARY KEY AUTOINCREMENT, value TEXT NOT NULL UNIQUE);
  CREATE TABLE places (id INTEGER PRIMARY KEY AUTOINCREMENT, value TEXT NOT NULL UNIQUE);
  CREATE TABLE speakers (id INTEGER PRIMARY KEY AUTOINCREMENT, value TEXT NOT NULL UNIQUE);
  CREATE TABLE months (month INTEGER PRIMARY KEY, revision INTEGER NOT NULL, messages INTEGER NOT NULL);

  CREATE TEMP TABLE read AS
    SELECT slot,
      json_array(iif(platform = 0, 'telegram', 'discord'), channel_id) AS chat,
      json_array(channel_title, topic_id, topic_title, is_forum_topic, server_id, server_title) AS place,
      json_array(user_id, username, sender_name) AS speaker
    FROM messages;
  INSERT INTO chats (value) SELECT DISTINCT chat FROM read;
  INSERT INTO places (value) SELECT DISTINCT place FROM read;
  INSERT INTO speakers (value) SELECT DISTINCT speaker FROM read;

  ALTER TABLE messages RENAME TO messages_before;
  CREATE TABLE messages (
    slot INTEGER PRIMARY KEY,
    chat INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    place INTEGER NOT NULL,
    speaker INTEGER NOT NULL,
    detection_date INTEGER NOT NULL,
    version INTEGER,
    text TEXT NOT NULL,
    languages TEXT NOT NULL,
    reply_to TEXT,
    media TEXT,
    rest TEXT,
    origin INTEGER NOT NULL DEFAULT 1,
    has_sightings INTEGER NOT NULL DEFAULT 0
  );
  INSERT INTO messages
    SELECT slot,
      (SELECT id FROM chats WHERE value = read.chat),
      sequence,
      (SELECT id FROM places WHERE value = read.place),
      (SELECT id FROM speakers WHERE value = read.speaker),
      detection_date, nullif(version, detection_date), text,
      iif(languages = '', '', (
        SELECT group_concat(each.value ->> 'language' || ' ' || (each.value ->> 'probability'), ',')
        FROM json_each(languages) AS each
      )),
      reply_to, media,
      message_rest(text, hidden_text, items, fact_versions, sha1sum, sha256sum),
      origin, has_sightings
    FROM messages_before JOIN temp.read AS read USING (slot);
  DROP TABLE messages_before;
  DROP TABLE temp.read;
  DROP TABLE messages_index;
  CREATE UNIQUE INDEX messages_by_id ON messages (chat, sequence);
  CREATE INDEX messages_by_channel ON messages (chat, detection_date, sequence);
  UPDATE sightings SET document = message_document(document) WHERE kind = 'message';

  DROP TABLE entities_index;
  CREATE VIRTUAL TABLE entities_index USING fts5 (
    text, topics, server, filters, content='', contentless_delete=1, tokenize="ascii tokenchars ':'"
  );
  `,

  /*
   * Makes data retained from dropped months purgeable: a retained sighting names its channel, and the items of senders
   * are stored one by one, without a limit. Coverage distinguishes messages from other records, because only messages
   * are dropped.
   */
  `
  ALTER TABLE sightings ADD COLUMN channel TEXT;
  CREATE TABLE kept_items (
    profile TEXT NOT NULL,
    channel TEXT NOT NULL,
    origin INTEGER NOT NULL,
    kind TEXT NOT NULL,
    canonical TEXT NOT NULL,
    value TEXT NOT NULL,
    first_seen INTEGER NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (profile, channel, origin, kind, canonical)
  ) WITHOUT ROWID;

  CREATE TABLE covered (
    source TEXT NOT NULL,
    day TEXT NOT NULL,
    file INTEGER NOT NULL,
    is_by_message INTEGER NOT NULL,
    PRIMARY KEY (day, source, file, is_by_message)
  ) WITHOUT ROWID;
  INSERT INTO covered SELECT source, day, file, source IN ('telegram', 'discord') FROM coverage;
  DROP TABLE coverage;
  ALTER TABLE covered RENAME TO coverage;
  `,

  /*
   * Upkeep runs in many transactions. `unsettled` lists what a purge still has to rebuild, and `reindexing` holds the
   * progress of an index rebuild, so that both survive a crash.
   */
  `
  CREATE TABLE unsettled (kind TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID;
  CREATE TABLE reindexing (part TEXT PRIMARY KEY, built_to INTEGER NOT NULL) WITHOUT ROWID;
  `,

  /*
   * Makes pages and ransomware posts searchable. The indexes start empty: reindexing fills them, which a new analyzer
   * requires anyway.
   */
  `
  CREATE VIRTUAL TABLE pages_index USING fts5 (
    text, title, filters, content='', contentless_delete=1, tokenize="ascii tokenchars ':'"
  );
  CREATE VIRTUAL TABLE posts_index USING fts5 (
    text, title, filters, content='', contentless_delete=1, tokenize="ascii tokenchars ':'"
  );
  `,

  /*
   * Adds victims, which are derived from ransomware posts (records/victims.ts). `victim_reports` has one row per post,
   * `victim_keys` one per group and company, `victim_counts` what statistics need, so that they read no document. All
   * start empty, like the index: reindexing derives the victims.
   */
  `
  CREATE TABLE victim_reports (post TEXT PRIMARY KEY, victim TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE victim_keys (
    group_id TEXT NOT NULL,
    company TEXT NOT NULL,
    victim TEXT NOT NULL,
    first_seen INTEGER NOT NULL,
    last_seen INTEGER NOT NULL,
    PRIMARY KEY (group_id, company, victim)
  ) WITHOUT ROWID;
  CREATE TABLE victim_counts (
    id INTEGER PRIMARY KEY,
    detection_date INTEGER NOT NULL,
    group_id TEXT,
    country TEXT,
    industry TEXT
  );
  CREATE VIRTUAL TABLE victims_index USING fts5 (
    text, title, filters, content='', contentless_delete=1, tokenize="ascii tokenchars ':'"
  );
  `,

  /* Copies of an advertisement share a similarity key. Reindexing fills the column. */
  `
  ALTER TABLE messages ADD COLUMN similar INTEGER;
  `,

  /*
   * Makes every indicator a pivot. `terms` lists each distinct value once, with the first 48 bits of its hash, and
   * `terms_index` finds values by a part of them; its rowids are those of `terms`. Names and titles become findings.
   * Everything follows from the records, so it is filled here. `findings_by_value` now contains the date, so that an
   * indicator is counted without reading the findings themselves.
   */
  `
  CREATE TABLE terms (id INTEGER PRIMARY KEY, hash INTEGER NOT NULL, kind TEXT NOT NULL, canonical TEXT NOT NULL);
  CREATE VIRTUAL TABLE terms_index USING fts5 (
    value, content='', contentless_delete=1, detail='none', tokenize='trigram case_sensitive 1'
  );
  INSERT INTO findings (source, owner, kind, canonical, value, first_seen, position)
    SELECT found.value ->> 'source', found.value ->> 'owner', found.value ->> 'kind', found.value ->> 'canonical',
      found.value ->> 'value', found.value ->> 'firstSeen', found.value ->> 'position'
    FROM entities, json_each(name_findings(document, first_seen)) AS found
    WHERE entities.kind IN ('profile', 'channel', 'server', 'page', 'ransomware');
  INSERT INTO terms (hash, kind, canonical)
    SELECT term_hash(canonical), kind, canonical FROM (SELECT DISTINCT kind, canonical FROM findings);
  INSERT INTO terms_index (rowid, value)
    SELECT id, searched_value(canonical) FROM terms WHERE kind IN (SELECT value FROM json_each(searched_kinds()));
  CREATE INDEX terms_by_hash ON terms (hash, kind);
  DROP INDEX findings_by_value;
  CREATE INDEX findings_by_value ON findings (kind, canonical, source, first_seen, owner);
  `,

  /*
   * Adds the addresses of pages and companies, and the companies themselves, to the findings. Indicators are also found
   * by the Unicode form of their hosts, so the index of their parts is filled again.
   */
  `
  INSERT INTO findings (source, owner, kind, canonical, value, first_seen, position)
    SELECT found.value ->> 'source', found.value ->> 'owner', found.value ->> 'kind', found.value ->> 'canonical',
      found.value ->> 'value', found.value ->> 'firstSeen', found.value ->> 'position'
    FROM entities, json_each(own_findings(document, first_seen)) AS found
    WHERE entities.kind IN ('page', 'ransomware')
    ON CONFLICT DO UPDATE SET value = excluded.value, first_seen = excluded.first_seen, position = excluded.position
    WHERE (excluded.first_seen, excluded.position, excluded.value) < (first_seen, position, value);
  INSERT INTO terms (hash, kind, canonical)
    SELECT term_hash(canonical), kind, canonical FROM (
      SELECT DISTINCT kind, canonical FROM findings WHERE source IN ('page', 'ransomware')
      EXCEPT SELECT kind, canonical FROM terms
    );
  INSERT INTO terms_index (terms_index) VALUES ('delete-all');
  INSERT INTO terms_index (rowid, value)
    SELECT id, searched_value(canonical) FROM terms WHERE kind IN (SELECT value FROM json_each(searched_kinds()));
  `,

  // Orders the pages that a search finds without reading their rows, which are large and far apart.
  `
  CREATE INDEX pages_in_order ON entities (id, detection_date, key) WHERE kind = 'page';
  `,

  /*
   * Saved searches, their matches and the outbox of notifications. Records, searches and targets are documents, because
   * nothing is ever looked up by their fields. A match without a sequence has not been dispatched yet. A write keeps the
   * matches of a record in one row of alert_found; alert_waiting shows them as matches (records/found-matches.ts).
   */
  `
  CREATE TABLE alert_searches (id TEXT PRIMARY KEY, created_at INTEGER NOT NULL, document TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE alert_values (
    search TEXT NOT NULL, kind TEXT NOT NULL, canonical TEXT NOT NULL, PRIMARY KEY (search, kind, canonical)
  ) WITHOUT ROWID;
  CREATE TABLE alert_targets (id TEXT PRIMARY KEY, created_at INTEGER NOT NULL, document TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE alert_matches (
    id TEXT NOT NULL UNIQUE,
    search TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    record_at INTEGER NOT NULL,
    at INTEGER NOT NULL,
    indicators TEXT,
    state TEXT NOT NULL DEFAULT 'new',
    is_read INTEGER NOT NULL DEFAULT 0,
    note TEXT,
    sequence INTEGER,
    dispatched_at INTEGER,
    is_capped INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX alert_matches_by_search ON alert_matches (search, at, id);
  CREATE INDEX alert_matches_in_order ON alert_matches (at, id);
  CREATE INDEX alert_matches_by_sequence ON alert_matches (sequence) WHERE sequence IS NOT NULL;
  CREATE INDEX alert_matches_undispatched ON alert_matches (at, id) WHERE sequence IS NULL;
  CREATE INDEX alert_matches_by_state ON alert_matches (state, at, id);
  CREATE TABLE alert_counts (
    search TEXT NOT NULL, state TEXT NOT NULL, is_read INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (search, state, is_read)
  ) WITHOUT ROWID;
  CREATE TRIGGER alert_matches_added AFTER INSERT ON alert_matches BEGIN
    INSERT INTO alert_counts VALUES (new.search, new.state, new.is_read, 1) ON CONFLICT DO UPDATE SET count = count + 1;
  END;
  CREATE TRIGGER alert_matches_removed AFTER DELETE ON alert_matches BEGIN
    UPDATE alert_counts SET count = count - 1
      WHERE search = old.search AND state = old.state AND is_read = old.is_read;
    DELETE FROM alert_counts
      WHERE search = old.search AND state = old.state AND is_read = old.is_read AND count = 0;
  END;
  CREATE TRIGGER alert_matches_changed AFTER UPDATE OF state, is_read ON alert_matches BEGIN
    UPDATE alert_counts SET count = count - 1
      WHERE search = old.search AND state = old.state AND is_read = old.is_read;
    INSERT INTO alert_counts VALUES (new.search, new.state, new.is_read, 1) ON CONFLICT DO UPDATE SET count = count + 1;
    DELETE FROM alert_counts
      WHERE search = old.search AND state = old.state AND is_read = old.is_read AND count = 0;
  END;
  CREATE TABLE alert_found (
    number INTEGER PRIMARY KEY,
    record TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    record_at INTEGER NOT NULL,
    at INTEGER NOT NULL,
    found TEXT NOT NULL
  );
  CREATE INDEX alert_found_by_record ON alert_found (record);
  CREATE VIEW alert_waiting AS
    SELECT number, record, record || (value ->> 0) AS id, value ->> 1 AS search, kind, alert_found.key AS key, record_at, at,
      value ->> 2 AS indicators, 'new' AS state, 0 AS is_read, NULL AS note, NULL AS sequence, NULL AS dispatched_at,
      0 AS is_capped
    FROM alert_found, json_each(found);
  CREATE TABLE alert_deliveries (
    id TEXT PRIMARY KEY,
    target TEXT NOT NULL,
    search TEXT,
    match TEXT,
    created_at INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    status TEXT NOT NULL,
    last_attempt_at INTEGER,
    document TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX alert_deliveries_due ON alert_deliveries (due_at) WHERE status = 'pending';
  CREATE INDEX alert_deliveries_in_order ON alert_deliveries (created_at, id);
  CREATE INDEX alert_deliveries_by_target ON alert_deliveries (target, status, last_attempt_at);
  CREATE INDEX alert_deliveries_by_search ON alert_deliveries (search);
  CREATE INDEX alert_deliveries_by_match ON alert_deliveries (match) WHERE match IS NOT NULL;
  `,

  /* Pushes: their imports, answers to repeat, and tasks. */
  `
  ALTER TABLE imports ADD COLUMN push_key TEXT;
  ALTER TABLE imports ADD COLUMN push_day TEXT;
  CREATE INDEX imports_by_push ON imports (push_key, push_day) WHERE push_key IS NOT NULL;
  CREATE TABLE push_answers (
    key_id TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    digest TEXT NOT NULL,
    answer TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (key_id, idempotency_key)
  ) WITHOUT ROWID;
  CREATE INDEX push_answers_by_expiry ON push_answers (expires_at);
  CREATE TABLE push_tasks (
    id TEXT PRIMARY KEY,
    key_id TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    finished_at INTEGER,
    document TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX push_tasks_by_key ON push_tasks (key_id, created_at);
  CREATE INDEX push_tasks_by_date ON push_tasks (created_at);
  `,

  // People and channels are counted by the day on which they were first seen, like posts.
  `
  DROP INDEX entities_first_seen;
  CREATE INDEX entities_first_seen ON entities (kind, first_seen, key);
  `,

  // Finds the copies of a message.
  `
  CREATE INDEX messages_by_similarity ON messages (similar) WHERE similar IS NOT NULL;
  `,

  /*
   * Months that are optimized become smaller (sealed/): their rows move to `sealed_messages`, with compressed text and
   * without the date, which the slot contains, and their words to segments. `symbols` holds what the texts are
   * compressed with. `months.open` counts the messages that the month's full-text index still holds, and
   * `sealing_changes` what changed in the month that is being sealed. SQLite merges both halves of the view into a query
   * only if their columns have the same types. Speakers with the same user id share the number `user`; null is their own.
   */
  `
  ALTER TABLE messages RENAME TO open_messages;
  CREATE TABLE sealed_messages (
    slot INTEGER PRIMARY KEY,
    chat INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    place INTEGER NOT NULL,
    speaker INTEGER NOT NULL,
    version INTEGER,
    text TEXT NOT NULL,
    languages TEXT NOT NULL,
    reply_to TEXT,
    media TEXT,
    rest TEXT,
    origin INTEGER NOT NULL,
    has_sightings INTEGER NOT NULL,
    similar INTEGER
  );
  CREATE UNIQUE INDEX sealed_by_id ON sealed_messages (chat, sequence);
  CREATE INDEX sealed_by_channel ON sealed_messages (chat, CAST(slot >> 21 AS INTEGER), sequence);
  CREATE INDEX sealed_by_similarity ON sealed_messages (similar) WHERE similar IS NOT NULL;
  CREATE VIEW messages AS
    SELECT slot, chat, sequence, place, speaker, detection_date, version, text, languages, reply_to, media, rest, origin,
      has_sightings, similar FROM open_messages
    UNION ALL
    SELECT slot, chat, sequence, place, speaker, CAST(slot >> 21 AS INTEGER), version, text, languages, reply_to, media, rest, origin,
      has_sightings, similar FROM sealed_messages;

  CREATE TABLE symbols (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    month INTEGER NOT NULL,
    language TEXT NOT NULL,
    is_current INTEGER NOT NULL,
    symbols BLOB NOT NULL
  );
  CREATE TABLE segments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    month INTEGER NOT NULL,
    is_ready INTEGER NOT NULL,
    header BLOB NOT NULL,
    removals INTEGER NOT NULL DEFAULT 0,
    removed BLOB
  );
  CREATE TABLE segment_parts (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
  CREATE TABLE sealing_changes (slot INTEGER PRIMARY KEY);
  ALTER TABLE months ADD COLUMN open INTEGER NOT NULL DEFAULT 0;
  UPDATE months SET open = messages;

  ALTER TABLE speakers ADD COLUMN user INTEGER;
  CREATE INDEX speakers_by_user_id ON speakers (value ->> 0);
  CREATE INDEX speakers_by_user ON speakers (user) WHERE user IS NOT NULL;
  UPDATE speakers SET user = nullif(
    (SELECT min(id) FROM speakers AS other WHERE other.value ->> 0 = speakers.value ->> 0), id
  );
  `,

  // Similarity keys are random: new ones were inserted all over an index that outgrew the cache (records/similarity.ts).
  `
  DROP INDEX messages_by_similarity;
  DROP INDEX sealed_by_similarity;
  CREATE INDEX messages_by_similarity ON open_messages (slot >> 50, similar) WHERE similar IS NOT NULL;
  CREATE INDEX sealed_by_similarity ON sealed_messages (slot >> 50, similar) WHERE similar IS NOT NULL;
  `,
];

/** For the two migrations that fill `terms`: names and titles only, and also own addresses and companies. */
function defineTermFunctions(db: DatabaseSync): void {
  const findings = (document: unknown, firstSeen: unknown) => {
    const record = JSON.parse(String(document)) as AnyRecord;
    return nameFindingsOf({ ...record, firstSeen: Number(firstSeen) } as AnyRecord);
  };
  db.function('name_findings', (document, firstSeen) =>
    JSON.stringify(findings(document, firstSeen).filter(({ kind }) => kind === 'name' || kind === 'title')),
  );
  db.function('own_findings', (document, firstSeen) => JSON.stringify(findings(document, firstSeen)));
  db.function('term_hash', (canonical) => termHash(String(canonical)));
  db.function('searched_value', (canonical) => searchedForms(String(canonical)).join('\n'));
  db.function('searched_kinds', () => JSON.stringify(SEARCHED_KINDS));
}

/** For the third migration: a digest that matches the text is no longer stored, which SQL cannot check. */
function defineDigestFunctions(db: DatabaseSync): void {
  const foreignDigests = (text: string, given: { sha1sum?: string; sha256sum?: string }) => {
    const own = digestsOf(text);
    return {
      sha1sum: given.sha1sum === own.sha1sum ? undefined : given.sha1sum,
      sha256sum: given.sha256sum === own.sha256sum ? undefined : given.sha256sum,
    };
  };
  db.function('message_rest', (text, hiddenText, items, factVersions, sha1sum, sha256sum) => {
    const rest = JSON.stringify({
      hiddenText: hiddenText ?? undefined,
      items: items === null ? undefined : JSON.parse(String(items)),
      factVersions: factVersions === null ? undefined : JSON.parse(String(factVersions)),
      ...foreignDigests(String(text), { sha1sum: String(sha1sum), sha256sum: String(sha256sum) }),
    });
    return rest === '{}' ? null : rest;
  });
  db.function('message_document', (document) => {
    const message = JSON.parse(String(document)) as { text: string; sha1sum?: string; sha256sum?: string };
    return JSON.stringify({ ...message, ...foreignDigests(message.text, message) });
  });
}

export const SCHEMA_VERSION = MIGRATIONS.length;

export class SchemaTooNew extends Error {
  constructor(found: number) {
    super(
      `the database has schema version ${found}, but this version of nightjar supports only ${SCHEMA_VERSION}; use a newer version`,
    );
  }
}

export function schemaVersionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.user_version);
}

/** Migrates the database to the current schema in one transaction. */
export function migrate(db: DatabaseSync, onNew: (db: DatabaseSync) => void): void {
  if (schemaVersionOf(db) === SCHEMA_VERSION) return;
  inTransaction(db, () => {
    // Read again under the lock: another process may have migrated meanwhile.
    const found = schemaVersionOf(db);
    if (found > SCHEMA_VERSION) throw new SchemaTooNew(found);
    defineDigestFunctions(db);
    defineTermFunctions(db);
    for (const migration of MIGRATIONS.slice(found)) db.exec(migration);
    if (found === 0) onNew(db);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}
