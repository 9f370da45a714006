import { type DayRange, lastDays } from '../../overview/day-range.ts';
import type { ApiKey, Scope } from '../../storage/port/api-key.ts';
import { dayOf } from '../../time/day.ts';
import type { EndpointServices } from '../endpoint.ts';
import { RecordCounts } from './record-counts.ts';

/** Freshness and trends are judged by this many days, whatever period is shown. */
export const RECENT_DAYS = 30;

/** One request for an overview: what its parts have in common. */
export class OverviewContext {
  readonly services: EndpointServices;
  readonly key: ApiKey;
  readonly now: number;
  /** The period that is shown. */
  readonly range: DayRange;
  /** The last 30 days. */
  readonly recent: DayRange;
  readonly records: RecordCounts;

  constructor(services: EndpointServices, key: ApiKey, days: number) {
    this.services = services;
    this.key = key;
    this.now = services.clock();
    this.range = lastDays(this.now, days);
    this.recent = lastDays(this.now, RECENT_DAYS);
    this.records = new RecordCounts(services.store, key, this.now);
  }

  /** Whether the key has one of these scopes. */
  has(...scopes: readonly Scope[]): boolean {
    return scopes.some((scope) => this.key.scopes.includes(scope));
  }

  /** Counts that any key with the same scopes may see. */
  counted<T>(name: string, compute: () => Promise<T>): Promise<T> {
    const scopes = this.key.scopes.toSorted().join(',');
    const key = `${name} ${this.range.days.length} ${dayOf(this.now)} ${scopes}`;
    return this.services.counts.get(key, compute);
  }
}
