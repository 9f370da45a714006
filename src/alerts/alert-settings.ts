import type { SmtpSettings } from './delivery/email/smtp-settings.ts';
import { problemOfEntry } from './delivery/network/network-policy.ts';

export interface AlertSettings {
  /** Destinations that are allowed although they are not public or not encrypted. */
  allow: readonly string[];
  smtp: SmtpSettings | undefined;
  /** Where people open this nightjar; undefined: notifications have no links. */
  publicUrl: string | undefined;
}

const SMTP_FORM = 'NIGHTJAR_SMTP_URL must be a URL such as smtps://user:password@mail.example:465';
const DEFAULT_PORTS = { 'smtps:': 465, 'smtp:': 587, 'smtp+insecure:': 25 } as const;
const SECURITY = { 'smtps:': 'tls', 'smtp:': 'starttls', 'smtp+insecure:': 'none' } as const;

/** Reads the settings of alerts. Adds to `problems` if they are invalid. */
export function readAlertSettings(text: (name: string) => string, problems: string[]): AlertSettings {
  const allow = text('NIGHTJAR_ALERT_ALLOW')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const entry of allow) {
    const problem = problemOfEntry(entry);
    if (problem !== undefined) problems.push(`NIGHTJAR_ALERT_ALLOW: ${problem}`);
  }
  const publicUrl = text('NIGHTJAR_PUBLIC_URL') || undefined;
  if (publicUrl !== undefined && !/^https?:$/.test(URL.parse(publicUrl)?.protocol ?? ''))
    problems.push('NIGHTJAR_PUBLIC_URL must be a URL such as https://nightjar.example');
  return { allow, smtp: readSmtp(text, problems), publicUrl };
}

/** Problems never repeat the URL, which may contain a password. */
function readSmtp(text: (name: string) => string, problems: string[]): SmtpSettings | undefined {
  const given = text('NIGHTJAR_SMTP_URL');
  if (given === '') return undefined;
  const from = text('NIGHTJAR_SMTP_FROM');
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(from))
    problems.push('NIGHTJAR_SMTP_FROM must be the address of the sender if NIGHTJAR_SMTP_URL is set');
  const url = URL.parse(given);
  const protocol = url?.protocol as keyof typeof SECURITY | undefined;
  if (url === null || protocol === undefined || !(protocol in SECURITY) || url.hostname === '') {
    problems.push(SMTP_FORM);
    return undefined;
  }
  return {
    host: url.hostname,
    port: Number(url.port) || DEFAULT_PORTS[protocol],
    security: SECURITY[protocol],
    ...(url.username !== '' && { user: decodeURIComponent(url.username) }),
    ...(url.password !== '' && { password: decodeURIComponent(url.password) }),
    from,
  };
}
