import type { Platform } from '../../../../records/platform.ts';
import { type EntityKind, keyOf } from '../../../../records/record.ts';
import type { PurgeTarget } from '../../../port/purge.ts';
import { parseMessageKey } from '../../../rules/message-key.ts';
import { type RemainingVersion, remainingVersionAfter } from '../../../rules/purge-rule.ts';
import { hasSightingPerFile } from '../../../rules/sighting-per-file.ts';
import type { EntityRecord } from '../records/entities.ts';
import type { MessageId } from '../records/messages.ts';
import type { EntityName } from '../records/pending-cleanup.ts';
import type { RetainedFinding } from '../records/retained-items.ts';
import type { SightingOf } from '../records/sightings.ts';
import type { SqliteTables } from '../records/tables.ts';
import type { Remaining } from './rebuilder.ts';

/** Ids read at a time. */
const CHUNK_SIZE = 2000;

const ENTITY_KINDS: readonly EntityKind[] = [
  'profile',
  'channel',
  'server',
  'page',
  'ransomware',
  'ransomware-group',
];
const KINDS_BY_VERSION = ENTITY_KINDS.filter((kind) => !hasSightingPerFile(kind));
const KINDS_BY_FILE = ENTITY_KINDS.filter(hasSightingPerFile);

/** The rows that may contain data of the target, and what remains of each. Read-only. */
export class SqlitePurgePlan implements Remaining {
  #tables: SqliteTables;
  readonly target: PurgeTarget;
  /** Files of a purged import that no other import has. */
  readonly files: ReadonlySet<number>;
  readonly version: RemainingVersion;

  constructor(tables: SqliteTables, target: PurgeTarget, files: ReadonlySet<number>) {
    this.#tables = tables;
    this.target = target;
    this.files = files;
    this.version = remainingVersionAfter(target, files);
  }

  /** The target itself, if it is an entity. */
  get entity(): EntityName | undefined {
    const { target } = this;
    return target.kind === 'channel' || target.kind === 'profile' ? target : undefined;
  }

  /**
   * Messages that may have a version of the target, in chunks. Removing messages moves others to lower slots that this
   * walk has already passed, so a caller that removes them has to repeat the walk until it finds nothing to remove.
   */
  *messages(): Iterable<Pick<MessageId, 'chat' | 'sequence'>[]> {
    const { target } = this;
    const { mapper, messages } = this.#tables;
    if (target.kind === 'message') {
      const id = parseMessageKey(target.key);
      const chat = id && mapper.chatOf(id);
      if (id !== undefined && chat !== undefined) yield [{ chat, sequence: id.sequence }];
      return;
    }
    const where = this.#messagesWhere();
    if (where !== undefined) {
      for (let last = -1n; ; ) {
        const ids = messages.idsWhere(where, [], last, CHUNK_SIZE);
        if (ids.length > 0) yield ids;
        if (ids.length < CHUNK_SIZE) break;
        last = (ids.at(-1) as MessageId).slot;
      }
    }
    if (target.kind === 'profile') yield* this.#messagesWithVersionsOf(idOf(target.key));
  }

  #messagesWhere(): string | undefined {
    const { target } = this;
    const { db, mapper } = this.#tables;
    if (target.kind === 'channel') {
      const chat = mapper.chatOf({ platform: platformOf(target.key), channelId: idOf(target.key) });
      return chat === undefined ? undefined : `chat = ${chat}`;
    }
    if (target.kind === 'profile') {
      const speakers = db.prepare('SELECT id FROM speakers WHERE value ->> 0 = ?').all(idOf(target.key));
      return speakers.length === 0 ? undefined : `speaker IN (${speakers.map(({ id }) => id).join(', ')})`;
    }
    const origins = this.origins();
    return origins.length === 0 ? undefined : `origin IN (${origins.join(', ')})`;
  }

  /** Messages with a version by this user. */
  *#messagesWithVersionsOf(user: string): Iterable<Pick<MessageId, 'chat' | 'sequence'>[]> {
    const { mapper, sightings } = this.#tables;
    const ids = sightings.messagesNaming({ users: [user], servers: [] }).flatMap((name) => {
      const chat = mapper.chatOf(name);
      return chat === undefined ? [] : [{ chat, sequence: BigInt(name.sequence) }];
    });
    for (let start = 0; start < ids.length; start += CHUNK_SIZE) yield ids.slice(start, start + CHUNK_SIZE);
  }

  /** Sets of files that contain a purged file. Not cached: an import may have added a set. */
  origins(): number[] {
    if (this.files.size === 0) return [];
    return this.#tables.db
      .prepare('SELECT id FROM origins')
      .all()
      .map(({ id }) => id as number)
      .filter((id) => this.#tables.origins.files(id).some((file) => this.files.has(file)));
  }

  /** Pages and posts of a purged import, or the target itself. */
  *versionedEntities(): Iterable<EntityName> {
    const { target } = this;
    if (target.kind === 'page' || target.kind === 'ransomware') {
      yield { kind: target.kind, key: target.key };
      return;
    }
    const origins = this.origins();
    if (origins.length === 0) return;
    for (const kind of KINDS_BY_VERSION)
      for (const { record } of this.#tables.entities.walk(kind, `origin IN (${origins.join(', ')})`))
        yield { kind, key: keyOf(record) };
  }

  /** Sightings that the purge removes, from files or from messages of dropped months. */
  sightings(): SightingOf<EntityRecord>[] {
    const { target } = this;
    const { sightings } = this.#tables;
    if (target.kind === 'import') {
      const origins = this.origins();
      const where = `origin IN (${origins.join(', ')})`;
      return KINDS_BY_FILE.flatMap((kind) => sightings.withOrigins<EntityRecord>(kind, where));
    }
    if (target.kind !== 'channel' && target.kind !== 'profile') return [];
    const own = sightings.of<EntityRecord>(target.kind, target.key);
    return target.kind === 'channel' ? [...own, ...sightings.from<EntityRecord>(target.key)] : own;
  }

  /** Profiles that lose items retained from dropped months. */
  profilesWithRetained(): string[] {
    const { target } = this;
    const { retainedItems } = this.#tables;
    if (target.kind === 'channel') return retainedItems.profilesWhere('channel = ?', target.key);
    if (target.kind === 'profile') return retainedItems.profilesWhere('profile = ?', target.key);
    const origins = this.origins();
    return origins.length === 0 ? [] : retainedItems.profilesWhere(`origin IN (${origins.join(', ')})`);
  }

  sighting(sighting: SightingOf<EntityRecord>): boolean {
    const { target } = this;
    if (target.kind === 'import') return this.#hasRemainingFiles(sighting.origin);
    const { record, channel } = sighting;
    if (target.kind === 'channel' && channel === target.key) return false;
    return !(record.kind === target.kind && keyOf(record) === target.key);
  }

  retainedItem({ channel, origin }: RetainedFinding): boolean {
    const { target } = this;
    if (target.kind === 'import') return this.#hasRemainingFiles(origin);
    return !(target.kind === 'channel' && channel === target.key);
  }

  #hasRemainingFiles(origin: number): boolean {
    return this.#tables.origins.files(origin).some((file) => !this.files.has(file));
  }
}

function platformOf(key: string): Platform {
  return key.slice(0, key.indexOf(':')) as Platform;
}

function idOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
