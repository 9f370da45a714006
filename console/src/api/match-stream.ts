import type { Match } from './alert-types.ts';
import { EventParser } from './event-parser.ts';

interface Listener {
  onMatch(match: Match): void;
  onConnection(isOpen: boolean): void;
  /** Matches may have been missed: there was no event yet from which to continue. */
  onGap(): void;
}

const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 30_000;
/** The key is missing, wrong or lacks the scope: trying again cannot help. */
const FINAL = new Set([401, 403, 404]);

/**
 * Follows matches until the signal is aborted. EventSource cannot send the key in a header, so this reads the response
 * of a request. A hidden tab holds no connection; it continues where it stopped.
 */
export async function followMatches(key: string, listener: Listener, signal: AbortSignal): Promise<void> {
  let lastId: string | undefined;
  let wait = RETRY_MIN_MS;
  let isFirst = true;
  while (!signal.aborted) {
    await whenVisible(signal);
    if (!isFirst && lastId === undefined) listener.onGap();
    isFirst = false;
    const connection = new AbortController();
    const onHide = () => document.hidden && connection.abort();
    document.addEventListener('visibilitychange', onHide);
    try {
      const response = await open(key, lastId, AbortSignal.any([signal, connection.signal]));
      if (FINAL.has(response.status)) return;
      if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
      listener.onConnection(true);
      wait = RETRY_MIN_MS;
      await readEvents(response.body, listener, (id) => {
        lastId = id;
      });
    } catch {
      // The connection ended: a restart, a proxy, or this tab was hidden.
    } finally {
      document.removeEventListener('visibilitychange', onHide);
    }
    if (signal.aborted) return;
    if (!connection.signal.aborted) listener.onConnection(false);
    await pause(connection.signal.aborted ? 0 : wait, signal);
    wait = Math.min(wait * 2, RETRY_MAX_MS);
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  listener: Listener,
  onId: (id: string) => void,
): Promise<void> {
  const parser = new EventParser();
  for await (const text of texts(body))
    for (const { id, name, data } of parser.push(text)) {
      if (id !== undefined) onId(id);
      if (name === 'match') listener.onMatch(JSON.parse(data) as Match);
    }
}

function open(key: string, lastId: string | undefined, signal: AbortSignal): Promise<Response> {
  return fetch('api/v2/alerts/stream', {
    headers: {
      accept: 'text/event-stream',
      'x-api-key': key,
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });
}

async function* texts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield decoder.decode(value, { stream: true });
  }
}

function whenVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const check = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      signal.removeEventListener('abort', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
