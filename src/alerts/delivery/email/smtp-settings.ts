/** The operator's mail server. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** `tls` from the first byte (port 465), `starttls` required (587), or `none`. */
  security: 'tls' | 'starttls' | 'none';
  user?: string;
  password?: string;
  /** Sender address. */
  from: string;
}

/** The settings with which an operator names the mail server and the sender address. */
export const SMTP_URL_SETTING = 'NIGHTJAR_SMTP_URL';
export const SMTP_FROM_SETTING = 'NIGHTJAR_SMTP_FROM';

const PORTS = { tls: 465, starttls: 587, none: 25 };

/**
 * Reads `smtps://user:password@host` (TLS), `smtp://host` (STARTTLS) or `smtp://host?starttls=off` (not encrypted).
 * A problem never repeats the URL, which contains the password.
 */
export function parseSmtpSettings(url: string, from: string): SmtpSettings | { problem: string } {
  const parsed = URL.parse(url);
  if (parsed === null || !['smtp:', 'smtps:'].includes(parsed.protocol) || parsed.hostname === '')
    return { problem: `${SMTP_URL_SETTING} must be smtps://user:password@host:port or smtp://host:port` };
  // URL leaves hosts of other schemes as they are written; as https they get their usual form.
  const host = URL.parse(`https://${parsed.hostname}/`)?.hostname.replace(/^\[|\]$/g, '');
  if (host === undefined) return { problem: `${SMTP_URL_SETTING} has an invalid host` };
  if (!isEmailAddress(from))
    return { problem: `${SMTP_FROM_SETTING} must be an e-mail address, such as nightjar@example.org` };
  const isPlain = parsed.searchParams.get('starttls') === 'off';
  const security = parsed.protocol === 'smtps:' ? 'tls' : isPlain ? 'none' : 'starttls';
  const user = decode(parsed.username);
  const password = decode(parsed.password);
  if (user === undefined || password === undefined)
    return { problem: `${SMTP_URL_SETTING}: write special characters of user and password as %XX` };
  if (security === 'none' && user !== '')
    return { problem: `${SMTP_URL_SETTING}: a password needs TLS, so remove starttls=off or the user` };
  return {
    host,
    port: Number(parsed.port) || PORTS[security],
    security,
    ...(user !== '' && { user, password }),
    from,
  };
}

/** One address, in the plain form that every mail server takes. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?=.{1,190}$)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/i;

export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text);
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
