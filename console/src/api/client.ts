import type { ResultPage } from './types.ts';

export type Parameters = Record<string, string | number | boolean | undefined>;

/** An API request: the path after `/api/v2`, and its parameters. */
export interface ApiRequest {
  path: string;
  parameters?: Parameters;
}

/** A failed request. The status is 0 if the server did not respond. */
export class ApiError extends Error {
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Discord ids exceed 2^53, so JavaScript numbers cannot hold them. */
const STRING_IDS = { id_format: 'string' };

/** Sent as POST: proxies log URLs, and search terms must not end up in those logs. */
const SEARCH_PATHS = new Set([
  '/search',
  '/im/search',
  '/im/search/profiles',
  '/im/search/channels',
  '/im/search/histogram',
  '/document/search',
  '/document/search/histogram',
  '/victim/search',
  '/victim/search/histogram',
  '/group/search',
  '/indicator/search',
  '/entity',
  '/graph/neighbours',
  '/graph/path',
  '/graph/links',
]);

/** A request on the wire. Only searches have a body. The URL is relative to the console's own address. */
interface HttpRequest {
  url: string;
  body?: string;
}

function toHttp({ path, parameters = {} }: ApiRequest): HttpRequest {
  const given = Object.entries({ ...parameters, ...STRING_IDS }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const url = `api/v2${path}`;
  if (SEARCH_PATHS.has(path)) return { url, body: JSON.stringify(Object.fromEntries(given)) };
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return { url: query.size > 0 ? `${url}?${query}` : url };
}

/** A cache key: equal for equal requests. */
export function requestKey(request: ApiRequest): string {
  const { url, body = '' } = toHttp(request);
  return `${url}\n${body}`;
}

export async function fetchPage<Hit>(
  request: ApiRequest,
  key: string,
  signal?: AbortSignal,
): Promise<ResultPage<Hit>> {
  const { url, body } = toHttp(request);
  const init = body === undefined ? {} : { method: 'POST', body };
  return (await send(url, init, key, signal)) as ResultPage<Hit>;
}

/** A read that sends its question as a body of its own shape. */
export async function fetchBody<Hit>(
  path: string,
  content: unknown,
  key: string,
  signal?: AbortSignal,
): Promise<ResultPage<Hit>> {
  const init = { method: 'POST', body: JSON.stringify(content) };
  return (await send(`api/v2${path}`, init, key, signal)) as ResultPage<Hit>;
}

/** Changes something. Returns the data of the response. */
export async function sendAction<Hit>(
  method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  key: string,
  content?: unknown,
  signal?: AbortSignal,
): Promise<ResultPage<Hit>> {
  const body = content === undefined ? {} : { body: JSON.stringify(content) };
  return (await send(`api/v2${path}`, { method, ...body }, key, signal)) as ResultPage<Hit>;
}

async function send(url: string, init: RequestInit, key: string, signal?: AbortSignal): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      ...init,
      headers: {
        accept: 'application/json',
        'x-api-key': key,
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
      },
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      ...(signal !== undefined && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The server did not respond.');
  }
  const body = await response.json().catch(() => undefined);
  if (response.ok) return body?.data ?? { total: 0, hits: [] };
  const retryAfter = Number(response.headers.get('retry-after'));
  throw new ApiError(response.status, errorMessage(body, response.status), retryAfter || undefined);
}

/** Names of the search form's fields for the API's parameters. */
const FIELD_LABELS: Record<string, string> = { q: 'query', gte: 'start date', lte: 'end date' };
/** Replaces messages that mention parameter names, which analysts never see. */
const VALIDATION_MESSAGES: Record<string, string> = {
  leading_wildcard: `a term can't start with "*"`,
  date_range: 'it is after the end date',
};

// biome-ignore lint/suspicious/noExplicitAny: a proxy may have sent the response, so its shape is unknown
function errorMessage(body: any, status: number): string {
  const detail = body?.detail?.[0];
  if (detail === undefined) return body?.error?.message ?? `The server responded with status ${status}.`;
  const parameter = detail.loc?.at(-1);
  const label = FIELD_LABELS[parameter] ?? `parameter "${parameter}"`;
  return `Invalid ${label}: ${VALIDATION_MESSAGES[detail.type] ?? detail.msg}.`;
}

/** Fetches every hit of a list by cursor. */
export async function fetchAll<Hit>(
  request: ApiRequest,
  key: string,
  signal?: AbortSignal,
  onProgress?: (done: number, total: number) => void,
): Promise<Hit[]> {
  const hits: Hit[] = [];
  let cursor: string | null | undefined = '*';
  while (cursor) {
    const parameters: Parameters = { ...request.parameters, page_size: 1000, cursor };
    const page: ResultPage<Hit> = await fetchPage<Hit>({ ...request, parameters }, key, signal);
    hits.push(...page.hits);
    onProgress?.(hits.length, page.total);
    cursor = page.next_cursor;
  }
  return hits;
}

/** A shell command that sends the same request. It reads the key from the environment to keep it off the clipboard. */
export function toCurl(request: ApiRequest): string {
  const { url, body } = toHttp(request);
  const address = shellQuote(new URL(url, document.baseURI).href);
  const key = '-H "x-api-key: $KEY"';
  if (body === undefined) return `curl ${key} ${address}`;
  return `curl ${key} -H 'content-type: application/json' --data ${shellQuote(escapeInvisible(body))} ${address}`;
}

/** Escapes invisible characters in JSON: a terminal may interpret them or show the line in another order. */
function escapeInvisible(json: string): string {
  return json.replace(/[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
