import {
  parseSmtpSettings,
  SMTP_FROM_SETTING,
  SMTP_URL_SETTING,
  type SmtpSettings,
} from './delivery/email/smtp-settings.ts';
import { ALLOW_SETTING, problemOfEntry } from './delivery/network/network-policy.ts';

export interface AlertSettings {
  /** Destinations that are allowed although they are not public or not encrypted. */
  allow: readonly string[];
  smtp: SmtpSettings | undefined;
  /** Where people open this nightjar; undefined: notifications have no links. */
  publicUrl: string | undefined;
}

/** Reads the settings of alerts. Adds to `problems` if they are invalid. */
export function readAlertSettings(text: (name: string) => string, problems: string[]): AlertSettings {
  const allow = text(ALLOW_SETTING)
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const entry of allow) {
    const problem = problemOfEntry(entry);
    if (problem !== undefined) problems.push(`${ALLOW_SETTING}: ${problem}`);
  }
  const publicUrl = text('NIGHTJAR_PUBLIC_URL') || undefined;
  if (publicUrl !== undefined && !/^https?:$/.test(URL.parse(publicUrl)?.protocol ?? ''))
    problems.push('NIGHTJAR_PUBLIC_URL must be a URL such as https://nightjar.example');
  return { allow, smtp: readSmtp(text, problems), publicUrl };
}

function readSmtp(text: (name: string) => string, problems: string[]): SmtpSettings | undefined {
  const url = text(SMTP_URL_SETTING);
  if (url === '') return undefined;
  const settings = parseSmtpSettings(url, text(SMTP_FROM_SETTING));
  if (!('problem' in settings)) return settings;
  problems.push(settings.problem);
  return undefined;
}
