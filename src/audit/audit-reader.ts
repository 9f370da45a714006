import { createReadStream } from 'node:fs';
import type { Day } from '../time/day.ts';
import type { AuditLine } from './audit-entry.ts';
import { isEvent } from './audit-entry.ts';
import { auditDays, auditFile, LINE_BYTES_MAX } from './audit-files.ts';
import type { AuditSecret } from './audit-secret.ts';

export interface AuditFilter {
  key?: string | undefined;
  route?: string | undefined;
  /** Inclusive. */
  since?: number | undefined;
  until?: number | undefined;
  term?: string | undefined;
  /** Such as `403` or `4xx`. */
  status?: string | undefined;
}

/** One line of a file; `line` is undefined if it is damaged. */
export interface ReadLine {
  day: Day;
  number: number;
  text: string;
  line: AuditLine | undefined;
}

/** Streams lines, so that memory does not grow with the log. */
export async function* readAudit(
  folder: string,
  isWanted: (day: Day) => boolean = () => true,
): AsyncGenerator<ReadLine> {
  for (const day of auditDays(folder).filter(isWanted)) {
    let number = 0;
    for await (const text of linesOf(auditFile(folder, day)))
      yield { day, number: ++number, text, line: parse(text) };
  }
}

/** Yields an empty line for one that is too long, without buffering it. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  let isTooLong = false;
  for await (const chunk of createReadStream(file, 'utf8')) {
    const parts = `${rest}${chunk}`.split('\n');
    rest = parts.pop() as string;
    for (const part of parts) {
      yield isTooLong ? '' : part;
      isTooLong = false;
    }
    if (rest.length > LINE_BYTES_MAX) {
      isTooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || isTooLong) yield isTooLong ? '' : rest;
}

function parse(text: string): AuditLine | undefined {
  try {
    const line = JSON.parse(text) as AuditLine | null;
    return typeof line?.time === 'string' && typeof line.mac === 'string' ? line : undefined;
  } catch {
    return undefined;
  }
}

/** Events of the log match only if the filter has nothing but times. */
export function createMatcher(
  filter: AuditFilter,
  secret: AuditSecret | undefined,
): (line: AuditLine) => boolean {
  const { key, route, since, until, status } = filter;
  const term = filter.term?.trim().toLowerCase();
  const hashed = term === undefined ? undefined : secret?.hashTerm(term);
  const isRequestFilter = [key, route, term, status].some((each) => each !== undefined);
  return (line) => {
    const at = Date.parse(line.time);
    if ((since !== undefined && at < since) || (until !== undefined && at > until)) return false;
    if (isEvent(line)) return !isRequestFilter;
    if (key !== undefined && line.keyId !== key && line.keyName !== key) return false;
    if (route !== undefined && !line.route.includes(route)) return false;
    if (status !== undefined && !hasStatus(line.status, status)) return false;
    return term === undefined || hasTerm(line.parameters ?? {}, term, hashed);
  };
}

function hasStatus(status: number, wanted: string): boolean {
  return wanted.endsWith('xx') ? String(status).startsWith(wanted.charAt(0)) : String(status) === wanted;
}

/** A plain value matches if it contains the term, a hashed one only if it equals it. */
function hasTerm(parameters: Record<string, unknown>, term: string, hashed: string | undefined): boolean {
  return Object.values(parameters).some((value) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return text === hashed || (!text.startsWith('hmac:') && text.toLowerCase().includes(term));
  });
}
