import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import pino from 'pino';
import { AuditLog } from '../../src/audit/audit-log.ts';
import { AuditSecret } from '../../src/audit/audit-secret.ts';
import type { AuditSettings } from '../../src/audit/audit-settings.ts';
import { verifyAudit } from '../../src/audit/audit-verification.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { at } from './world.ts';

export const ENTRY = {
  requestId: 'r',
  keyId: 'k',
  keyName: 'soc',
  method: 'GET',
  route: '/api/v2/im/search',
  status: 200,
};

export function place(t: TestContext, settings: Partial<AuditSettings> = {}): AuditSettings {
  const data = temporaryFolder(t);
  return {
    mode: 'full',
    folder: join(data, 'audit'),
    secretFile: join(data, 'audit.key'),
    isRequired: true,
    keepDays: 400,
    hasAddress: true,
    ...settings,
  };
}

/** Logs of crashed servers are never closed. Keep them: Node aborts if it garbage-collects an open file handle. */
const opened: AuditLog[] = [];

export async function start(settings: AuditSettings, clock = { now: at('2026-11-15T12:00:00Z') }) {
  const log: string[] = [];
  const counts = { written: 0, lost: 0, failed: 0 };
  const timers = new Set<() => void>();
  const audit = new AuditLog(settings, {
    clock: () => clock.now,
    log: pino({}, { write: (line: string) => log.push(JSON.parse(line).msg) }),
    counts: {
      written(lines) {
        counts.written += lines;
      },
      lost(lines) {
        counts.lost += lines;
      },
      failed() {
        counts.failed++;
      },
    },
    timer: (work) => {
      timers.add(work);
      return { cancel: () => void timers.delete(work) };
    },
  });
  opened.push(audit);
  return {
    audit,
    clock,
    log,
    counts,
    async tick() {
      for (const work of [...timers]) {
        timers.delete(work);
        work();
      }
      await audit.flush();
    },
  };
}

export const file = ({ folder }: AuditSettings, day = '2026-11-15') => join(folder, `${day}.ndjson`);
export const linesIn = (settings: AuditSettings, day?: string) =>
  readFileSync(file(settings, day), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export async function verify(settings: AuditSettings) {
  return verifyAudit(settings, AuditSecret.load(settings.secretFile) as AuditSecret);
}
