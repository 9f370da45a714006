/** Writes docs/errors.md from the table of errors; a test fails while it is stale. */
import { writeFileSync } from 'node:fs';
import { ERROR_TABLE } from '../src/errors.ts';

export function errorsPage(): string {
  const rows = ERROR_TABLE.map(({ status, name, sentence }) => `| ${status} | ${name} | ${sentence} |`);
  return [
    '# Errors',
    '',
    'Every error a client can meet, from `src/errors.ts` (`npm run docs:errors` writes this page). The name is for the log;',
    'the status and the sentence go out as `error.code` and `error.message`, and again as `code` and `message`.',
    '',
    '| status | name | sentence |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(new URL('../docs/errors.md', import.meta.url), errorsPage());
