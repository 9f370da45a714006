import type { Answer } from './types.ts';

export type Parameters = Record<string, string | number | undefined>;

/** A question to the API: the part of the path after `/api/v2`, and its parameters. */
export interface Request {
  path: string;
  parameters?: Parameters;
}

/** What went wrong, in the words of the server. */
export class Problem extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** JavaScript's numbers end at 2^53, ids of Discord do not. */
const EXACT_IDS = { id_format: 'string' };
/** Endpoints whose answers have ids to format. */
const WITH_IDS = /^\/im\/(?!.*\/(?:history|histogram)$)/;

/** Sent by POST: what an analyst looks for does not belong into URLs, which proxies log. */
const SEARCHES = new Set([
  '/im/search',
  '/im/search/profiles',
  '/im/search/channels',
  '/im/search/histogram',
]);

/** A request as it goes out; a search has a body. The URL is relative to where the console is served from. */
interface Outgoing {
  url: string;
  body?: string;
}

function outgoing({ path, parameters = {} }: Request): Outgoing {
  const given = Object.entries({ ...parameters, ...(WITH_IDS.test(path) && EXACT_IDS) }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const url = `api/v2${path}`;
  if (SEARCHES.has(path)) return { url, body: JSON.stringify(Object.fromEntries(given)) };
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return { url: query.size > 0 ? `${url}?${query}` : url };
}

/** The same for the same question. */
export function identityOf(request: Request): string {
  const { url, body = '' } = outgoing(request);
  return `${url}\n${body}`;
}

export async function ask<Hit>(request: Request, key: string, signal?: AbortSignal): Promise<Answer<Hit>> {
  const { url, body: sent } = outgoing(request);
  let response: Response;
  try {
    response = await fetch(url, {
      headers: {
        accept: 'application/json',
        'x-api-key': key,
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { method: 'POST', body: sent }),
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      ...(signal !== undefined && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Problem(0, 'The server does not answer.');
  }
  const body = await response.json().catch(() => undefined);
  if (response.ok && body?.data) return body.data as Answer<Hit>;
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new Problem(response.status, sentenceOf(body, response.status), retryAfter || undefined);
}

// biome-ignore lint/suspicious/noExplicitAny: whatever stands between us and the server may have answered
function sentenceOf(body: any, status: number): string {
  const detail = body?.detail?.[0];
  if (detail !== undefined) return `${detail.loc?.at(-1)}: ${detail.msg}`;
  return body?.error?.message ?? `The server answered with status ${status}.`;
}

/** Every hit of a list, however long, by cursor. */
export async function askAll<Hit>(
  request: Request,
  key: string,
  signal?: AbortSignal,
  onProgress?: (done: number, total: number) => void,
): Promise<Hit[]> {
  const hits: Hit[] = [];
  let cursor: string | null | undefined = '*';
  while (cursor) {
    const parameters: Parameters = { ...request.parameters, page_size: 1000, cursor };
    const answer: Answer<Hit> = await ask<Hit>({ ...request, parameters }, key, signal);
    hits.push(...answer.hits);
    onProgress?.(hits.length, answer.total);
    cursor = answer.next_cursor;
  }
  return hits;
}

/** A shell command that sends the same request. The key is left to the reader's environment: it is not for clipboards. */
export function curlOf(request: Request): string {
  const { url, body } = outgoing(request);
  const address = quoted(new URL(url, document.baseURI).href);
  const key = '-H "x-api-key: $NIGHTJAR_KEY"';
  if (body === undefined) return `curl ${key} ${address}`;
  return `curl ${key} -H 'content-type: application/json' --data ${quoted(escaped(body))} ${address}`;
}

/** Invisible characters as JSON escapes: a terminal may act on them, or show the line in another order. */
function escaped(json: string): string {
  return json.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
