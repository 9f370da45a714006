/** Files without ids are imported with derived ids, and the report says so once per file. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNamed } from '../../src/ingest/formats.ts';

const RULE = '='.repeat(62);
const TEXT = [
  RULE,
  'Guild: Night Harbour',
  'Channel: Text channels / notes',
  RULE,
  '',
  '[14/11/2026 09:31] tilda',
  'hello',
  '',
  '[14/11/2026 09:32] maren',
  'hi',
  '',
  RULE,
  'Exported 2 message(s)',
  RULE,
  '',
].join('\n');
const TABLE = (ids: readonly string[]) =>
  [
    'AuthorID,Author,Date,Content,Attachments,Reactions',
    ...ids.map((id) => `"${id}","tilda","14/11/2026 09:31","hello","",""`),
  ].join('\n');
const MESSAGES = 'messages have no ids; they were derived from author, date and text';
const AUTHORS = 'authors have no ids; they were derived from their names';

for (const [format, content, expected] of [
  ['discord-txt', TEXT, [MESSAGES, AUTHORS]],
  ['discord-csv', TABLE(['1300000000000000300', '1300000000000000300']), [MESSAGES]],
  ['discord-csv', TABLE(['1300000000000000300', '', '']), [MESSAGES, AUTHORS]],
] as const)
  test(`${format} warns: ${expected.join('; ')}`, async () => {
    const importer = await formatNamed(format)?.load();
    assert.ok(importer !== undefined);
    const source = {
      name: 'Night Harbour - Text channels - notes [1300000000000000125]',
      async *open() {
        yield Buffer.from(content);
      },
    };
    const warnings: string[] = [];
    for await (const entry of importer.read(source, { timeZone: 'UTC' })) {
      assert.ok('record' in entry, JSON.stringify(entry));
      warnings.push(...(entry.warnings ?? []));
    }
    assert.deepEqual(warnings, expected);
  });
