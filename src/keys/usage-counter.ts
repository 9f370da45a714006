import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Clock, systemTimer, type Timer } from '../clock.ts';
import type { KeyStore, KeyUsage, KeyUse, UsageReport } from '../storage/port/key-store.ts';
import { addDays, type Day, dayOf, startOfDay } from '../time/day.ts';
import { MS_PER_DAY } from '../time/instant.ts';

export const USAGE_DAYS_KEPT = 400;

const REPORT_EVERY_MS = 5000;
/** A store that hangs must not keep the process from exiting. */
const LAST_REPORT_TIMEOUT_MS = 5000;

interface UsageCounterOptions {
  clock: Clock;
  log: Logger;
  timer?: Timer;
}

/**
 * Counts requests per key in memory and reports them to the store every few seconds, so that no request waits for a write.
 * A crash loses the counts since the last report.
 */
export class UsageCounter {
  #store: KeyStore;
  #clock: Clock;
  #log: Logger;
  #timer: Timer;
  #process = randomUUID();
  #number = 0;
  #counted = new Map<Day, Map<string, KeyUse>>();
  /** Resent unchanged until the store confirms it: the store may have added it although the response was lost. */
  #unconfirmed: UsageReport | undefined;
  #sending: Promise<void> | undefined;
  #scheduled: { cancel(): void } | undefined;
  #isFailing = false;
  #confirmed = 0;
  #today = { day: '', startsAt: 0, endsAt: 0 };

  constructor(store: KeyStore, { clock, log, timer = systemTimer }: UsageCounterOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#timer = timer;
  }

  count(keyId: string): void {
    const now = this.#clock();
    const day = this.#dayOf(now);
    let today = this.#counted.get(day);
    if (today === undefined) {
      today = new Map();
      this.#counted.set(day, today);
    }
    const use = today.get(keyId);
    if (use === undefined) today.set(keyId, { keyId, day, requests: 1, lastUsedAt: now });
    else {
      use.requests++;
      use.lastUsedAt = Math.max(use.lastUsedAt, now);
    }
    this.#schedule();
  }

  /** Usage in the store plus what this process has not reported yet. */
  async usage(keyId: string, from: Day, to: Day): Promise<KeyUsage> {
    for (;;) {
      await this.#sending;
      const confirmed = this.#confirmed;
      const pending = [...this.#pending(), ...(this.#unconfirmed?.uses ?? [])]
        .filter((use) => use.keyId === keyId)
        .map((use) => ({ ...use }));
      const stored = (await this.#store.usage([keyId], from, to)).get(keyId);
      // A report that was confirmed meanwhile may be in both: read again.
      if (this.#sending === undefined && this.#confirmed === confirmed)
        return combine(stored, pending, (day) => day >= from && day <= to);
    }
  }

  /** Sends the last report, unless the store takes too long. */
  async close(): Promise<void> {
    this.#scheduled?.cancel();
    await Promise.race([this.#report().then(() => this.#report()), this.#after(LAST_REPORT_TIMEOUT_MS)]);
    this.#scheduled?.cancel();
  }

  #after(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#timer(resolve, ms);
    });
  }

  #schedule(): void {
    this.#scheduled ??= this.#timer(() => {
      this.#scheduled = undefined;
      void this.#report();
    }, REPORT_EVERY_MS);
  }

  /** Never rejects: a failure is logged once, and the report is retried. */
  #report(): Promise<void> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #send(): Promise<void> {
    if (this.#unconfirmed === undefined) {
      const uses = [...this.#pending()];
      if (uses.length === 0) return;
      this.#unconfirmed = {
        process: this.#process,
        number: ++this.#number,
        uses,
        keepFrom: addDays(dayOf(this.#clock()), -USAGE_DAYS_KEPT),
      };
      this.#counted = new Map();
    }
    try {
      await this.#store.addUsage(this.#unconfirmed);
      this.#unconfirmed = undefined;
      this.#confirmed++;
      if (this.#isFailing) this.#log.info('key usage is recorded again');
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing)
        this.#log.warn(
          { reason: (error as Error).message },
          'cannot record key usage; requests are counted in memory until it works again',
        );
      this.#isFailing = true;
      this.#schedule();
    }
    if (this.#counted.size > 0) this.#schedule();
  }

  *#pending(): Generator<KeyUse> {
    for (const uses of this.#counted.values()) yield* uses.values();
  }

  /** Cached: formatting the date for every request would cost more than counting it. */
  #dayOf(now: number): Day {
    if (now < this.#today.startsAt || now >= this.#today.endsAt) {
      const day = dayOf(now);
      const startsAt = startOfDay(day);
      this.#today = { day, startsAt, endsAt: startsAt + MS_PER_DAY };
    }
    return this.#today.day;
  }
}

function combine(
  stored: KeyUsage | undefined,
  pending: readonly KeyUse[],
  isWanted: (day: Day) => boolean,
): KeyUsage {
  const days = new Map(stored?.days.map(({ day, requests }) => [day, requests]));
  for (const { day, requests } of pending) if (isWanted(day)) days.set(day, (days.get(day) ?? 0) + requests);
  const last = Math.max(stored?.lastUsedAt ?? 0, ...pending.map(({ lastUsedAt }) => lastUsedAt));
  return {
    lastUsedAt: last === 0 ? undefined : last,
    days: [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, requests]) => ({ day, requests })),
  };
}
