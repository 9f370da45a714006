import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { ApiKey, Scope } from '../storage/port/api-key.ts';
import { StoreDamaged } from '../storage/port/failures/store-damaged.ts';
import type { KeyStore, KeyUsage } from '../storage/port/key-store.ts';
import type { Day } from '../time/day.ts';

/** `nj_<id>_<secret>`: the prefix lets secret scanners find it, the id identifies the key in logs. */
const KEY_FORM = /^nj_([a-z0-9]{10})_[A-Za-z0-9_-]{43}$/;
const ID_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The key is revoked or expired; the message is for the operator. */
export class KeyNotChangeable extends Error {}

export interface KeySettings {
  name: string;
  scopes: Scope[];
  expiresAt?: number | undefined;
  ratePerMinute?: number | undefined;
  rateBurst?: number | undefined;
  networks?: readonly string[] | undefined;
}

export interface Rotation {
  /** How long the old secret stays valid. */
  overlapMs: number;
  /** New expiry of the key; null: never; undefined: unchanged. */
  expiresAt?: number | null | undefined;
}

/** Issues and verifies keys. Secrets have 256 random bits, so a fast hash is safe. */
export class KeyRing {
  #store: KeyStore;
  #clock: Clock;
  /** By hash: the text of a key is never stored, not even in memory. */
  #thisTurn = new Map<string, ApiKey>();
  #damage: StoreDamaged | undefined;

  constructor(store: KeyStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The text of the key is returned only here and never stored. */
  async issue(settings: KeySettings): Promise<{ key: ApiKey; text: string }> {
    const id = Array.from(randomBytes(10), (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join('');
    const text = newText(id);
    const key: ApiKey = { id, ...settings, secretHash: hash('sha256', text), createdAt: this.#clock() };
    await this.#store.add(key);
    return { key, text };
  }

  /** Replaces the secret of a key. A key has at most one old secret: rotating again revokes the older one. */
  async rotate(
    id: string,
    { overlapMs, expiresAt }: Rotation,
  ): Promise<{ key: ApiKey; text: string } | undefined> {
    const text = newText(id);
    const key = await this.#store.update(id, (current) => {
      const now = this.#clock();
      if (current.revokedAt !== undefined)
        throw new KeyNotChangeable(`key ${id} is revoked; create a new one`);
      const expiry = expiresAt === undefined ? current.expiresAt : (expiresAt ?? undefined);
      if (expiry !== undefined && expiry <= now)
        throw new KeyNotChangeable(`key ${id} has expired; set a new expiry with --expires`);
      // A new expiry does not extend the old secret.
      const overlapUntil = Math.min(now + overlapMs, current.expiresAt ?? Number.POSITIVE_INFINITY);
      return {
        ...current,
        expiresAt: expiry,
        secretHash: hash('sha256', text),
        previousSecret:
          overlapUntil > now ? { hash: current.secretHash, expiresAt: overlapUntil } : undefined,
      };
    });
    return key && { key, text };
  }

  /** Changes settings, not the secret. Running servers notice it as fast as a revocation. */
  update(id: string, changes: Partial<KeySettings>): Promise<ApiKey | undefined> {
    return this.#store.update(id, (current) => {
      if (current.revokedAt !== undefined)
        throw new KeyNotChangeable(`key ${id} is revoked; create a new one`);
      return { ...current, ...changes };
    });
  }

  /** A key that was already verified in this turn of the event loop. */
  verifiedThisTurn(text: string): ApiKey | undefined {
    return this.#thisTurn.size === 0 ? undefined : this.#thisTurn.get(hash('sha256', text));
  }

  /** Undefined if the key is unknown, revoked or expired; callers must not learn which. */
  async verify(text: string): Promise<ApiKey | undefined> {
    const id = KEY_FORM.exec(text)?.[1];
    if (id === undefined) return undefined;
    const key = await this.#find(id);
    if (key === undefined) return undefined;
    const digest = hash('sha256', text);
    const now = this.#clock();
    if (!isSecretOf(key, digest, now) || !isUsable(key, now)) return undefined;
    if (this.#thisTurn.size === 0) setImmediate(() => this.#thisTurn.clear());
    this.#thisTurn.set(digest, key);
    return key;
  }

  async #find(id: string): Promise<ApiKey | undefined> {
    try {
      return await this.#store.find(id);
    } catch (error) {
      if (error instanceof StoreDamaged) this.#damage = error;
      throw error;
    }
  }

  /** Throws after the key file was found to be damaged. */
  ping(): void {
    if (this.#damage !== undefined) throw this.#damage;
  }

  list(): Promise<ApiKey[]> {
    return this.#store.list();
  }

  /** Requests of these keys, from the first to the last day. */
  usage(keyIds: readonly string[], from: Day, to: Day): Promise<Map<string, KeyUsage>> {
    return this.#store.usage(keyIds, from, to);
  }

  revoke(id: string): Promise<boolean> {
    return this.#store.revoke(id, this.#clock());
  }
}

export function isUsable(key: ApiKey, now: number): boolean {
  return key.revokedAt === undefined && (key.expiresAt === undefined || now < key.expiresAt);
}

function newText(id: string): string {
  return `nj_${id}_${randomBytes(32).toString('base64url')}`;
}

function isSecretOf({ secretHash, previousSecret }: ApiKey, digest: string, now: number): boolean {
  if (isSameHash(secretHash, digest)) return true;
  return (
    previousSecret !== undefined && isSameHash(previousSecret.hash, digest) && now < previousSecret.expiresAt
  );
}

function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));
}
