import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { ApiKey, Scope } from '../records/api-key.ts';
import type { KeyStore } from '../storage/key-store.ts';
import { StoreDamaged } from '../storage/store-damaged.ts';

/** `nj_<id>_<secret>`: the prefix lets secret scanners find it, the id tells the log which one it was. */
const KEY_FORM = /^nj_([a-z0-9]{10})_[A-Za-z0-9_-]{43}$/;
const ID_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export interface KeyOrder {
  name: string;
  scopes: Scope[];
  expiresAt?: number | undefined;
  ratePerMinute?: number | undefined;
  rateBurst?: number | undefined;
}

/** Issues keys and tells whose a presented one is. Secrets have 256 random bits, so a plain hash keeps them safe. */
export class KeyRing {
  #store: KeyStore;
  #clock: Clock;
  #proven = new WeakMap<ApiKey, string>();
  #thisTurn = new Map<string, ApiKey>();
  #damage: StoreDamaged | undefined;

  constructor(store: KeyStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The text of the key is returned this once and kept nowhere. */
  async issue(order: KeyOrder): Promise<{ key: ApiKey; text: string }> {
    const id = Array.from(randomBytes(10), (byte) => ID_ALPHABET[byte % ID_ALPHABET.length]).join('');
    const text = `nj_${id}_${randomBytes(32).toString('base64url')}`;
    const key: ApiKey = { id, ...order, secretHash: hash('sha256', text), createdAt: this.#clock() };
    await this.#store.add(key);
    return { key, text };
  }

  /** A key that another request of this turn of the event loop came with: what was right then is right now. */
  recognisedThisTurn(text: string): ApiKey | undefined {
    return this.#thisTurn.get(text);
  }

  /** The key, or undefined when it is unknown, revoked or expired: a caller learns no more than that. */
  async recognise(text: string): Promise<ApiKey | undefined> {
    const id = KEY_FORM.exec(text)?.[1];
    if (id === undefined) return undefined;
    const key = await this.#find(id);
    if (key === undefined || !this.#isTextOf(key, text)) return undefined;
    if (!isUsable(key, this.#clock())) return undefined;
    if (this.#thisTurn.size === 0) setImmediate(() => this.#thisTurn.clear());
    this.#thisTurn.set(text, key);
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

  /** Throws once the keys' file was found damaged. */
  ping(): void {
    if (this.#damage !== undefined) throw this.#damage;
  }

  /** The text a key was last proven by spares the hash, as long as the store has the very same key. */
  #isTextOf(key: ApiKey, text: string): boolean {
    if (this.#proven.get(key) === text) return true;
    const isProven = isSameHash(key.secretHash, hash('sha256', text));
    if (isProven) this.#proven.set(key, text);
    return isProven;
  }

  list(): Promise<ApiKey[]> {
    return this.#store.list();
  }

  revoke(id: string): Promise<boolean> {
    return this.#store.revoke(id, this.#clock());
  }
}

export function isUsable(key: ApiKey, now: number): boolean {
  return key.revokedAt === undefined && (key.expiresAt === undefined || now < key.expiresAt);
}

function isSameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
