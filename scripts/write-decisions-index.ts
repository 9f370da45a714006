/** Writes the list in docs/decisions/README.md; a test fails while it is stale. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceSection } from './reference/markdown.ts';

const FOLDER = fileURLToPath(new URL('../docs/decisions', import.meta.url));
const PAGE = join(FOLDER, 'README.md');

/** Files of all decisions, by number. */
export function decisionFiles(): Map<number, string> {
  const files = globSync('[0-9]*.md', { cwd: FOLDER }).sort();
  return new Map(files.map((file) => [Number(file.slice(0, 4)), file]));
}

export function decisionsIndex(): string {
  const rows = [...decisionFiles()].map(([number, file]) => {
    const [, title] = /^# \d+\. (.+)$/m.exec(readFileSync(join(FOLDER, file), 'utf8')) ?? [];
    if (title === undefined) throw new Error(`${file} must begin with "# ${number}. Title"`);
    return `| ${number} | [${title}](${file}) |`;
  });
  const table = ['| | |', '|---|---|', ...rows].join('\n');
  return replaceSection(readFileSync(PAGE, 'utf8'), 'decisions', table);
}

if (import.meta.main) writeFileSync(PAGE, decisionsIndex());
