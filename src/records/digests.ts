import { hash } from 'node:crypto';

/** SHA-1 and SHA-256 of the UTF-8 text, in hex. */
export function digestsOf(text: string): { sha1sum: string; sha256sum: string } {
  return { sha1sum: hash('sha1', text), sha256sum: hash('sha256', text) };
}
