import { type Day, dayOf } from '../records/day.ts';
import type { LastLine, LastLines } from './audit-anchor.ts';
import { type AuditEvent, type AuditLine, isEvent, unsigned } from './audit-entry.ts';
import type { ReadLine } from './audit-reader.ts';
import type { AuditSecret } from './audit-secret.ts';

/** A start line names the last line before it: other writers may have written a few since. */
const RECENT_MAX = 1000;

/** Follows the lines of every writer. Memory grows with the number of starts only. */
export class AuditTrail {
  /** The last line of each writer whose signature is right. */
  readonly writers: Map<string, LastLine>;
  /** As the lines say it, right or wrong: one changed line must not make the next one a problem. */
  #claimed: Map<string, LastLine>;
  #secret: AuditSecret;
  #recent: Set<string>;

  constructor(secret: AuditSecret, before: LastLines = {}) {
    this.#secret = secret;
    this.writers = new Map(Object.entries(before));
    this.#claimed = new Map(this.writers);
    this.#recent = new Set(Object.values(before).map(({ mac }) => mac));
  }

  /** What is wrong with the next line; undefined if nothing is. */
  follow({ day, text, line }: ReadLine): string | undefined {
    const parts = unsigned(text);
    if (line === undefined || parts === undefined) return 'the line is damaged';
    const known = this.#claimed.get(line.writer);
    const { mac } = parts;
    const last = { n: line.n, mac, day };
    const isRight = this.isSigned(line, text, known?.mac);
    const isOfDay = fileDayOf(line, known) === day;
    const problem = this.#problemOf(line, known, isRight, isOfDay);
    this.#claimed.set(line.writer, last);
    if (isRight && isOfDay) {
      // The newest come last: retention keeps those.
      this.writers.delete(line.writer);
      this.writers.set(line.writer, last);
    }
    this.#recent.add(mac);
    if (this.#recent.size > RECENT_MAX) this.#recent.delete(this.#recent.values().next().value as string);
    return problem;
  }

  /** Whether a line is signed. Lines of old versions do not carry the signature of the line before them. */
  isSigned(line: AuditLine, text: string, previous = ''): boolean {
    const parts = unsigned(text);
    return parts !== undefined && this.#secret.sign(line.prev ?? previous, parts.body) === parts.mac;
  }

  #problemOf(
    line: AuditLine,
    known: LastLine | undefined,
    isRight: boolean,
    isOfDay: boolean,
  ): string | undefined {
    // An old line's signature cannot be checked without the line before it.
    if (!isRight && (line.prev !== undefined || line.n === (known?.n ?? 0) + 1))
      return 'the line was changed';
    if (line.n <= (known?.n ?? 0)) return 'it does not follow the line before it';
    if (line.n > (known?.n ?? 0) + 1) return 'lines before it are missing';
    if (!isOfDay) return 'the line belongs in the file of another day';
    if (isEvent(line) && line.event === 'start' && this.#isMissingBefore(line))
      return 'lines before this start are missing';
    return undefined;
  }

  #isMissingBefore(start: AuditLine & AuditEvent & { event: 'start' }): boolean {
    const named = Object.entries(start.after ?? {});
    if (named.some(([writer, n]) => (this.writers.get(writer)?.n ?? 0) < n)) return true;
    const previous = start.prev ?? start.previous ?? '';
    // The first line of a log without a recorded beginning: what was before it is unknown.
    if (this.#recent.size === 0 && start.after === undefined) return false;
    return previous !== '' && !this.#recent.has(previous);
  }
}

/** A writer whose clock is set back stays in the file it is in. */
function fileDayOf(line: AuditLine, known: LastLine | undefined): Day {
  const at = Date.parse(line.time);
  const day = Number.isNaN(at) ? '' : dayOf(at);
  return known !== undefined && known.day > day ? known.day : day;
}
