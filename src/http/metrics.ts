import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What Prometheus may know: counts and durations by route, never a parameter or an address. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests: Histogram<'route' | 'status'>;
  readonly #refusals: Counter<'reason'>;

  constructor() {
    this.#requests = new Histogram({
      name: 'nightjar_http_request_seconds',
      help: 'Duration of requests by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [this.registry],
    });
    this.#refusals = new Counter({
      name: 'nightjar_http_refusals_total',
      help: 'Requests refused before they were answered, by reason',
      labelNames: ['reason'],
      registers: [this.registry],
    });
  }

  /** Memory, event loop, garbage collection; only where somebody reads it. */
  collectProcessMetrics(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  requestObserver(route: string, status: number): (seconds: number) => void {
    const series = this.#requests.labels({ route, status });
    return (seconds) => series.observe(seconds);
  }

  countRefusal(reason: string): void {
    this.#refusals.inc({ reason });
  }
}
