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

/** The same for every answer: JavaScript's numbers end at 2^53, ids of Discord do not. */
const EXACT_IDS = { id_format: 'string' };

/** Relative to where the console is served from. */
export function urlOf({ path, parameters = {} }: Request): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...parameters, ...EXACT_IDS }))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return `api/v2${path}?${query}`;
}

export async function ask<Hit>(request: Request, key: string, signal?: AbortSignal): Promise<Answer<Hit>> {
  let response: Response;
  try {
    response = await fetch(urlOf(request), {
      headers: { accept: 'application/json', 'x-api-key': key },
      credentials: 'omit',
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

/** A line for the shell that asks the same. The key is left to the reader's environment: it is not for clipboards. */
export function curlOf(request: Request): string {
  const url = new URL(urlOf(request), document.baseURI).href;
  return `curl -H "x-api-key: $NIGHTJAR_KEY" ${quoted(url)}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
