import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { AlertStore, DeliveryLease } from '../storage/port/alerts.ts';

/** A process that has not renewed its lease for this long is considered dead. */
const LEASE_MS = 8000;
const RENEWAL_MS = 2000;
const NOBODY = '';

/**
 * Makes sure that one process delivers, however many there are. While there is work, it renews its lease; the others
 * watch that by their own clocks, and one of them takes over if it does not. Without work, nobody writes anything.
 */
export class Leader {
  #store: AlertStore;
  /** Milliseconds that only ever increase. */
  #now: () => number;
  #id: string;
  #seen: { lease: DeliveryLease | undefined; at: number } | undefined;
  #held: { lease: DeliveryLease; at: number } | undefined;
  #hasTakenOver = false;

  /** `id` is only for tests, in which one process stands for several. */
  constructor(store: AlertStore, { now = () => performance.now(), id = ownId() } = {}) {
    this.#store = store;
    this.#now = now;
    this.#id = id;
  }

  /** Whether this process may deliver now. Call it only while there is work, and `rest` otherwise. */
  async isLeading(): Promise<boolean> {
    const now = this.#now();
    if (this.#held !== undefined && now - this.#held.at < RENEWAL_MS) return true;
    const lease = await this.#store.lease();
    if (this.#seen === undefined || !isSame(lease, this.#seen.lease)) this.#seen = { lease, at: now };
    const isOurs = lease?.holder === this.#id;
    const isFree = lease === undefined || lease.holder === NOBODY || isDead(lease.holder);
    const isExpired = now - this.#seen.at >= LEASE_MS;
    this.#held = undefined;
    if (!isOurs && !isFree && !isExpired) return false;
    const next = { holder: this.#id, beat: (lease?.beat ?? 0) + 1 };
    if (!(await this.#store.replaceLease(next, lease))) return false;
    this.#seen = { lease: next, at: now };
    this.#held = { lease: next, at: now };
    if (!isOurs) this.#hasTakenOver = true;
    return true;
  }

  /** Whether another process may have led since the last call. */
  takeHandover(): boolean {
    const hasTakenOver = this.#hasTakenOver;
    this.#hasTakenOver = false;
    return hasTakenOver;
  }

  /** A lease that is not renewed without work says nothing about its holder. */
  rest(): void {
    this.#seen = undefined;
    this.#held = undefined;
  }

  /** Lets another process take over at once. */
  async release(): Promise<void> {
    const held = this.#held?.lease;
    this.#held = undefined;
    if (held !== undefined) await this.#store.replaceLease({ holder: NOBODY, beat: held.beat + 1 }, held);
  }
}

/** Host, process and a unique part. */
function ownId(): string {
  return `${hostname()}/${process.pid}/${randomUUID()}`;
}

/** A process that has ended on this host, for example before a restart: nobody has to wait for its lease to expire. */
function isDead(holder: string): boolean {
  const [host, pid] = holder.split('/');
  if (host !== hostname() || pid === undefined) return false;
  // The holder is not this process, so it had the same number before: in a container, that is common.
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function isSame(a: DeliveryLease | undefined, b: DeliveryLease | undefined): boolean {
  return a?.holder === b?.holder && a?.beat === b?.beat;
}
