/** One request. */
export interface AuditEntry {
  requestId: string;
  keyId?: string | undefined;
  keyName?: string | undefined;
  method: string;
  route: string;
  status: number;
  /** Path and query parameters; undefined if the request was refused before they were read. */
  parameters?: Record<string, unknown> | undefined;
  /** Total number of results. */
  results?: number | undefined;
  client?: string | undefined;
}

/** Something that happened to the log itself. */
export type AuditEvent =
  /**
   * `after` has the last known line number of each earlier writer; undefined if not recorded. Old versions wrote `previous`
   * instead of `prev`.
   */
  | { event: 'start'; after?: Record<string, number> | undefined; previous?: string }
  | { event: 'stop' }
  /** Refused requests beyond the limit for single lines. */
  | { event: 'omitted'; requests: number }
  /** While the log could not be written: requests refused for that reason, and lines that did not fit in memory. */
  | { event: 'gap'; refused: number; lost: number };

/** A line of a file. Each writer numbers and signs its own lines. */
export type AuditLine = (AuditEntry | AuditEvent) & {
  time: string;
  writer: string;
  n: number;
  /** Signature of the writer's previous line; in its first line, of the last line in the folder. Missing in old versions. */
  prev?: string;
  mac: string;
};

const SIGNED = /^(.*),"mac":"([\w-]{43})"\}$/s;

/** Splits a line into the signed text and its signature. */
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
