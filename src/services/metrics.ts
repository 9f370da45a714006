import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import type { PushService } from '../push/push-service.ts';
import type { BytesInFlight } from './bytes-in-flight.ts';
import type { SearchQueue } from './search-queue.ts';
import { registerStoreMetrics } from './store-metrics.ts';
import type { StoreState } from './store-state.ts';

/** The part of the push service that is measured. */
type PushState = Pick<PushService, 'queue' | 'tasks' | 'onCommitted'>;

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics for Prometheus: counts and durations by route, never parameters or addresses. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new RequestDurations();
  readonly #refusals: Counter<'reason'>;
  readonly #replacedThreads: Counter;

  readonly #guessAlarms: Counter;
  readonly #auditLines: Counter<'outcome'>;
  readonly #auditFailures: Counter;
  readonly #deliveries: Counter<'target' | 'outcome'>;
  readonly #pushedRecords: Counter<'kind' | 'outcome'>;
  readonly #pushedRejects: Counter;
  #lastCommitAt = 0;

  constructor() {
    this.registry.registerMetric(this.#requests as unknown as Metric<string>);
    this.#refusals = new Counter({
      name: 'nightjar_http_refusals_total',
      help: 'Refused requests, by reason',
      labelNames: ['reason'],
      registers: [this.registry],
    });
    this.#replacedThreads = new Counter({
      name: 'nightjar_search_threads_replaced_total',
      help: 'Search threads replaced because a search did not stop in time',
      registers: [this.registry],
    });
    this.#guessAlarms = new Counter({
      name: 'nightjar_key_guessing_alarms_total',
      help: 'Minutes in which a network sent too many invalid API keys',
      registers: [this.registry],
    });
    this.#auditLines = new Counter({
      name: 'nightjar_audit_lines_total',
      help: 'Audit log lines, by outcome: written or lost',
      labelNames: ['outcome'],
      registers: [this.registry],
    });
    this.#auditFailures = new Counter({
      name: 'nightjar_audit_failures_total',
      help: 'Failed attempts to write to the audit log',
      registers: [this.registry],
    });
    this.#deliveries = new Counter({
      name: 'nightjar_alert_deliveries_total',
      help: 'Attempts to deliver alerts, by kind of target and outcome: delivered, failed or cancelled',
      labelNames: ['target', 'outcome'],
      registers: [this.registry],
    });
    this.#pushedRecords = new Counter({
      name: 'nightjar_push_records_total',
      help: 'Pushed records, by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers: [this.registry],
    });
    this.#pushedRejects = new Counter({
      name: 'nightjar_push_rejects_total',
      help: 'Pushed entries that were rejected',
      registers: [this.registry],
    });
    this.#gauge(
      'nightjar_push_last_commit_seconds',
      'When pushed data was last committed by this process, as Unix time; 0 if never',
      () => this.#lastCommitAt / 1000,
    );
  }

  countDelivery(target: string, outcome: 'delivered' | 'failed' | 'cancelled'): void {
    this.#deliveries.inc({ target, outcome });
  }

  readonly auditCounts = {
    written: (lines: number): void => this.#auditLines.inc({ outcome: 'written' }, lines),
    lost: (lines: number): void => this.#auditLines.inc({ outcome: 'lost' }, lines),
    failed: (): void => this.#auditFailures.inc(),
  };

  observe({ queue, bytesInFlight }: { queue: SearchQueue; bytesInFlight: BytesInFlight }): void {
    this.#gauge('nightjar_searches_running', 'Searches currently running', () => queue.running);
    this.#gauge('nightjar_searches_waiting', 'Searches waiting in the queue', () => queue.waiting);
    this.#gauge(
      'nightjar_answer_bytes_in_flight',
      'Bytes of responses that clients have not read yet',
      () => bytesInFlight.total,
    );
  }

  observePushes(push: PushState): void {
    this.#gauge(
      'nightjar_push_queue_bytes',
      'Bytes of pushed bodies that are not imported yet',
      () => push.queue.bytes,
    );
    this.#gauge('nightjar_push_tasks_queued', 'Ingest tasks that wait', () => push.tasks.queued);
    this.#gauge('nightjar_push_tasks_running', 'Ingest tasks that run', () => push.tasks.running);
    push.onCommitted(({ outcomes, counts, at }) => {
      this.#lastCommitAt = Math.max(this.#lastCommitAt, at);
      this.#pushedRejects.inc(counts.rejected ?? 0);
      for (const [name, count] of Object.entries(outcomes)) {
        const [kind = '', outcome = ''] = name.split(' ');
        this.#pushedRecords.inc({ kind, outcome }, count);
      }
    });
  }

  observeStore(state: Pick<StoreState, 'current'>): void {
    registerStoreMetrics(this.registry, state);
  }

  countReplacedThread(): void {
    this.#replacedThreads.inc();
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** Memory, event loop (`nodejs_eventloop_lag_*`) and garbage collection; costs time, so only with a metrics endpoint. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  requestObserver(route: string, status: number): (seconds: number) => void {
    return this.#requests.observer({ route, status: String(status) });
  }

  countRefusal(reason: string): void {
    this.#refusals.inc({ reason });
  }

  countGuessAlarm(): void {
    this.#guessAlarms.inc();
  }
}

interface Series {
  labels: Record<string, string>;
  /** Requests per bucket; the last one counts everything slower. */
  counts: number[];
  sum: number;
}

/**
 * A histogram with bound labels: an observation is an addition. The library's histogram looks labels up every time, which
 * reduced the rate of lookups by id by a fifth.
 */
class RequestDurations {
  readonly name = 'nightjar_http_request_seconds';
  readonly help = 'Request duration by route and status';
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly #series: Series[] = [];

  observer(labels: Record<string, string>): (seconds: number) => void {
    const series: Series = { labels, counts: Array(BUCKETS_SECONDS.length + 1).fill(0), sum: 0 };
    this.#series.push(series);
    return (seconds) => {
      let bucket = 0;
      while (bucket < BUCKETS_SECONDS.length && seconds > (BUCKETS_SECONDS[bucket] as number)) bucket++;
      series.counts[bucket] = (series.counts[bucket] as number) + 1;
      series.sum += seconds;
    };
  }

  async get() {
    const { name, help, type, aggregator } = this;
    return { name, help, type, aggregator, values: this.#series.flatMap((series) => this.#valuesOf(series)) };
  }

  reset(): void {
    this.#series.length = 0;
  }

  #valuesOf({ labels, counts, sum }: Series) {
    let total = 0;
    const buckets = counts.map((count, index) => {
      total += count;
      const le = BUCKETS_SECONDS[index] ?? '+Inf';
      return { metricName: `${this.name}_bucket`, labels: { le, ...labels }, value: total };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: total },
    ];
  }
}
