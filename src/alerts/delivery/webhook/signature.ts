/** Signatures by the Standard Webhooks specification. */
import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = { min: 24, made: 32, max: 64 };

export function makeWebhookSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(SECRET_BYTES.made).toString('base64')}`;
}

export function isWebhookSecret(text: string): boolean {
  if (!text.startsWith(SECRET_PREFIX)) return false;
  const encoded = text.slice(SECRET_PREFIX.length);
  const key = Buffer.from(encoded, 'base64');
  // Buffer ignores what is not base64; encoding again shows it.
  return (
    key.length >= SECRET_BYTES.min &&
    key.length <= SECRET_BYTES.max &&
    key.toString('base64').replace(/=+$/, '') === encoded.replace(/=+$/, '')
  );
}

/** The headers of one attempt. During rotation there are two secrets, and a signature for each. */
export function webhookHeaders(
  secrets: readonly string[],
  id: string,
  now: number,
  body: string,
): Record<string, string> {
  // Another dot would let one id and timestamp be read as another.
  if (id.includes('.')) throw new Error('A webhook id must not contain a dot.');
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
