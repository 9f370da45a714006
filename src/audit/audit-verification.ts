import { AnchorDamaged, AuditAnchor } from './audit-anchor.ts';
import { AuditChain } from './audit-chain.ts';
import { isEvent } from './audit-entry.ts';
import { readAudit } from './audit-reader.ts';
import type { AuditSecret } from './audit-secret.ts';

export interface AuditVerification {
  lines: number;
  writers: number;
  /** Writers without a stop line: still running, crashed, or cut off. */
  unfinished: number;
  problems: string[];
  /** What cannot be verified with this log. */
  doubts: string[];
}

const PROBLEMS_MAX = 100;

/** Checks all lines from the recorded beginning to the recorded end. */
export async function verifyAudit(
  { folder, secretFile }: { folder: string; secretFile: string },
  secret: AuditSecret,
): Promise<AuditVerification> {
  const problems: string[] = [];
  const doubts: string[] = [];
  const report = (problem: string) => {
    if (problems.length < PROBLEMS_MAX) problems.push(problem);
  };
  const anchor = new AuditAnchor(secretFile, secret);
  const recorded = <Content>(read: () => Content): Content | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof AnchorDamaged)) throw error;
      report(error.message);
      return undefined;
    }
  };
  // Read before the lines: a running server may add more after the recorded end.
  const end = recorded(() => anchor.readEnd());
  const removed = recorded(() => anchor.readRemoved());
  const chain = new AuditChain(secret, removed?.writers);
  const running = new Set<string>();
  const writers = new Set<string>();
  let lines = 0;
  let isAnchored = removed !== undefined;
  for await (const read of readAudit(folder)) {
    const { day, number, text, line } = read;
    const where = `${day}.ndjson, line ${number}`;
    lines++;
    if (removed !== undefined && day < removed.before) {
      // Retention was interrupted: these lines are recorded as removed, but still there.
      if (line === undefined || !chain.isSigned(line, text)) report(`${where}: the line was changed`);
      continue;
    }
    const problem = chain.check(read);
    if (problem !== undefined) report(`${where}: ${problem}`);
    if (line === undefined) continue;
    writers.add(line.writer);
    running.add(line.writer);
    if (isEvent(line) && line.event === 'stop') running.delete(line.writer);
    if (isEvent(line) && line.event === 'start' && line.after === undefined) {
      if (isAnchored)
        report(`${where}: lines before this start may be missing: ${anchor.endFile} was missing then`);
      else doubts.push(`Cannot verify whether lines before ${where} are missing.`);
    }
    isAnchored ||= line.prev !== undefined;
  }
  for (const [writer, { n, day }] of Object.entries(end ?? {})) {
    const found = chain.writers.get(writer)?.n ?? 0;
    if (found < n)
      report(
        `lines at the end are missing: line ${n} of server start ${writer} was written to ${day}.ndjson, ${found === 0 ? 'but none is left' : `but the last one left is line ${found}`}`,
      );
  }
  if (end === undefined) {
    if (isAnchored || lines === 0)
      report(`lines at the end may be missing: ${anchor.endFile} is missing or unusable`);
    else doubts.push('Cannot verify whether lines at the end are missing.');
  }
  return { lines, writers: writers.size, unfinished: running.size, problems, doubts };
}
