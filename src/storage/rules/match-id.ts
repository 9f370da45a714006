import { hash } from 'node:crypto';
import type { AlertKind } from '../port/alerts.ts';

/** The same for the same search and record, so that no record matches a search twice. */
export function matchId(search: string, kind: AlertKind, key: string): string {
  return hash('sha256', `${search} ${kind} ${key}`, 'hex').slice(0, 24);
}
