/** Card numbers in files never reach the data folder or a report. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const GROUPED = '5425 2334 3010 9903';
const COMPACT = '5425233430109903';
const NUMBER = /5425.?2334.?3010.?9903/;

const MESSAGE = {
  type: 'message',
  platform: 'telegram',
  channelId: -1001990000101,
  userId: 7001,
  detectionDate: '2026-11-14T09:30:00Z',
};

const RECORDS: object[] = [
  {
    ...MESSAGE,
    messageId: '-1001990000101_1',
    message: `${COMPACT}|12|27|123`,
    channelTitle: `card ${COMPACT}`,
  },
  { ...MESSAGE, messageId: '-1001990000101_2', message: `https://shop.example/?cc=${COMPACT}` },
  {
    type: 'channel',
    platform: 'telegram',
    channelId: -1001990000101,
    channelTitles: [GROUPED],
    detectionDate: '2026-11-14',
  },
  { type: 'profile', platform: 'telegram', userId: 7001, firstName: [GROUPED], detectionDate: '2026-11-14' },
  {
    type: 'ransomware',
    companyName: 'Acme Dental',
    ransomwareGroup: 'brasskettle',
    url: 'http://leak.example/17',
    text: `card ${COMPACT}`,
    detectionDate: '2026-11-14',
  },
  {
    type: 'document',
    page: {
      id: 'p1',
      url: 'http://x.example/',
      pageTitle: GROUPED,
      html: `<p>${GROUPED}</p><p title="${GROUPED}">4111<b> </b>1111 1111 1111</p>`,
      detectionDate: '2026-11-14',
    },
  },
  { ...MESSAGE, messageId: '-1001990000101_3', message: 'hi', detectionDate: COMPACT },
  { ...MESSAGE, messageId: `x ${GROUPED}`, message: 'hi' },
  { ...MESSAGE, messageId: '-1001990000101_4', message: 'hi', [GROUPED]: 1 },
];

test('an import stores and reports card numbers masked', async (t) => {
  const folder = temporaryFolder(t);
  const [file, rejects, data] = ['records.ndjson', 'rejects.ndjson', 'data'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(file, RECORDS.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const { stdout, stderr } = await runCli(['import', file, '--rejects', rejects, '--json'], {
    NIGHTJAR_DATA: data,
  });
  const report = JSON.parse(stdout);
  assert.deepEqual([report.read, report.rejected], [RECORDS.length, 2], stderr);
  for (const text of [stdout, stderr, readFileSync(rejects, 'utf8')]) assert.doesNotMatch(text, NUMBER);
  for (const name of readdirSync(data)) {
    const bytes = readFileSync(join(data, name), 'latin1');
    assert.doesNotMatch(bytes, NUMBER, name);
    assert.doesNotMatch(bytes, /4111<b> <\/b>1111 1111/, name);
  }
});

test('the import log masks card numbers in names of files', async (t) => {
  const folder = temporaryFolder(t);
  const [file, data] = [join(folder, `${GROUPED}.ndjson`), join(folder, 'data')];
  writeFileSync(file, `${JSON.stringify(RECORDS[0])}\n`);
  await runCli(['import', file], { NIGHTJAR_DATA: data });
  const { stdout } = await runCli(['imports', 'list', '--json'], { NIGHTJAR_DATA: data });
  assert.match(stdout, /5425 23\*\* \*\*\*\* 9903\.ndjson/);
  for (const name of readdirSync(data))
    assert.doesNotMatch(readFileSync(join(data, name), 'latin1'), NUMBER, name);
});
