import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { type AuditLine, isEvent } from '../audit/audit-entry.ts';
import { type AuditFilter, createMatcher, readAudit } from '../audit/audit-reader.ts';
import { AuditSecret } from '../audit/audit-secret.ts';
import { verifyAudit } from '../audit/audit-verification.ts';
import { auditPaths } from '../config.ts';
import { dayOf } from '../time/day.ts';
import type { ParsedInstant } from '../time/instant.ts';
import { CliError } from './cli-error.ts';
import { readDate, readWindow } from './dates.ts';
import { examples } from './help.ts';
import { escapeLine, formatNumber, pluralize, print, printJson, printToStderr } from './terminal.ts';

interface AuditOptions {
  key?: string;
  route?: string;
  since?: ParsedInstant;
  until?: ParsedInstant;
  term?: string;
  status?: string;
  json?: boolean;
}

export function auditCommand(): Command {
  return new Command('audit')
    .description('Show requests from the audit log')
    .option('--key <key>', 'only requests with this API key (id or name)')
    .option('--route <text>', 'only routes that contain this text, such as /im/search')
    .option('--since <date>', 'only requests since this day or time (UTC)', readDate)
    .option('--until <date>', 'only requests until the end of this day, or until this time (UTC)', readDate)
    .option(
      '--term <text>',
      'only requests with a parameter that contains this text (in a hashed log: equals this text)',
    )
    .option('--status <code>', 'only this HTTP status, such as 403 or 4xx', readStatus)
    .option('--json', 'print the stored lines (NDJSON)')
    .addHelpText(
      'after',
      `
The audit log is off by default; NIGHTJAR_AUDIT turns it on.
${examples('nightjar audit --key soc --since 2026-11-01 --term acme')}`,
    )
    .action(showAudit)
    .addCommand(verifyCommand());
}

async function showAudit(options: AuditOptions): Promise<void> {
  const { folder, secretFile } = auditPaths();
  // A mistyped NIGHTJAR_DATA must not look like an empty log.
  if (!existsSync(folder) && !existsSync(dirname(secretFile)))
    throw new CliError(`no data in ${dirname(secretFile)}; check NIGHTJAR_DATA`);
  const { from: since, to: until } = readWindow(options);
  const filter: AuditFilter = { ...options, since, until };
  const matches = createMatcher(filter, AuditSecret.load(secretFile));
  const firstDay = filter.since === undefined ? '' : dayOf(filter.since);
  let found = 0;
  let damaged = 0;
  // Later files are always read: after the clock is set back, lines still go to the latest file.
  for await (const { text, line } of readAudit(folder, (day) => day >= firstDay)) {
    if (line === undefined) damaged++;
    else if (matches(line)) {
      found++;
      print(options.json ? text : escapeLine(formatLine(line)));
    }
  }
  if (damaged > 0)
    printToStderr(`Skipped ${pluralize(damaged, 'damaged line')}; run "nightjar audit verify" for details.`);
  if (found === 0) printToStderr(`No matching requests in ${folder}.`);
}

/** Shown first, or needed for verification only. */
const HIDDEN = new Set(['time', 'event', 'writer', 'n', 'prev', 'previous', 'after', 'mac']);

function formatLine(line: AuditLine): string {
  if (isEvent(line)) {
    const { time, event } = line;
    const shown = Object.entries(line).filter(([name]) => !HIDDEN.has(name));
    return [time, `(${event})`, ...shown.map(([name, value]) => `${name}=${value}`)].join('  ');
  }
  const parameters = Object.entries(line.parameters ?? {}).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [
    line.time,
    String(line.status),
    line.keyName === undefined ? '-' : `${line.keyName} (${line.keyId})`,
    line.client ?? '-',
    `${line.method} ${line.route}`,
    ...parameters,
    ...(line.results === undefined ? [] : [`→ ${formatNumber(line.results)}`]),
  ].join('  ');
}

function verifyCommand(): Command {
  return new Command('verify')
    .description('Check the audit log for changed or missing lines')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Reports lines that were changed, added, reordered or moved to another day, and
lines missing at the beginning, in the middle or at the end.

Not detected: changes by someone who can read audit.key; lines written in the
second before a crash and cut off before the next start; an older copy of the
log, restored together with its audit-end.json and audit-begin.json.

Exit codes:
  0  no problems found
  1  problems found
${examples('nightjar audit verify')}`,
    )
    .action(async (_: unknown, command: Command) => {
      const { json } = command.optsWithGlobals<{ json?: boolean }>();
      const { folder, secretFile } = auditPaths();
      const secret = AuditSecret.load(secretFile);
      if (secret === undefined)
        throw new CliError(
          `no audit log has been written with this data folder: ${secretFile} does not exist`,
        );
      const result = await verifyAudit({ folder, secretFile }, secret);
      if (json) printJson(result);
      else {
        for (const problem of result.problems) print(escapeLine(problem));
        const { lines, writers, unfinished } = result;
        const starts = `${pluralize(writers, 'server start')}, ${formatNumber(unfinished)} without a recorded stop`;
        print(`${pluralize(lines, 'line')} from ${starts}.`);
        for (const doubt of result.doubts) print(doubt);
        if (result.problems.length === 0)
          print(
            result.doubts.length === 0 ? 'No lines were changed or removed.' : 'No other problems found.',
          );
      }
      if (result.problems.length > 0) process.exitCode = 1;
    });
}

function readStatus(text: string): string {
  if (!/^[1-5](\d\d|xx)$/i.test(text))
    throw new InvalidArgumentError('Use a code such as 403, or a class such as 4xx.');
  return text.toLowerCase();
}
