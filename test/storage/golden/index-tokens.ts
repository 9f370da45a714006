import { type AnyRecord, keyOf } from '../../../src/records/record.ts';
import { ANALYZER_VERSION } from '../../../src/search/analyzer.ts';
import { entityToSource } from '../../../src/storage/engines/opensearch/records/entity-mapper.ts';
import { messageToSource } from '../../../src/storage/engines/opensearch/records/message-mapper.ts';
import { entityIndexRow } from '../../../src/storage/engines/sqlite/index/entity-index.ts';
import { messageIndexRow } from '../../../src/storage/engines/sqlite/index/message-index-row.ts';
import { GOLDEN_RECORDS } from './records.ts';

/** The tokens that each engine indexes for one record. */
export interface IndexTokens {
  record: string;
  /** One text per column. */
  sqlite: readonly string[];
  opensearch: Record<(typeof SEARCHED_FIELDS)[number], unknown>;
}

const SEARCHED_FIELDS = ['words', 'channelWords', 'serverWords', 'filters'] as const;

/** The file that pins the tokens of this analyzer version. */
export const GOLDEN_FILE = new URL(`index-tokens.analyzer-${ANALYZER_VERSION}.json`, import.meta.url);

export function goldenTokens(): IndexTokens[] {
  return GOLDEN_RECORDS.map((record) => ({
    record: `${record.kind} ${keyOf(record)}`,
    sqlite: sqliteRow(record),
    opensearch: opensearchFields(record),
  }));
}

function sqliteRow(record: AnyRecord): readonly string[] {
  return record.kind === 'message'
    ? messageIndexRow(record).map((column) => column ?? '')
    : (entityIndexRow(record) ?? []);
}

function opensearchFields(record: AnyRecord): IndexTokens['opensearch'] {
  const source = JSON.parse(
    record.kind === 'message'
      ? messageToSource({ message: record, files: [] })
      : entityToSource({ record, files: [] }),
  );
  return Object.fromEntries(
    SEARCHED_FIELDS.map((field) => [field, source[field]]),
  ) as IndexTokens['opensearch'];
}

export function goldenText(): string {
  return `${JSON.stringify(goldenTokens(), null, 2)}\n`;
}
