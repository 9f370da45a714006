import { readFileSync } from 'node:fs';
import { Client, errors } from '@opensearch-project/opensearch';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  noop,
  retry,
  wrap,
} from 'cockatiel';
import { Cancelled } from '../../../../threads/failures.ts';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import { isWriteBlock, OutOfTime, refusalOf, typeOf } from './refusals.ts';

export interface OpensearchConnection {
  /** One or several nodes of the cluster. */
  urls: readonly string[];
  /** File with the CA certificate. */
  caFile?: string | undefined;
  user?: { name: string; password: string } | undefined;
  /** Sent with every request, for API keys. */
  header?: { name: string; value: string } | undefined;
  /** Deadline of a search. */
  milliseconds: number;
  /** Deadline of a lookup; ten seconds by default. */
  lookupMs?: number;
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: object | string;
  /** Newline-delimited JSON. */
  lines?: string;
  /** Error statuses that are valid answers. */
  expected?: readonly number[];
  /** Timeout of a search or a long-running write. A default applies if absent. */
  milliseconds?: number;
  /** Deadline of a lookup, over all its attempts. */
  lookupMs?: number;
  /** Cancels a read. The cluster notices the closed connection and stops the search. */
  signal?: AbortSignal | undefined;
  /** For writes that the guard itself depends on. */
  isUnguarded?: boolean;
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each caller knows the shape of its response
  body: any;
}

/** Consecutive failures before reads fail fast. */
const FAILURES_MAX = 8;
const OPEN_MS = 2000;
/** Writers wait for a lost node: within half a minute the cluster notices and uses the copies on other nodes. */
const WRITE_ATTEMPTS = 40;
const WRITE_DELAY_MAX_MS = 5000;
const READ_ATTEMPTS = 4;
const READ_DELAY_MAX_MS = 400;
/** A request to a hanging node times out before the lookup's deadline, so that another node may still answer. */
const ATTEMPT_SHARE = 0.4;
const WRITE_TIMEOUT_MS = 30_000;
const LOOKUP_MS = 10_000;
/** For long-running operations such as a merge. */
export const MAINTENANCE_TIMEOUT_MS = 3_600_000;
const CONNECTIONS_MAX = 256;

/** Sends requests to the cluster, with retries and a circuit breaker. */
export class OpensearchClient {
  #client: Client;
  /** Ignores timeouts: a slow query does not mean that the cluster is unhealthy. */
  #breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_MAX),
  });
  #reading: IPolicy;
  #searching: IPolicy;
  #writing: IPolicy;
  #connection: OpensearchConnection;
  #closing: Promise<void> | undefined;

  /** Awaited before every attempt of every write. Throws if this process must not write. */
  guard: () => Promise<void> = async () => {};

  constructor(connection: OpensearchConnection) {
    this.#connection = connection;
    this.#client = new Client({
      nodes: [...connection.urls],
      maxRetries: 0,
      resurrectStrategy: 'optimistic',
      // Stored documents are plain data: a key called __proto__ is a key like any other.
      disablePrototypePoisoningProtection: true,
      agent: { keepAlive: true, maxSockets: CONNECTIONS_MAX },
      ...(connection.caFile !== undefined && { ssl: { ca: readFileSync(connection.caFile) } }),
      ...(connection.user !== undefined && {
        auth: { username: connection.user.name, password: connection.user.password },
      }),
      ...(connection.header !== undefined && {
        headers: { [connection.header.name]: connection.header.value },
      }),
    });
    const retrying = (maxAttempts: number, maxDelay: number, isRetryable = isTransient) =>
      retry(handleWhen(isRetryable), {
        maxAttempts,
        backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay }),
      });
    this.#reading = wrap(retrying(READ_ATTEMPTS, READ_DELAY_MAX_MS), this.#breaker);
    this.#searching = wrap(retrying(READ_ATTEMPTS, READ_DELAY_MAX_MS, isFailure), this.#breaker);
    // Without the circuit breaker: a writer waits for the cluster to come back.
    this.#writing = wrap(retrying(WRITE_ATTEMPTS, WRITE_DELAY_MAX_MS), noop);
  }

  get isReachable(): boolean {
    return this.#breaker.state !== CircuitState.Open;
  }

  /** Answers before the deadline or throws StoreUnavailable. */
  async read(call: Call): Promise<Reply> {
    const { milliseconds = call.lookupMs ?? this.#connection.lookupMs ?? LOOKUP_MS } = call;
    const deadline = performance.now() + milliseconds;
    // A search gets the whole time; a slow lookup is better retried on another node.
    const attemptMs = call.milliseconds === undefined ? milliseconds * ATTEMPT_SHARE : milliseconds;
    const policy = call.milliseconds === undefined ? this.#reading : this.#searching;
    return this.#send(call, policy, () => {
      const remainingMs = deadline - performance.now();
      if (remainingMs <= 0) throw new OutOfTime();
      return Math.ceil(Math.min(remainingMs, attemptMs));
    });
  }

  /** A read that a writer depends on. Retried for minutes, like writes. */
  readForWriter(call: Call): Promise<Reply> {
    return this.#send(call, this.#writing, () => call.milliseconds ?? WRITE_TIMEOUT_MS);
  }

  /** For idempotent requests only: they are retried for minutes. */
  write(call: Call): Promise<Reply> {
    return this.#send(
      call,
      this.#writing,
      () => call.milliseconds ?? WRITE_TIMEOUT_MS,
      call.isUnguarded ? undefined : () => this.guard(),
    );
  }

  /** For idempotent writes that nothing depends on: fails after a few attempts. */
  tryWrite(call: Call & { lookupMs: number }): Promise<Reply> {
    return this.read(call);
  }

  /** Cached: the client library hangs on a second close. */
  close(): Promise<void> {
    this.#closing ??= this.#client.close();
    return this.#closing;
  }

  async #send(
    call: Call,
    policy: IPolicy,
    timeout: () => number,
    guard?: () => Promise<void>,
  ): Promise<Reply> {
    try {
      return await policy.execute(async () => {
        await guard?.();
        return this.#once(call, timeout());
      });
    } catch (error) {
      // The library's errors contain the whole request with its keys and text, which must not reach a log.
      if (error instanceof errors.TimeoutError) throw new OutOfTime();
      if (error instanceof errors.ResponseError && !isTransient(error))
        throw refusalOf(error, call, this.#connection);
      if (error instanceof BrokenCircuitError || error instanceof errors.OpenSearchClientError)
        throw new StoreUnavailable(`the cluster is not available: ${(error as Error).message.slice(0, 200)}`);
      throw error;
    }
  }

  async #once(call: Call, requestTimeout: number): Promise<Reply> {
    const { method, path, query, body, lines, expected, signal } = call;
    if (signal?.aborted) throw new Cancelled();
    const response = this.#client.transport.request(
      {
        method,
        path,
        ...(query !== undefined && { querystring: query }),
        ...(body !== undefined && { body }),
        ...(lines !== undefined && { bulkBody: lines }),
      },
      { requestTimeout, ...(expected !== undefined && { ignore: [...expected] }) },
    );
    const onAbort = () => response.abort();
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const { statusCode, body: answer } = await response;
      return { status: statusCode ?? 0, body: answer };
    } catch (error) {
      throw signal?.aborted ? new Cancelled() : error;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }
}

const TRANSIENT_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

function isFailure(error: unknown): boolean {
  return isTransient(error) && !(error instanceof errors.TimeoutError);
}

/** Whether a retry may succeed. */
function isTransient(error: unknown): boolean {
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 0;
    return TRANSIENT_STATUSES.has(status) && !isWriteBlock(status, typeOf(error.body));
  }
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  );
}
