import { isEvent, unsigned } from './audit-entry.ts';
import { readAudit } from './audit-reader.ts';
import type { AuditSecret } from './audit-secret.ts';

export interface AuditVerdict {
  lines: number;
  writers: number;
  /** Writers without a last line: still running, crashed, or their end was cut off. */
  unfinished: number;
  problems: string[];
}

const PROBLEMS_MAX = 100;
/** A writer names the last line before its first: others may have written a few since. */
const RECENT_MAX = 1000;

/** Follows the signatures of every writer through all files. Memory grows with the number of starts only. */
export async function verifyAudit(folder: string, secret: AuditSecret): Promise<AuditVerdict> {
  const writers = new Map<string, { n: number; mac: string; isStopped: boolean }>();
  const recent = new Set<string>();
  const problems: string[] = [];
  let firstDay: string | undefined;
  let lines = 0;
  for await (const { day, number, text, line } of readAudit(folder)) {
    const report = (problem: string) => {
      if (problems.length < PROBLEMS_MAX) problems.push(`${day}.ndjson, line ${number}: ${problem}`);
    };
    firstDay ??= day;
    const isFirst = lines === 0;
    lines++;
    const parts = unsigned(text);
    if (line === undefined || parts === undefined) {
      report('the line is damaged');
      continue;
    }
    const known = writers.get(line.writer);
    const { mac } = parts;
    writers.set(line.writer, { n: line.n, mac, isStopped: isEvent(line) && line.event === 'stop' });
    const isStart = isEvent(line) && line.event === 'start';
    if (known === undefined && line.n > 1) {
      // Where retention has removed its beginning, the signature cannot be checked.
      if (day !== firstDay) report('the lines before it are missing');
    } else if (known !== undefined && line.n !== known.n + 1) {
      report(line.n > known.n ? 'lines before it are missing' : 'it does not follow the line before it');
    } else if (secret.sign(known?.mac ?? '', parts.body) !== mac) report('the line was changed');
    else if (isStart && !isFirst && !recent.has(line.previous)) report('lines before this start are missing');
    recent.add(mac);
    if (recent.size > RECENT_MAX) recent.delete(recent.values().next().value as string);
  }
  const unfinished = [...writers.values()].filter(({ isStopped }) => !isStopped).length;
  return { lines, writers: writers.size, unfinished, problems };
}
