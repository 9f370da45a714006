export interface AuditSettings {
  mode: 'full' | 'hashed';
  folder: string;
  /** Outside the folder, so that a copy of the log does not include it. */
  secretFile: string;
  /** Refuse requests while the log cannot be written. */
  isRequired: boolean;
  keepDays: number;
  /** Record client addresses. */
  hasAddress: boolean;
}

/** Counts for Prometheus. */
export interface AuditCounts {
  written(lines: number): void;
  lost(lines: number): void;
  failed(): void;
}

/** The first line cannot be written, so the server does not start. */
export class AuditUnwritable extends Error {
  constructor(folder: string, cause: Error) {
    super(`cannot write the audit log in ${folder}: ${cause.message}`, { cause });
    this.name = 'AuditUnwritable';
  }
}
