import { type Day, dayOf } from '../time/day.ts';
import type { LastLine, LastLines } from './audit-anchor.ts';
import { type AuditEvent, type AuditLine, isEvent, unsigned } from './audit-entry.ts';
import type { ReadLine } from './audit-reader.ts';
import type { AuditSecret } from './audit-secret.ts';

/** A start line names the last line before it, but other writers may have written more since. */
const RECENT_MAX = 1000;

/** Checks numbers and signatures of each writer's lines. Memory grows only with the number of server starts. */
export class AuditChain {
  /** The last line with a valid signature, by writer. */
  readonly writers: Map<string, LastLine>;
  /** The last line by writer, valid or not: after a changed line, the next one must not be reported as well. */
  #claimed: Map<string, LastLine>;
  #secret: AuditSecret;
  #recent: Set<string>;

  constructor(secret: AuditSecret, before: LastLines = {}) {
    this.#secret = secret;
    this.writers = new Map(Object.entries(before));
    this.#claimed = new Map(this.writers);
    this.#recent = new Set(Object.values(before).map(({ mac }) => mac));
  }

  /** Returns the problem of the next line; undefined if it is valid. */
  check({ day, text, line }: ReadLine): string | undefined {
    const parts = unsigned(text);
    if (line === undefined || parts === undefined) return 'the line is damaged';
    const known = this.#claimed.get(line.writer);
    const { mac } = parts;
    const last = { n: line.n, mac, day };
    const isValid = this.isSigned(line, text, known?.mac);
    const isRightDay = fileDayOf(line, known) === day;
    const problem = this.#problemOf(line, known, isValid, isRightDay);
    this.#claimed.set(line.writer, last);
    if (isValid && isRightDay) {
      // Re-inserted, so that retention keeps the latest writers.
      this.writers.delete(line.writer);
      this.writers.set(line.writer, last);
    }
    this.#recent.add(mac);
    if (this.#recent.size > RECENT_MAX) this.#recent.delete(this.#recent.values().next().value as string);
    return problem;
  }

  /** Lines of old versions do not contain the previous signature. */
  isSigned(line: AuditLine, text: string, previous = ''): boolean {
    const parts = unsigned(text);
    return parts !== undefined && this.#secret.sign(line.prev ?? previous, parts.body) === parts.mac;
  }

  #problemOf(
    line: AuditLine,
    known: LastLine | undefined,
    isValid: boolean,
    isRightDay: boolean,
  ): string | undefined {
    // Signatures of old versions cannot be verified without the previous line.
    if (!isValid && (line.prev !== undefined || line.n === (known?.n ?? 0) + 1))
      return 'the line was changed';
    if (line.n <= (known?.n ?? 0)) return 'the line is out of order';
    if (line.n > (known?.n ?? 0) + 1) return 'lines before this one are missing';
    if (!isRightDay) return 'the line belongs in the file of another day';
    if (isEvent(line) && line.event === 'start' && this.#isMissingBefore(line))
      return 'lines before this start are missing';
    return undefined;
  }

  #isMissingBefore(start: AuditLine & AuditEvent & { event: 'start' }): boolean {
    const named = Object.entries(start.after ?? {});
    if (named.some(([writer, n]) => (this.writers.get(writer)?.n ?? 0) < n)) return true;
    const previous = start.prev ?? start.previous ?? '';
    // Without a recorded beginning, nothing is known about lines before the first one.
    if (this.#recent.size === 0 && start.after === undefined) return false;
    return previous !== '' && !this.#recent.has(previous);
  }
}

/** After the clock is set back, a writer stays in its latest file. */
function fileDayOf(line: AuditLine, known: LastLine | undefined): Day {
  const at = Date.parse(line.time);
  const day = Number.isNaN(at) ? '' : dayOf(at);
  return known !== undefined && known.day > day ? known.day : day;
}
