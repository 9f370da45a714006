import { ApiError, fetchPage } from './client.ts';

/** What the server reports about a key. */
export interface KeyDetails {
  id?: string;
  name?: string;
  scopes?: string[];
  expiresAt?: string;
}

const USAGE_PATH = '/usage';
/** A cheap lookup that finds nothing, for servers without `/usage`: it is refused if the key is invalid. */
const FALLBACK_PATH = '/im/telegram/message/0_0';
/** With these statuses the server has already accepted the key. */
const KEY_ACCEPTED = new Set([403, 404, 422]);

/** Checks a key before it is used. Throws an `ApiError` if the server rejects the key or cannot check it. */
export async function checkKey(key: string, signal?: AbortSignal): Promise<KeyDetails> {
  try {
    const [usage] = (await fetchPage<KeyDetails>({ path: USAGE_PATH }, key, signal)).hits;
    // The response has more fields; the session stores only these.
    const { id, name, scopes, expiresAt } = usage ?? {};
    return {
      ...(id && { id }),
      ...(name && { name }),
      ...(scopes && { scopes }),
      ...(expiresAt && { expiresAt }),
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  try {
    await fetchPage({ path: FALLBACK_PATH }, key, signal);
  } catch (error) {
    if (!(error instanceof ApiError) || !KEY_ACCEPTED.has(error.status)) throw error;
  }
  return {};
}

/** HTTP headers cannot carry other characters, so no key has them. */
export function isPossibleKey(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}

/** The public part of a key. */
export function keyLabel(key: string): string {
  return /^nj_[a-z0-9]+(?=_)/.exec(key)?.[0] ?? `${key.slice(0, 8)}…`;
}
