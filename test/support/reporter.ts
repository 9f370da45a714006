/**
 * Prints one line per test file, every failure with its details, and the totals with the slowest files. Node's reporters
 * print every test, which buries failures in thousands of lines.
 */
import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

const SLOWEST = 8;

interface Finished {
  file: string;
  milliseconds: number;
}

export default async function* report(events: AsyncIterable<TestEvent>): AsyncIterable<string> {
  const files: Finished[] = [];
  const failures: string[] = [];
  /** A file's duration and counts arrive in any order. */
  const counts = new Map<string, string>();
  const ended = new Map<string, { milliseconds: number; isPassed: boolean }>();
  const line = (path: string): string => {
    const [end, summary] = [ended.get(path), counts.get(path)];
    if (end === undefined || summary === undefined) return '';
    files.push({ file: relative('', path), milliseconds: end.milliseconds });
    return `${end.isPassed ? 'ok  ' : 'FAIL'} ${seconds(end.milliseconds)} ${relative('', path)} (${summary})\n`;
  };
  for await (const event of events) {
    if (event.type === 'test:stderr' || event.type === 'test:stdout') yield event.data.message;
    // An error that no test was there to report any more; it fails the file.
    else if (event.type === 'test:diagnostic' && /^(?:Error|Warning): /.test(event.data.message))
      yield `${relative('', event.data.file ?? '')}: ${event.data.message}\n`;
    else if (event.type === 'test:fail' && !isFailedChild(event.data.details.error)) {
      const failure = describe(event.data);
      failures.push(failure);
      yield failure;
    } else if (event.type === 'test:summary' && event.data.file === undefined)
      yield totals(summaryOf(event.data.counts), event.data.duration_ms, files, failures);
    else if (event.type === 'test:summary') {
      const { file = '', counts: found } = event.data;
      counts.set(file, summaryOf(found));
      yield line(file);
    } else if (event.type === 'test:complete' && isFile(event.data)) {
      const { file = '', details } = event.data;
      ended.set(file, { milliseconds: details.duration_ms, isPassed: details.passed === true });
      yield line(file);
    }
  }
}

/** With process isolation, Node reports each file as a test named after its path. */
function isFile({
  nesting,
  name,
  file,
}: {
  nesting: number;
  name: string;
  file?: string | undefined;
}): boolean {
  return nesting === 0 && file !== undefined && (name === file || name === relative('', file));
}

/** A suite or file that failed because of a test in it, which is already reported. */
function isFailedChild(error: unknown): boolean {
  return (error as { failureType?: string } | undefined)?.failureType === 'subtestsFailed';
}

function describe({ name, file, line, details }: Extract<TestEvent, { type: 'test:fail' }>['data']): string {
  const error = (details.error as { cause?: unknown }).cause ?? details.error;
  const place = file === undefined ? '' : `${relative('', file)}${line === undefined ? '' : `:${line}`}`;
  const text = inspect(error, { depth: 5 }).replaceAll('\n', '\n    ');
  return `\n✖ ${name}\n    ${place}\n    ${text}${endOf(details.error)}\n\n`;
}

/** How the process of a file ended, if that is the failure. */
function endOf(error: unknown): string {
  const { exitCode, signal } = error as { exitCode?: number | null; signal?: string | null };
  if (exitCode === undefined && signal === undefined) return '';
  return `\n    the process ended with ${signal ?? `exit code ${exitCode}`}`;
}

function summaryOf({ passed, failed, cancelled, skipped, todo }: Record<string, number>): string {
  const parts = Object.entries({ passed, failed, cancelled, skipped, todo }).filter(
    ([, count = 0]) => count > 0,
  );
  return parts.map(([name, count]) => `${count} ${name}`).join(', ') || 'no tests';
}

function totals(summary: string, milliseconds: number, files: Finished[], failures: string[]): string {
  const slowest = files.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  return [
    '',
    'Slowest files:',
    ...slowest.map((each) => `     ${seconds(each.milliseconds)} ${each.file}`),
    ...(failures.length === 0 ? [] : ['', 'Failures:', ...failures]),
    `${summary}, in ${(milliseconds / 1000).toFixed(1)} s`,
    '',
  ].join('\n');
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
}
