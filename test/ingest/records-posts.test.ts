/** A post in the records format gets the items that reenrich would find. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reenrichPost } from '../../src/enrich/description.ts';
import { formatNamed } from '../../src/ingest/formats.ts';

test('finds the items of a post’s text and link', async () => {
  const importer = await formatNamed('records')?.load();
  assert.ok(importer !== undefined);
  const line = {
    type: 'ransomware',
    detectionDate: '2026-11-14',
    ransomwareGroup: 'heron',
    companyName: 'Tarn Ltd',
    url: 'https://posts.example/tarn',
    text: 'Write to heron@mail.example, CVE-2024-3400',
  };
  const source = {
    async *open() {
      yield Buffer.from(JSON.stringify(line));
    },
  };
  for await (const entry of importer.read(source, { timeZone: 'UTC' })) {
    assert.ok('record' in entry && entry.record.kind === 'ransomware', JSON.stringify(entry));
    assert.deepEqual(Object.keys(entry.record.lists).sort(), ['cve', 'domain', 'email', 'url']);
    assert.deepEqual(reenrichPost(entry.record), entry.record);
    return;
  }
  assert.fail('no entry');
});
