import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** All output of the command line: results go to standard output, everything else to standard error. */
export const output: { stdout: Output; stderr: Output } = { stdout: process.stdout, stderr: process.stderr };

export function print(text: string): void {
  output.stdout.write(`${escapeControls(text)}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

/** Part of a long result, whose lines may end in CRLF. Waits until a slow reader has taken it. */
export async function printPart(text: string): Promise<void> {
  const { stdout } = output;
  const isTaken = stdout.write(text.split('\r\n').map(escapeControls).join('\r\n'));
  if (isTaken === false) await once(stdout as NodeJS.WriteStream, 'drain');
}

export function printToStderr(text: string): void {
  output.stderr.write(`${escapeControls(text)}\n`);
}

/** Names and snippets come from hostile files: they must not control the terminal or reverse the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const CONTROL_CHARACTERS = /[\0-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

export function escapeControls(text: string): string {
  return text.replace(CONTROL_CHARACTERS, escapeCharacter);
}

/** For a value within a line: also escapes line breaks and tabs, so that it cannot forge another line or column. */
export function escapeLine(text: string): string {
  return escapeControls(text).replace(/[\n\t]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Columns are as wide as their widest cell. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows].map((row) => row.map(escapeLine));
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function formatNumber(number: number): string {
  return number.toLocaleString('en-US');
}

/** "1 message", "2,000 messages". */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}

/** Whether a person can be asked for confirmation. */
export function isOnTerminal(): boolean {
  return process.stdin.isTTY && output.stdout.isTTY === true;
}

/** Asks before an irreversible change. End of input means no. */
export async function confirm(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question('Type yes to continue: '), ended]);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}

const BAR_WIDTH = 30;

/** Redraws the progress bar in place; does nothing if standard error is not a terminal. */
export function drawProgressBar(
  label: string,
  done: number,
  total: number,
  notes: readonly string[] = [],
): void {
  if (!output.stderr.isTTY) return;
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * BAR_WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
  output.stderr.write(
    `\r\x1b[2K${label} ${bar} ${[`${Math.floor(share * 100)} %`, ...notes].filter((note) => note !== '').join(', ')}`,
  );
}

/** Clears the bar's line, so that the next message starts on an empty one. */
export function clearProgressBar(): void {
  if (output.stderr.isTTY) output.stderr.write('\r\x1b[2K');
}
