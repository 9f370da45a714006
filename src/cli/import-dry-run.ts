import { DryRun, type DryRunReport, type DryRunResult } from '../ingest/dry-run.ts';
import type { ReadOptions } from '../ingest/importer.ts';
import type { RejectedEntry } from '../ingest/report.ts';
import type { RecordKind } from '../records/record.ts';
import type { ImportInput } from './import-paths.ts';
import { displayName, reportSkipped } from './import-report.ts';
import { escapeLine, formatNumber, pluralize, print, printJson, printToStderr } from './terminal.ts';

/** What decides on the exit code, as for an import. */
export interface DryRunOutcome {
  rejected: number;
  hasSkippedMembers: boolean;
  isFailed: boolean;
}

/** Reads all files and says what an import would read. Opens no store. */
export async function dryRun(
  { files, skipped }: ImportInput,
  options: ReadOptions,
  json: boolean,
  onRejected: (entry: RejectedEntry) => void,
): Promise<DryRunOutcome> {
  for (const each of skipped) reportSkipped(each);
  const running = new DryRun(options, onRejected);
  const results: DryRunResult[] = [];
  try {
    for (const file of files)
      for await (const result of running.run(file)) {
        results.push(result);
        if (!json) printResult(result);
      }
  } finally {
    await running.close();
  }
  const { report } = running;
  if (json) {
    const unread = skipped.map(({ path, reason }) => ({ path, outcome: 'skipped', reason }));
    printJson({ dryRun: true, ...report.toJSON(), files: [...results.map(resultJson), ...unread] });
  } else print(totalText(report, results));
  return {
    rejected: report.rejected,
    hasSkippedMembers: results.some(({ outcome }) => outcome === 'skipped'),
    isFailed: results.some(isFailure),
  };
}

function totalText(report: DryRunReport, results: readonly DryRunResult[]): string {
  const unknown = results.filter(({ outcome }) => outcome === 'unrecognised').length;
  const note = unknown === 0 ? '' : `; ${pluralize(unknown, 'file')} of unknown format`;
  return `Dry run, nothing was written. ${countsText(report, results.flatMap(warningsOf).length)}${note}`;
}

function isFailure(result: DryRunResult): boolean {
  return (
    result.outcome === 'broken' ||
    (result.outcome === 'unrecognised' && !result.isFound) ||
    (result.outcome === 'unpacked' && result.recognised === 0 && !result.isFound)
  );
}

function resultJson(result: DryRunResult) {
  const { path, outcome } = result;
  return {
    path,
    outcome,
    ...('format' in result && result.format !== undefined && { format: result.format }),
    ...('reason' in result && { reason: result.reason }),
    ...('identicalTo' in result && { reason: `identical to ${result.identicalTo}` }),
    ...('members' in result && { members: result.members }),
    ...('report' in result && result.report.toJSON()),
  };
}

function printResult(result: DryRunResult): void {
  const name = displayName(result.path);
  switch (result.outcome) {
    case 'readable':
    case 'broken':
      if (result.format !== undefined && result.report.read > 0)
        print(`${name}: ${result.format}: ${countsText(result.report, warningsOf(result).length)}`);
      else if (result.outcome === 'readable') print(`${name}: ${result.format}: no entries`);
      if (result.outcome === 'broken') printToStderr(escapeLine(`${name}: ${result.reason}`));
      for (const warning of warningsOf(result)) print(escapeLine(`${name}: warning: ${warning}`));
      break;
    case 'unrecognised':
      print(
        result.isFound
          ? `${name}: unknown format`
          : `${name}: unknown format; "nightjar import --help" lists all formats`,
      );
      break;
    case 'known':
      print(`${name}: identical to ${displayName(result.identicalTo)}`);
      break;
    case 'skipped':
      reportSkipped(result);
      break;
    case 'unpacked':
      print(`${name}: ${result.format} archive, ${pluralize(result.members, 'file')}`);
  }
}

function warningsOf(result: DryRunResult): string[] {
  if (!('report' in result)) return [];
  const { warnings, ignoredFields } = result.report;
  const ignored = [...ignoredFields.counts].map(
    ([field, count]) => `unknown field "${field}" in ${pluralize(count, 'record')} is ignored`,
  );
  return [...warnings.counts.keys(), ...ignored];
}

const NAMES: Record<RecordKind, readonly [string, string]> = {
  message: ['message', 'messages'],
  profile: ['profile', 'profiles'],
  channel: ['channel', 'channels'],
  server: ['server', 'servers'],
  page: ['page', 'pages'],
  ransomware: ['leak-site post', 'leak-site posts'],
  'ransomware-group': ['ransomware group', 'ransomware groups'],
  victim: ['victim', 'victims'],
};

function countsText(report: DryRunReport, warnings: number): string {
  const records = [...report.records.counts].map(([kind, count]) =>
    pluralize(count, ...NAMES[kind as RecordKind]),
  );
  const skipped = [...report.skipped.counts].map(([reason, count]) =>
    escapeLine(`${reason}: ${formatNumber(count)}`),
  );
  const parts = [
    ...records,
    `${formatNumber(report.skipped.total)} skipped${skipped.length === 0 ? '' : ` (${skipped.join(', ')})`}`,
    `${formatNumber(report.rejected)} rejected`,
    ...(warnings === 0 ? [] : [pluralize(warnings, 'warning')]),
  ];
  return `${pluralize(report.read, 'entry', 'entries')}: ${parts.join(', ')}`;
}
