import type { FileResult, Import } from '../ingest/pipeline.ts';
import type { ImportReport, RejectedEntry } from '../ingest/report.ts';
import { STANDARD_INPUT } from '../ingest/source.ts';
import type { SkippedPath } from './import-paths.ts';
import { escapeLine, formatNumber, pluralize, print, printJson, printToStderr } from './terminal.ts';

export function locationOf({ file, line, byte, entry }: RejectedEntry): string {
  const name = displayName(file);
  if (line !== undefined) return `${name}:${line}`;
  return `${name}, ${[byte === undefined ? [] : `byte ${byte}`, entry ?? []].flat().join(', ')}`;
}

export function displayName(path: string): string {
  return path === STANDARD_INPUT ? 'standard input' : escapeLine(path);
}

export function reportSkipped({ path, reason }: Pick<SkippedPath, 'path' | 'reason'>): void {
  printToStderr(escapeLine(`${path}: ${reason}; skipped`));
}

export function reportProblem(result: FileResult): void {
  const name = displayName(result.path);
  if ('report' in result)
    for (const warning of result.report?.warnings.counts.keys() ?? [])
      printToStderr(escapeLine(`${name}: ${warning}`));
  if (result.outcome === 'broken') {
    const { read } = result.report;
    const imported = read === 0 ? '' : `; ${pluralize(read, 'entry was', 'entries were')} imported`;
    printToStderr(escapeLine(`${name}: ${result.reason}${imported}`));
  } else if (result.outcome === 'purged')
    printToStderr(
      result.report === undefined
        ? `${name}: not imported, because it was purged; "nightjar purges" lists all bans`
        : `${name}: was purged during the import; nothing of it is stored`,
    );
  else if (result.outcome === 'unrecognised' && !result.isFound)
    printToStderr(`${name}: unknown format; "nightjar import --help" lists all formats`);
  else if (result.outcome === 'unpacked' && isUseless(result))
    printToStderr(`${name}: no file in it has a known format; "nightjar import --help" lists all formats`);
  else if (result.outcome === 'skipped') reportSkipped(result);
  else if (result.outcome === 'known' && result.identicalTo !== undefined)
    printToStderr(`${name}: identical to ${displayName(result.identicalTo)}; not imported again`);
  else if (result.outcome === 'imported' && isAllRejected(result.report))
    printToStderr(`${name}: all entries were rejected; is "${result.format}" the right format?`);
}

function isAllRejected({ read, rejected }: ImportReport): boolean {
  return read > 0 && rejected === read;
}

/** An archive that was named, without anything to import. */
function isUseless({ recognised, isFound }: { recognised: number; isFound: boolean }): boolean {
  return recognised === 0 && !isFound;
}

export function isFailure(result: FileResult): boolean {
  return (
    result.outcome === 'broken' ||
    result.outcome === 'purged' ||
    (result.outcome === 'unrecognised' && !result.isFound) ||
    (result.outcome === 'unpacked' && isUseless(result))
  );
}

export function printSummary(
  importing: Import,
  results: readonly FileResult[],
  skipped: readonly SkippedPath[],
  { json }: { json?: boolean },
): void {
  const { report, importId } = importing;
  if (json) {
    const files = results.map((result) => ({
      path: result.path,
      outcome: result.outcome as string,
      ...('format' in result && result.format !== undefined && { format: result.format }),
      ...('reason' in result && { reason: result.reason }),
      ...('identicalTo' in result && { reason: `identical to ${result.identicalTo}` }),
      ...('members' in result && { members: result.members }),
    }));
    for (const { path, reason } of skipped) files.push({ path, outcome: 'skipped', reason });
    printJson({ import: importId ?? null, ...report.toJSON(), files });
    return;
  }
  const unrecognised = results.filter(({ outcome }) => outcome === 'unrecognised').length;
  const identical = results.filter((result) => 'identicalTo' in result).length;
  const skippedMembers = results.filter(({ outcome }) => outcome === 'skipped').length;
  const notes = [
    unrecognised > 0 && results.length > 1 ? `${pluralize(unrecognised, 'file')} of unknown format` : [],
    identical > 0 ? `${pluralize(identical, 'identical file')} not imported again` : [],
    skipped.length > 0 ? `${pluralize(skipped.length, 'path')} skipped` : [],
    skippedMembers > 0 ? `${pluralize(skippedMembers, 'archive member')} skipped` : [],
  ].flat();
  print([countsText(report), ...notes].join('; '));
  for (const [reason, count] of report.skipped.counts)
    printToStderr(escapeLine(`skipped ${formatNumber(count)}: ${reason}`));
  for (const [field, count] of report.ignoredFields.counts)
    printToStderr(`ignored unknown field "${escapeLine(field)}" in ${pluralize(count, 'record')}`);
}

export function countsText(report: ImportReport): string {
  const { read = 0, ...counts } = report.counts();
  // Few imports contain purged entries: show their count only if there are any.
  const parts = Object.entries(counts)
    .filter(([name, count]) => name !== 'purged' || count > 0)
    .map(([name, count]) => `${formatNumber(count)} ${name}`);
  return `${pluralize(read, 'entry', 'entries')} read: ${parts.join(', ')}`;
}
