import type { HttpTarget } from './http-request.ts';
import type { PostResponse } from './network/http-post.ts';
import { pauseOf, retryAfterMs } from './network/retry-after.ts';
import type { Outcome } from './outcome.ts';

/** Only 2xx counts. */
export function httpOutcome(target: HttpTarget, response: PostResponse, now: number): Outcome {
  const { status, headers, text } = response;
  if (status >= 200 && status < 300) return { outcome: 'delivered', status };
  const pause = retryAfterMs(status, headers['retry-after'], now) ?? pauseInBody(target, status, text);
  return {
    outcome: 'failed',
    status,
    error: `HTTP status ${status}${reasonOf(status, text)}`,
    ...(pause !== undefined && { retryAfterMs: pause }),
    ...(isGone(target, status, text) && { isGone: true }),
    // The receiver takes no body of this size.
    ...(status === 413 && { isPermanent: true }),
  };
}

function reasonOf(status: number, text: string): string {
  if (status >= 300 && status < 400) return ': redirects are not followed, change the URL.';
  return text.trim() === '' ? '.' : `: ${text}`;
}

/** 410, and what services say instead of it. */
function isGone({ kind }: HttpTarget, status: number, text: string): boolean {
  if (status === 410) return true;
  if (status !== 404) return false;
  if (kind === 'slack') return text.trim() === 'no_service';
  return kind === 'discord' && jsonOf(text)['code'] === DISCORD_UNKNOWN_WEBHOOK;
}

const DISCORD_UNKNOWN_WEBHOOK = 10_015;

/** Discord and Telegram write the pause into the body, in seconds. */
function pauseInBody({ kind }: HttpTarget, status: number, text: string): number | undefined {
  if (status !== 429) return undefined;
  const body = jsonOf(text);
  if (kind === 'discord') return pauseOf(body['retry_after']);
  return kind === 'telegram' ? pauseOf(objectOf(body['parameters'])['retry_after']) : undefined;
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
