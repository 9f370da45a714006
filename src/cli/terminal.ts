import { createInterface } from 'node:readline/promises';

/** Everything the command line prints goes through here: answers to standard output, the rest to standard error. */

export function print(text: string): void {
  process.stdout.write(`${harmless(text)}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value, null, 2));
}

export function tell(text: string): void {
  process.stderr.write(`${harmless(text)}\n`);
}

/** Names and snippets come from hostile files: what would steer a terminal or turn text around is shown as its code. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const STEERING = /[\0-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

function harmless(text: string): string {
  return text.replace(STEERING, codeOf);
}

/** For a value within a line: line breaks and tabs are shown as their code too, so that it cannot forge another line or column. */
export function withinLine(text: string): string {
  return harmless(text).replace(/[\n\t]/g, codeOf);
}

function codeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Columns as wide as their widest cell. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [header, ...rows].map((row) => row.map(withinLine));
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

export function withThousands(number: number): string {
  return number.toLocaleString('en-US');
}

/** "1 message", "2,000 messages". */
export function counted(count: number, one: string, several: string): string {
  return `${withThousands(count)} ${count === 1 ? one : several}`;
}

/** Whether a person can be asked; scripts have no terminal on one side. */
export function isOnTerminal(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Asks before something that cannot be undone. The end of the input is a no. */
export async function confirm(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question('Type yes to continue: '), ended]);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}

const BAR_WIDTH = 30;

/** A bar that is drawn over on a terminal; elsewhere nothing, for logs want lines. */
export function drawBar(label: string, done: number, total: number, notes: readonly string[] = []): void {
  if (!process.stderr.isTTY) return;
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * BAR_WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
  process.stderr.write(
    `\r\x1b[2K${label} ${bar} ${[`${Math.floor(share * 100)} %`, ...notes].filter((note) => note !== '').join(', ')}`,
  );
}

/** Leaves the bar's line, so that what follows stands on its own. */
export function endBar(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
}
