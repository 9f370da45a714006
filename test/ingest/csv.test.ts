import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CsvRow, csvHeader, readCsv } from '../../src/ingest/csv.ts';

async function rows(content: string | Uint8Array, chunkBytes = 7): Promise<CsvRow[]> {
  const bytes = Buffer.from(content);
  const source = (async function* () {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  })();
  return Array.fromAsync(readCsv(source));
}

async function fields(content: string | Uint8Array, chunkBytes?: number): Promise<string[][]> {
  return (await rows(content, chunkBytes)).map((row) => ('fields' in row ? row.fields : [row.problem]));
}

test('reads quotes, separators and line breaks in fields, however the file is cut into chunks', async () => {
  const text = 'a,b,c\r\n"1,5","say ""hi""","two\nlines"\r\n\r\n,,\n"","x"y,5" disk\nlast,Ünï,"end"';
  for (const chunkBytes of [1, 2, 3, 7, 1000])
    assert.deepEqual(await fields(text, chunkBytes), [
      ['a', 'b', 'c'],
      ['1,5', 'say "hi"', 'two\nlines'],
      ['', '', ''],
      ['', 'xy', '5" disk'],
      ['last', 'Ünï', 'end'],
    ]);
});

test('drops a byte order mark, even before a quoted field', async () => {
  assert.deepEqual(await fields('\ufeff"a","b"\n1,2\n'), [
    ['a', 'b'],
    ['1', '2'],
  ]);
  assert.deepEqual(await fields('Ä,b\n'), [['Ä', 'b']]);
});

test('tells on which line a row begins', async () => {
  const read = await rows('a,b\n"1\n2\n3",x\n\n4,5\n');
  assert.deepEqual(
    read.map(({ line }) => line),
    [1, 2, 6],
  );
});

test('rejects a row that is not UTF-8 and one that is too long, and reads the others', async () => {
  const broken = Buffer.concat([Buffer.from('a,b\n1,'), Buffer.of(0xff), Buffer.from('\n3,4\n')]);
  assert.deepEqual(await fields(broken), [['a', 'b'], ['the row is not valid UTF-8'], ['3', '4']]);
  const long = `a,b\n1,"${'x'.repeat(17 * 1024 * 1024)}"\n3,4\n`;
  assert.deepEqual(await fields(long, 1 << 20), [['a', 'b'], ['the row is longer than 16 MiB'], ['3', '4']]);
});

test('reports a file that ends within a quoted field', async () => {
  await assert.rejects(rows('a,b\n1,"2\n3,4\n'), /ends within a quoted field of the row at line 2/);
});

test('finds the separator in the header', () => {
  assert.deepEqual(csvHeader('\ufeffid,date\n1;2;3;4,5'), { names: ['id', 'date'], separator: ',' });
  assert.deepEqual(csvHeader('id;"date, time";text\r\n'), {
    names: ['id', 'date, time', 'text'],
    separator: ';',
  });
  assert.deepEqual(csvHeader('id\tdate'), { names: ['id', 'date'], separator: '\t' });
  assert.equal(csvHeader('just text\nwith, commas'), undefined);
});
