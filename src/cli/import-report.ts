import type { FileResult, Import, ImportFile } from '../ingest/pipeline.ts';
import type { ImportReport, RejectedEntry } from '../ingest/report.ts';
import { STANDARD_INPUT } from '../ingest/source.ts';
import type { SkippedPath } from './import-paths.ts';
import { counted, print, printJson, tell, withinLine, withThousands } from './terminal.ts';

export function placeOf({ file, line, byte, entry }: RejectedEntry): string {
  const name = shownName(file);
  if (line !== undefined) return `${name}:${line}`;
  return `${name}, ${[byte === undefined ? [] : `byte ${byte}`, entry ?? []].flat().join(', ')}`;
}

function shownName(path: string): string {
  return path === STANDARD_INPUT ? 'standard input' : withinLine(path);
}

export function tellSkipped({ path, reason }: SkippedPath): void {
  tell(withinLine(`${path}: ${reason}; skipped`));
}

export function tellProblem(file: ImportFile, result: FileResult): void {
  const name = shownName(file.path);
  if (result.outcome === 'broken') {
    const { read } = result.report;
    const kept =
      read === 0 ? '' : `; ${counted(read, 'entry before that is', 'entries before that are')} imported`;
    tell(withinLine(`${name}: ${result.reason}${kept}`));
  } else if (result.outcome === 'purged')
    tell(
      result.report === undefined
        ? `${name}: was purged and is not imported again`
        : `${name}: was purged while it was being imported; nothing of it is kept`,
    );
  else if (result.outcome === 'unrecognised' && !file.isFound)
    tell(`${name}: unknown format; "nightjar import --help" lists the formats`);
  else if (result.outcome === 'imported' && isAllRejected(result.report))
    tell(`${name}: every entry was rejected; is ${result.format} the right format?`);
}

function isAllRejected({ read, rejected }: ImportReport): boolean {
  return read > 0 && rejected === read;
}

export function isFailure(result: FileResult, file: ImportFile): boolean {
  return (
    result.outcome === 'broken' ||
    result.outcome === 'purged' ||
    (result.outcome === 'unrecognised' && !file.isFound)
  );
}

export function summarise(
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
    }));
    for (const { path, reason } of skipped) files.push({ path, outcome: 'skipped', reason });
    printJson({ import: importId ?? null, ...report.toJSON(), files });
    return;
  }
  const unrecognised = results.filter(({ outcome }) => outcome === 'unrecognised').length;
  const notes = [
    unrecognised > 0 && results.length > 1
      ? `${counted(unrecognised, 'file', 'files')} of unknown format`
      : [],
    skipped.length > 0 ? `${counted(skipped.length, 'path', 'paths')} skipped` : [],
  ].flat();
  print([countsText(report), ...notes].join('; '));
  for (const [reason, count] of report.skipped.counts)
    tell(withinLine(`skipped ${withThousands(count)}: ${reason}`));
  for (const [field, count] of report.ignoredFields.counts)
    tell(`ignored the unknown field "${withinLine(field)}" in ${counted(count, 'record', 'records')}`);
}

export function countsText(report: ImportReport): string {
  const { read = 0, ...counts } = report.counts();
  // Hardly any import meets what was purged.
  const parts = Object.entries(counts)
    .filter(([name, count]) => name !== 'purged' || count > 0)
    .map(([name, count]) => `${withThousands(count)} ${name}`);
  return `${counted(read, 'entry', 'entries')} read: ${parts.join(', ')}`;
}
