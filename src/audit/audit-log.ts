import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Clock, systemTimer, type Timer } from '../clock.ts';
import { addDays, type Day, dayOf } from '../time/day.ts';
import { AnchorDamaged, AuditAnchor, type LastLine } from './audit-anchor.ts';
import { type AuditEntry, type AuditEvent, signed } from './audit-entry.ts';
import { AuditFileWriter } from './audit-file-writer.ts';
import { lastSignature } from './audit-files.ts';
import { hashedParameters, redactedParameters } from './audit-parameters.ts';
import { removeBefore } from './audit-retention.ts';
import { AuditSecret } from './audit-secret.ts';
import { type AuditCounts, type AuditSettings, AuditUnwritable } from './audit-settings.ts';

interface AuditDependencies {
  clock: Clock;
  log: Logger;
  counts: AuditCounts;
  timer?: Timer;
}

const SYNC_MS = 1000;
const RETRY_MS = 1000;
/** Buffer for lines while the file cannot be written. */
const WAITING_BYTES_MAX = 16 * 1024 * 1024;
const BATCH_LINES_MAX = 1000;

/**
 * Records one line per request, in append-only files. Lines are written in the background, in order and in batches. Each
 * line is signed together with the previous one.
 */
export class AuditLog {
  readonly settings: AuditSettings;
  #clock: Clock;
  #log: Logger;
  #counts: AuditCounts;
  #timer: Timer;
  #file: AuditFileWriter;
  #secret: AuditSecret | undefined;
  #anchor: AuditAnchor | undefined;
  #writer = randomBytes(6).toString('hex');
  #number = 0;
  #signature = '';
  #day: Day = '';
  /** Last line numbers of other writers, as named in the start line. */
  #named: Record<string, number> = {};
  #waiting: { text: string; last: LastLine }[] = [];
  #waitingBytes = 0;
  /** The batch being written; kept if the write fails. */
  #pending: { last: LastLine; lines: number } | undefined;
  #lastWritten: LastLine | undefined;
  #writing: Promise<void> | undefined;
  #pruning: Promise<void> | undefined;
  #syncing: { cancel(): void } | undefined;
  #isSyncDue = false;
  #retrying: { cancel(): void } | undefined;
  #failure: Error | undefined;
  #pruned: Day = '';
  #missed = { refused: 0, lost: 0 };

  constructor(settings: AuditSettings, { clock, log, counts, timer = systemTimer }: AuditDependencies) {
    this.settings = settings;
    this.#clock = clock;
    this.#log = log;
    this.#counts = counts;
    this.#timer = timer;
    this.#file = new AuditFileWriter(settings.folder);
  }

  /** Writes the first line, so that a folder without write access is noticed before requests are served. */
  async open(): Promise<void> {
    if (this.#secret !== undefined) return;
    const { folder, secretFile, isRequired } = this.settings;
    let after: Record<string, number> | undefined;
    try {
      this.#secret = AuditSecret.loadOrCreate(secretFile);
      this.#anchor = new AuditAnchor(secretFile, this.#secret);
      // From now on, verification reports a missing anchor.
      if (this.#secret.isNew) await this.#anchor.extendEnd({}, {});
      after = this.#readEnd(this.#anchor);
    } catch (error) {
      this.#secret = undefined;
      throw new AuditUnwritable(folder, error as Error);
    }
    this.#named = after ?? {};
    this.#signature = this.#lastSignature();
    this.#append({ event: 'start', after });
    this.#isSyncDue = true;
    await this.flush();
    if (this.#failure !== undefined && isRequired) {
      const failure = this.#failure;
      // The server does not start, so nothing must be written later either.
      await this.#stop();
      throw new AuditUnwritable(folder, failure);
    }
  }

  /** Whether requests must be refused, because they cannot be recorded. */
  get isBlocked(): boolean {
    return this.settings.isRequired && this.#failure !== undefined;
  }

  /** Counts a request refused for that reason; the number is recorded once the log can be written again. */
  countRefused(): void {
    this.#missed.refused++;
  }

  record(entry: AuditEntry): void {
    const { parameters, ...rest } = entry;
    const client = this.settings.hasAddress ? rest.client : undefined;
    this.#append({ ...rest, parameters: parameters && this.#formatParameters(parameters), client });
  }

  recordOmitted(requests: number): void {
    this.#append({ event: 'omitted', requests });
  }

  /** Resolves when all lines so far are written or have failed. */
  async flush(): Promise<void> {
    this.#write();
    await this.#writing;
    await this.#pruning;
  }

  /** Writes and syncs the remaining lines. */
  async close(): Promise<void> {
    if (this.#secret === undefined) return;
    await this.flush();
    this.#append({ event: 'stop' });
    this.#isSyncDue = true;
    await this.flush();
    await this.#stop();
    const unwritten = this.#waiting.length + (this.#pending?.lines ?? 0);
    if (unwritten > 0) {
      this.#counts.lost(unwritten);
      this.#log.error({ lines: unwritten }, 'could not write the last lines of the audit log');
    }
  }

  async #stop(): Promise<void> {
    this.#secret = undefined;
    this.#retrying?.cancel();
    this.#syncing?.cancel();
    await this.#file.close();
  }

  #readEnd(anchor: AuditAnchor): Record<string, number> | undefined {
    try {
      const end = anchor.readEnd();
      return end && Object.fromEntries(Object.entries(end).map(([writer, { n }]) => [writer, n]));
    } catch (error) {
      if (!(error instanceof AnchorDamaged)) throw error;
      this.#log.error({ reason: error.message }, 'cannot verify that the audit log is complete');
      return undefined;
    }
  }

  /** If the folder cannot be read, writing the first line fails and reports it. */
  #lastSignature(): string {
    try {
      return lastSignature(this.settings.folder);
    } catch {
      return '';
    }
  }

  #formatParameters(parameters: Record<string, unknown>): Record<string, unknown> {
    if (this.settings.mode === 'full') return redactedParameters(parameters);
    return hashedParameters(parameters, this.#secret as AuditSecret);
  }

  #append(content: AuditEntry | AuditEvent): void {
    if (this.#secret === undefined) return;
    if (this.#waitingBytes > WAITING_BYTES_MAX) {
      this.#missed.lost++;
      this.#counts.lost(1);
      return;
    }
    const now = this.#clock();
    const day = dayOf(now);
    // After the clock is set back, lines stay in the latest file.
    if (day > this.#day) this.#day = day;
    const time = new Date(now).toISOString();
    const prev = this.#signature;
    const n = ++this.#number;
    const body = JSON.stringify({ time, ...content, writer: this.#writer, n, prev });
    const mac = this.#secret.sign(prev, body);
    this.#signature = mac;
    const text = `${signed(body, mac)}\n`;
    this.#waiting.push({ text, last: { n, mac, day: this.#day } });
    this.#waitingBytes += text.length;
    if (this.#failure === undefined) this.#write();
  }

  #write(): void {
    this.#writing ??= this.#drain().finally(() => {
      this.#writing = undefined;
      if (this.#waiting.length > 0 && this.#failure === undefined) this.#write();
    });
  }

  async #drain(): Promise<void> {
    // Batches the lines of one turn of the event loop.
    await nextTurn();
    try {
      if (this.#pending !== undefined) {
        await this.#file.writeRest(this.#pending.last.day);
        this.#written(this.#pending);
      }
      // Lines may be added during a sync.
      while (this.#waiting.length > 0 || this.#isSyncDue) {
        while (this.#waiting.length > 0) await this.#writeBatch();
        if (this.#isSyncDue) await this.#sync();
      }
    } catch (error) {
      this.#fail(error as Error);
      return;
    }
    if (this.#failure !== undefined) this.#recovered();
  }

  async #writeBatch(): Promise<void> {
    const day = this.#waiting[0]?.last.day as Day;
    let lines = 1;
    while (lines < BATCH_LINES_MAX && this.#waiting[lines]?.last.day === day) lines++;
    const batch = this.#waiting.splice(0, lines);
    const text = batch.map((line) => line.text).join('');
    this.#waitingBytes -= text.length;
    this.#pending = { last: batch.at(-1)?.last as LastLine, lines };
    await this.#file.write(day, text);
    this.#written(this.#pending);
    if (this.#pruned !== day) this.#prune(day);
  }

  /** Syncs lines before the anchor, which must never name lines that a power failure can lose. */
  async #sync(): Promise<void> {
    this.#isSyncDue = false;
    try {
      await this.#file.sync();
      if (this.#lastWritten !== undefined)
        await this.#anchor?.extendEnd({ [this.#writer]: this.#lastWritten }, this.#named);
    } catch (error) {
      this.#isSyncDue = true;
      throw error;
    }
  }

  #written({ last, lines }: { last: LastLine; lines: number }): void {
    this.#pending = undefined;
    this.#lastWritten = last;
    this.#counts.written(lines);
    this.#syncing ??= this.#timer(() => {
      this.#syncing = undefined;
      this.#isSyncDue = true;
      this.#write();
    }, SYNC_MS);
  }

  /** In the background, because it reads the files it removes. */
  #prune(today: Day): void {
    this.#pruned = today;
    this.#pruning = (this.#pruning ?? Promise.resolve()).then(() => this.#removeOld(today));
  }

  async #removeOld(today: Day): Promise<void> {
    const { folder, keepDays } = this.settings;
    if (this.#secret === undefined || this.#anchor === undefined) return;
    try {
      const removed = await removeBefore(folder, addDays(today, -keepDays), this.#secret, this.#anchor);
      if (removed.length > 0) this.#log.info({ days: removed }, 'removed old audit log files');
    } catch (error) {
      this.#log.error({ reason: (error as Error).message }, 'cannot remove old audit log files');
    }
  }

  #fail(error: Error): void {
    this.#counts.failed();
    if (this.#failure === undefined)
      this.#log.error(
        { reason: error.message },
        this.settings.isRequired
          ? 'cannot write the audit log: requests are refused until it works again'
          : 'cannot write the audit log: requests are answered but not recorded',
      );
    this.#failure = error;
    this.#retrying?.cancel();
    this.#retrying = this.#timer(() => this.#write(), RETRY_MS);
  }

  #recovered(): void {
    this.#failure = undefined;
    this.#log.info('the audit log can be written again');
    const { refused, lost } = this.#missed;
    this.#missed = { refused: 0, lost: 0 };
    if (refused + lost > 0) this.#append({ event: 'gap', refused, lost });
  }
}
