import { ask, Problem } from './client.ts';

/** What the server says about a key. */
export interface KeyFacts {
  id?: string;
  name?: string;
  scopes?: string[];
  expiresAt?: string;
}

const USAGE = '/usage';
/** A lookup that finds nothing: a server without `/usage` refuses an invalid key here as anywhere. */
const CHEAPEST = '/im/telegram/message/0_0';
/** The server got past the key: it is valid, whatever else is wrong. */
const AFTER_THE_KEY = new Set([403, 404, 422]);

/** Checks a key before it is used. Throws a `Problem` if the server refuses it or cannot tell. */
export async function checkKey(key: string, signal?: AbortSignal): Promise<KeyFacts> {
  try {
    const [usage] = (await ask<KeyFacts>({ path: USAGE }, key, signal)).hits;
    // It says more than is kept here.
    const { id, name, scopes, expiresAt } = usage ?? {};
    return {
      ...(id && { id }),
      ...(name && { name }),
      ...(scopes && { scopes }),
      ...(expiresAt && { expiresAt }),
    };
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
  }
  try {
    await ask({ path: CHEAPEST }, key, signal);
  } catch (error) {
    if (!(error instanceof Problem) || !AFTER_THE_KEY.has(error.status)) throw error;
  }
  return {};
}

/** No header can carry other characters, so no key has them. */
export function isPossibleKey(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}

/** The public part of a key. */
export function keyLabel(key: string): string {
  return /^nj_[a-z0-9]+(?=_)/.exec(key)?.[0] ?? `${key.slice(0, 8)}…`;
}
