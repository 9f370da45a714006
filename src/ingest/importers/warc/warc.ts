import type { Entry, Importer, Position } from '../../importer.ts';
import { Rejection } from '../../importer.ts';
import { instantOf } from '../../json/values.ts';
import { type Capture, crawledPage } from '../crawled-page.ts';
import { parseHttpResponse } from './http-response.ts';
import { BLOCK_BYTES_MAX, readWarcRecords, type WarcRecord } from './warc-records.ts';

/** Crawled pages: the text responses and resources of a WARC file. */
export const warcImporter: Importer = {
  recognises: (head) => head.kind === 'warc',

  async *read(source) {
    for await (const record of readWarcRecords(source.open())) {
      const position: Position = { byte: record.byte };
      if ('problem' in record) {
        yield { position, rejection: record.problem };
        continue;
      }
      try {
        yield readRecord(record, position);
      } catch (error) {
        yield { position, rejection: (error as Error).message };
      }
    }
  },
};

function readRecord(record: WarcRecord, position: Position): Entry {
  const type = record.fields.get('warc-type')?.toLowerCase() ?? '';
  // Old versions of wget add angle brackets.
  const target = (record.fields.get('warc-target-uri') ?? '').replace(/^<(.*)>$/, '$1');
  position.entry = target.slice(0, 200) || type;
  if (type !== 'response' && type !== 'resource') return { position, skipped: `${knownType(type)} record` };
  const contentType = record.fields.get('content-type') ?? '';
  const isHttp = /^application\/http/i.test(contentType);
  if (type === 'response' && !isHttp) return { position, skipped: 'non-HTTP response' };
  if (record.block === undefined)
    throw new Rejection(`the record is larger than ${BLOCK_BYTES_MAX / 1024 / 1024} MiB`);
  if (!isHttp) return page(record, position, target, contentType, record.block);
  const response = parseHttpResponse(record.block);
  if (response === undefined) throw new Rejection('the block is not an HTTP response');
  if (response.status < 200 || response.status > 299)
    return { position, skipped: `status ${response.status}` };
  return page(record, position, target, response.headers.get('content-type') ?? '', response.body);
}

const RECORD_TYPES = new Set(['warcinfo', 'request', 'metadata', 'revisit', 'conversion', 'continuation']);

/** Skip reasons are counted by name, so a file must not invent new ones. */
function knownType(type: string): string {
  return RECORD_TYPES.has(type) ? type : 'unknown';
}

function page(
  record: WarcRecord,
  position: Position,
  target: string,
  contentType: string,
  body: Buffer,
): Entry {
  const capture: Capture = {
    target,
    contentType,
    body,
    at: () => crawledAt(record.fields.get('warc-date') ?? ''),
    isTruncated: record.fields.has('warc-truncated'),
  };
  return crawledPage(capture, position, 'WARC-Target-URI');
}

const SHORT_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2}))?)?)?Z?$/;

/** WARC 1.1 allows less precise dates. */
function crawledAt(text: string): number {
  const [, year, month = '01', day = '01', hour = '00', minute = '00'] = SHORT_DATE.exec(text) ?? [];
  const at = instantOf(year === undefined ? text : `${year}-${month}-${day}T${hour}:${minute}:00Z`);
  if (at === undefined || at < 0) throw new Rejection('WARC-Date: must be a date');
  return at;
}
