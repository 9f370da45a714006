/** Writes docs/errors.md from the table of errors; a test fails while it is stale. */
import { writeFileSync } from 'node:fs';
import { ERROR_TABLE } from '../src/errors.ts';

export function errorsPage(): string {
  const rows = ERROR_TABLE.map(({ status, name, message }) => `| ${status} | ${name} | ${message} |`);
  return [
    '# Errors',
    '',
    'Every error a client can get. Generated from `src/errors.ts` with `npm run docs:errors`. The status is sent as',
    '`error.code` and `code`, the message as `error.message` and `message`; the name appears in the server log only.',
    '',
    '| status | name | message |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(new URL('../docs/errors.md', import.meta.url), errorsPage());
