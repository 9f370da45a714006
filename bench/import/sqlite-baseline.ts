/** The baseline: writes the same rows into the same tables and index, prepared in advance and without items. */
import { join } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { markedChannelId } from '../../src/records/telegram-id.ts';
import { openDatabase, prepareWithBigInts } from '../../src/storage/engines/sqlite/database/connection.ts';
import { slotFor } from '../../src/storage/engines/sqlite/database/message-slots.ts';
import { migrate } from '../../src/storage/engines/sqlite/database/schema.ts';
import { monthIndex, SqliteMonths } from '../../src/storage/engines/sqlite/index/months.ts';
import {
  MESSAGE_COLUMNS,
  SqliteMessageMapper,
} from '../../src/storage/engines/sqlite/records/message-mapper.ts';
import { type Month, monthOf } from '../../src/time/month.ts';
import { CHAT_ID, CHAT_TITLE, chatLines } from './chat.ts';

const [folder = '', count = '0'] = process.argv.slice(2);
const BATCH = 5000;
const channelId = markedChannelId(CHAT_ID);
const db = openDatabase(join(folder, 'nightjar.db'));
migrate(db, () => {});
const insert = prepareWithBigInts(
  db,
  `INSERT INTO open_messages (slot, ${MESSAGE_COLUMNS.join(', ')}) VALUES (?, ${MESSAGE_COLUMNS.map(() => '?').join(', ')})`,
);
const mapper = new SqliteMessageMapper(db);
const months = new SqliteMonths(db);
const indexes = new Map<Month, StatementSync>();

function indexOf(month: Month): StatementSync {
  let statement = indexes.get(month);
  if (statement === undefined) {
    months.ensure(month);
    statement = prepareWithBigInts(
      db,
      `INSERT INTO ${monthIndex(month)} (rowid, text, channel, filters) VALUES (?, ?, ?, ?)`,
    );
    indexes.set(month, statement);
  }
  return statement;
}

let writing = 0;
let rows: ReturnType<typeof prepared>[] = [];

function prepared(line: ReturnType<typeof chatLines> extends Iterable<infer T> ? T : never) {
  const detectionDate = line.unixtime * 1000;
  const sequence = String(line.id);
  return {
    month: monthOf(detectionDate),
    slot: slotFor(detectionDate, `telegram:${channelId}_${sequence}`),
    row: mapper.toRow({
      kind: 'message',
      platform: 'telegram',
      channelId,
      sequence,
      userId: String(line.userId),
      detectionDate,
      version: detectionDate,
      text: line.text,
      languages: [],
      channelTitle: CHAT_TITLE,
    }),
    tokens: line.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '),
  };
}

function write(): void {
  const start = performance.now();
  db.exec('BEGIN IMMEDIATE');
  for (const { month, slot, row, tokens } of rows) {
    insert.run(slot, ...row);
    indexOf(month).run(slot, tokens, 'bench heronry', 'p:telegram c:1990000555 i:1');
  }
  db.exec('COMMIT');
  writing += performance.now() - start;
  rows = [];
}

for (const line of chatLines(Number(count))) {
  rows.push(prepared(line));
  if (rows.length === BATCH) write();
}
if (rows.length > 0) write();
db.close();
console.log(JSON.stringify({ seconds: writing / 1000 }));
