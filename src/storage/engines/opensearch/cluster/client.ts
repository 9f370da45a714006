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
  /** A file with the certificate of the authority that vouches for the nodes. */
  caFile?: string | undefined;
  user?: { name: string; password: string } | undefined;
  /** A header that every request carries: the way API keys are sent. */
  header?: { name: string; value: string } | undefined;
  /** How long a search may take. */
  milliseconds: number;
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  query?: Record<string, string | number | boolean>;
  body?: object | string;
  /** Lines of JSON, each ended by a newline. */
  lines?: string;
  /** Statuses that are answers, not failures. */
  expected?: readonly number[];
  /** Time limit of a search, or of a long-running write; a default applies otherwise. */
  milliseconds?: number;
  /** Time limit of a lookup, over all its attempts. */
  lookupMs?: number;
  /** Ends a read once it is aborted; the cluster notices that the connection is gone and stops its search. */
  signal?: AbortSignal | undefined;
  /** A write that the guard depends on itself. */
  isUnguarded?: boolean;
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of another program, read where they are asked for
  body: any;
}

/** Failures in a row after which nobody is made to wait for the next one. */
const FAILURES_MAX = 8;
const OPEN_MS = 2000;
/** Writers wait for a lost node: the cluster notices within half a minute, and its copies are elsewhere then. */
const WRITE_ATTEMPTS = 40;
const WRITE_DELAY_MAX_MS = 5000;
const READ_ATTEMPTS = 4;
const READ_DELAY_MAX_MS = 400;
/** A node that hangs is given up earlier than a question: another one may answer in time. */
const READ_TRIES_SHARE = 0.4;
const WRITE_TIMEOUT_MS = 30_000;
const READ_MS = 10_000;
/** For what a cluster does by itself and may take long over. */
export const MAINTENANCE_TIMEOUT_MS = 3_600_000;
const CONNECTIONS_MAX = 256;

/** Speaks to the cluster: tries again what may go well the next time, and stops trying while nothing does. */
export class OpensearchClient {
  #client: Client;
  /** A question that takes long says nothing of the cluster's health. */
  #breaker = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_MAX),
  });
  #reading: IPolicy;
  #searching: IPolicy;
  #patient: IPolicy;
  #connection: OpensearchConnection;
  #closing: Promise<void> | undefined;

  /** Awaited before every attempt of every write; throws when this process must not write. */
  guard: () => Promise<void> = async () => {};

  constructor(connection: OpensearchConnection) {
    this.#connection = connection;
    this.#client = new Client({
      nodes: [...connection.urls],
      maxRetries: 0,
      resurrectStrategy: 'optimistic',
      // Stored documents are read as data; a key called __proto__ in one of them is a key like any other.
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
    const again = (maxAttempts: number, maxDelay: number, isWorthIt = isTransient) =>
      retry(handleWhen(isWorthIt), {
        maxAttempts,
        backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay }),
      });
    this.#reading = wrap(again(READ_ATTEMPTS, READ_DELAY_MAX_MS), this.#breaker);
    this.#searching = wrap(again(READ_ATTEMPTS, READ_DELAY_MAX_MS, isFailure), this.#breaker);
    // Without the breaker: a writer waits for the cluster to come back.
    this.#patient = wrap(again(WRITE_ATTEMPTS, WRITE_DELAY_MAX_MS), noop);
  }

  get isReachable(): boolean {
    return this.#breaker.state !== CircuitState.Open;
  }

  /** A question: answered within the time that was set, or StoreUnavailable. */
  async read(call: Call): Promise<Reply> {
    const { milliseconds = call.lookupMs ?? READ_MS } = call;
    const deadline = performance.now() + milliseconds;
    // What takes its time is given all of it; a lookup that takes long is better asked of another node.
    const atOnce = call.milliseconds === undefined ? milliseconds * READ_TRIES_SHARE : milliseconds;
    const policy = call.milliseconds === undefined ? this.#reading : this.#searching;
    return this.#send(call, policy, () => {
      const left = deadline - performance.now();
      if (left <= 0) throw new OutOfTime();
      return Math.ceil(Math.min(left, atOnce));
    });
  }

  /** A read that a writer depends on: retried for minutes, as writes are. */
  readPatiently(call: Call): Promise<Reply> {
    return this.#send(call, this.#patient, () => call.milliseconds ?? WRITE_TIMEOUT_MS);
  }

  /** Everything that changes the cluster. Idempotent requests only: they are retried for minutes. */
  write(call: Call): Promise<Reply> {
    return this.#send(
      call,
      this.#patient,
      () => call.milliseconds ?? WRITE_TIMEOUT_MS,
      call.isUnguarded ? undefined : () => this.guard(),
    );
  }

  /** A write that nothing depends on: given up after a few attempts. Idempotent, too. */
  tryWrite(call: Call & { lookupMs: number }): Promise<Reply> {
    return this.read(call);
  }

  /** The library never ends a second closing. */
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
      // Errors of the library carry the whole request, its keys and its text with them: none of it may reach a log.
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
    const asking = this.#client.transport.request(
      {
        method,
        path,
        ...(query !== undefined && { querystring: query }),
        ...(body !== undefined && { body }),
        ...(lines !== undefined && { bulkBody: lines }),
      },
      { requestTimeout, ...(expected !== undefined && { ignore: [...expected] }) },
    );
    const onAbort = () => asking.abort();
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const { statusCode, body: answer } = await asking;
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

/** Whether the same again may go well. */
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
