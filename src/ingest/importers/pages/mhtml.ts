import { splitHeaders } from '../../mime/headers.ts';
import { readParameters } from '../../mime/parameters.ts';

/** Headers of messages that were sent. A saved page has none of them. */
const SENT = ['to', 'cc', 'received', 'message-id', 'delivered-to', 'return-path'];

/** Whether a file begins like a page that a browser saved as MHTML, not like an e-mail. */
export function isMhtml(text: string): boolean {
  if (!/^[\w-]{1,80}:/.test(text) || !/multipart\/related/i.test(text)) return false;
  const { headers } = splitHeaders(Buffer.from(text.slice(0, 64 * 1024)));
  const { value } = readParameters(headers.raw('content-type'));
  return value === 'multipart/related' && !SENT.some((name) => headers.has(name));
}
