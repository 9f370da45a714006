/** One request, as the audit log knows it. */
export interface AuditEntry {
  requestId: string;
  keyId?: string | undefined;
  keyName?: string | undefined;
  method: string;
  route: string;
  status: number;
  /** Path and query parameters; absent where the request was refused before they were looked at. */
  parameters?: Record<string, unknown> | undefined;
  /** Total number of results. */
  results?: number | undefined;
  client?: string | undefined;
}

/** What happened to the log itself. */
export type AuditEvent =
  /**
   * `after` has the number of the last line that each writer before is known to have written; absent where that was not recorded.
   * Old versions wrote `previous` instead of `prev`.
   */
  | { event: 'start'; after?: Record<string, number> | undefined; previous?: string }
  | { event: 'stop' }
  /** Requests refused in such number that only their count was recorded. */
  | { event: 'omitted'; requests: number }
  /** While the log could not be written: requests refused because of that, and lines that found no room in memory. */
  | { event: 'gap'; refused: number; lost: number };

/** A line of the file. Each writer numbers and signs its own. */
export type AuditLine = (AuditEntry | AuditEvent) & {
  time: string;
  writer: string;
  n: number;
  /** Signature of the writer's line before this one; of its first line: of the last line in the folder. Old versions left it out. */
  prev?: string;
  mac: string;
};

const SIGNED = /^(.*),"mac":"([\w-]{43})"\}$/s;

/** The line without its signature, as it was signed. */
export function unsigned(text: string): { body: string; mac: string } | undefined {
  const [, body, mac] = SIGNED.exec(text) ?? [];
  return body === undefined || mac === undefined ? undefined : { body: `${body}}`, mac };
}

export function signed(body: string, mac: string): string {
  return `${body.slice(0, -1)},"mac":"${mac}"}`;
}

export function isEvent(line: AuditLine): line is AuditLine & AuditEvent {
  return 'event' in line;
}
