import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { type AuditLine, isEvent } from '../audit/audit-entry.ts';
import { type AuditFilter, matcherOf, readAudit } from '../audit/audit-reader.ts';
import { AuditSecret } from '../audit/audit-secret.ts';
import { verifyAudit } from '../audit/audit-verification.ts';
import { auditPlace } from '../config.ts';
import { dayOf, endOfDay } from '../records/day.ts';
import { type ParsedInstant, parseInstant } from '../records/instant.ts';
import { CliFailure } from './failure.ts';
import { print, printJson, tell, withinLine, withThousands } from './terminal.ts';

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
    .description('Show who asked what, from the audit log (NIGHTJAR_AUDIT)')
    .option('--key <id>', 'id or name of an API key')
    .option('--route <text>', 'part of a route, such as /im/search')
    .option('--since <date>', 'a day, or a date and time (UTC)', readDate)
    .option('--until <date>', 'a day (to its end), or a date and time (UTC)', readDate)
    .option('--term <text>', 'parameters that contain this text; of hashed ones: that are this text')
    .option('--status <status>', 'HTTP status, such as 403 or 4xx', readStatus)
    .option('--json', 'print the lines as they are stored (NDJSON)')
    .addHelpText('after', '\nExample:\n  nightjar audit --key soc --since 2026-11-01 --term acme')
    .action(showAudit)
    .addCommand(verifyCommand());
}

async function showAudit(options: AuditOptions): Promise<void> {
  const { folder, secretFile } = auditPlace();
  // A mistyped NIGHTJAR_DATA must not look like a log without requests.
  if (!existsSync(folder) && !existsSync(dirname(secretFile)))
    throw new CliFailure(`there is no data in ${dirname(secretFile)}`);
  const filter: AuditFilter = {
    ...options,
    since: options.since?.ms,
    until: options.until?.isWholeDay ? endOfDay(dayOf(options.until.ms)) : options.until?.ms,
  };
  const matches = matcherOf(filter, AuditSecret.find(secretFile));
  const firstDay = filter.since === undefined ? '' : dayOf(filter.since);
  let found = 0;
  let damaged = 0;
  // No later file is left out: a clock that was set back goes on in the file it was in.
  for await (const { text, line } of readAudit(folder, (day) => day >= firstDay)) {
    if (line === undefined) damaged++;
    else if (matches(line)) {
      found++;
      print(options.json ? text : withinLine(sentenceOf(line)));
    }
  }
  if (damaged > 0) tell(`Damaged lines: ${withThousands(damaged)}. Run "nightjar audit verify".`);
  if (found === 0) tell(`No matching requests in ${folder}.`);
}

/** What only verification needs, and what is shown first. */
const UNSHOWN = new Set(['time', 'event', 'writer', 'n', 'prev', 'previous', 'after', 'mac']);

function sentenceOf(line: AuditLine): string {
  if (isEvent(line)) {
    const { time, event } = line;
    const shown = Object.entries(line).filter(([name]) => !UNSHOWN.has(name));
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
    ...(line.results === undefined ? [] : [`→ ${withThousands(line.results)}`]),
  ].join('  ');
}

function verifyCommand(): Command {
  return new Command('verify')
    .description('Check whether lines of the audit log were changed or removed')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Reports lines that were changed, added, reordered or moved to another day, and lines missing at the beginning, in the
middle or at the end. Exits with 1 if there is a problem.

Not detected: changes by someone who can read audit.key, lines written in the second before a crash and cut off before
the next start, and an older copy of the log put back together with its audit-end.json and audit-begin.json.`,
    )
    .action(async (_: unknown, command: Command) => {
      const { json } = command.optsWithGlobals<{ json?: boolean }>();
      const { folder, secretFile } = auditPlace();
      const secret = AuditSecret.find(secretFile);
      if (secret === undefined) throw new CliFailure(`there is no secret of an audit log (${secretFile})`);
      const verdict = await verifyAudit({ folder, secretFile }, secret);
      if (json) printJson(verdict);
      else {
        for (const problem of verdict.problems) print(withinLine(problem));
        const { lines, writers, unfinished } = verdict;
        const starts = `${counted(writers, 'server start')}, ${withThousands(unfinished)} without a recorded end`;
        print(`${counted(lines, 'line')} from ${starts}.`);
        for (const doubt of verdict.doubts) print(doubt);
        if (verdict.problems.length === 0)
          print(
            verdict.doubts.length === 0 ? 'No line was changed or removed.' : 'No other problem was found.',
          );
      }
      if (verdict.problems.length > 0) process.exitCode = 1;
    });
}

function readDate(text: string): ParsedInstant {
  const instant = parseInstant(text);
  if (instant === undefined) throw new InvalidArgumentError('It must be YYYY-MM-DD or YYYY-MM-DDThh:mm:ss.');
  return instant;
}

function readStatus(text: string): string {
  if (!/^[1-5](\d\d|xx)$/i.test(text)) throw new InvalidArgumentError('It must be such as 403 or 4xx.');
  return text.toLowerCase();
}

function counted(number: number, noun: string): string {
  return `${withThousands(number)} ${noun}${number === 1 ? '' : 's'}`;
}
