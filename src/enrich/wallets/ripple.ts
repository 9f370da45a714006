import { decodeBase58Check, rippleAlphabet } from './base58-check.ts';

/** Classic account addresses. */
export function readRipple(word: string): string | undefined {
  if (!word.startsWith('r') || word.length < 25 || word.length > 35) return undefined;
  const payload = decodeBase58Check(word, rippleAlphabet);
  return payload?.length === 21 && payload[0] === 0 ? word : undefined;
}
