import { AnchorDamaged, AuditAnchor } from './audit-anchor.ts';
import { AuditChain } from './audit-chain.ts';
import { isEvent } from './audit-entry.ts';
import { type ReadLine, readAudit } from './audit-reader.ts';
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
  return new Verifier(new AuditAnchor(secretFile, secret), secret).verify(folder);
}

class Verifier {
  #anchor: AuditAnchor;
  #secret: AuditSecret;
  #problems: string[] = [];
  #doubts: string[] = [];
  #lines = 0;
  #writers = new Set<string>();
  #running = new Set<string>();
  /** Whether what precedes the next line is known, so that missing lines would be noticed. */
  #isAnchored = false;

  constructor(anchor: AuditAnchor, secret: AuditSecret) {
    this.#anchor = anchor;
    this.#secret = secret;
  }

  async verify(folder: string): Promise<AuditVerification> {
    // Read before the lines: a running server may add more after the recorded end.
    const end = this.#recorded(() => this.#anchor.readEnd());
    const removed = this.#recorded(() => this.#anchor.readRemoved());
    const chain = new AuditChain(this.#secret, removed?.writers);
    this.#isAnchored = removed !== undefined;
    for await (const read of readAudit(folder)) {
      this.#lines++;
      if (removed !== undefined && read.day < removed.before) this.#checkRemoved(read, chain);
      else this.#check(read, chain);
    }
    this.#checkEnd(end, chain);
    return {
      lines: this.#lines,
      writers: this.#writers.size,
      unfinished: this.#running.size,
      problems: this.#problems,
      doubts: this.#doubts,
    };
  }

  #recorded<Content>(read: () => Content): Content | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof AnchorDamaged)) throw error;
      this.#report(error.message);
      return undefined;
    }
  }

  /** Retention was interrupted: such lines are recorded as removed, but still there. */
  #checkRemoved(read: ReadLine, chain: AuditChain): void {
    const { text, line } = read;
    if (line === undefined || !chain.isSigned(line, text))
      this.#report(`${placeOf(read)}: the line was changed`);
  }

  #check(read: ReadLine, chain: AuditChain): void {
    const problem = chain.check(read);
    if (problem !== undefined) this.#report(`${placeOf(read)}: ${problem}`);
    const { line } = read;
    if (line === undefined) return;
    this.#writers.add(line.writer);
    this.#running.add(line.writer);
    if (isEvent(line) && line.event === 'stop') this.#running.delete(line.writer);
    if (isEvent(line) && line.event === 'start' && line.after === undefined) this.#checkStart(placeOf(read));
    this.#isAnchored ||= line.prev !== undefined;
  }

  /** A server that started without knowing the end of the log. */
  #checkStart(place: string): void {
    if (this.#isAnchored)
      this.#report(
        `${place}: lines before this start may be missing: ${this.#anchor.endFile} was missing then`,
      );
    else this.#doubts.push(`Cannot verify whether lines before ${place} are missing.`);
  }

  #checkEnd(end: ReturnType<AuditAnchor['readEnd']>, chain: AuditChain): void {
    for (const [writer, { n, day }] of Object.entries(end ?? {})) {
      const found = chain.writers.get(writer)?.n ?? 0;
      if (found >= n) continue;
      const left = found === 0 ? 'but none is left' : `but the last one left is line ${found}`;
      this.#report(
        `lines at the end are missing: line ${n} of server start ${writer} was written to ${day}.ndjson, ${left}`,
      );
    }
    if (end !== undefined) return;
    if (this.#isAnchored || this.#lines === 0)
      this.#report(`lines at the end may be missing: ${this.#anchor.endFile} is missing or unusable`);
    else this.#doubts.push('Cannot verify whether lines at the end are missing.');
  }

  #report(problem: string): void {
    if (this.#problems.length < PROBLEMS_MAX) this.#problems.push(problem);
  }
}

function placeOf({ day, number }: ReadLine): string {
  return `${day}.ndjson, line ${number}`;
}
