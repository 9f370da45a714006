import type { RecordOf } from '../../../../records/record.ts';
import type { FindableEntity } from '../../../port/query.ts';
import { entityFromRow, type Row } from '../records/entity-mapper.ts';
import { RecordText } from './lazy-answer.ts';

/** A hit of a list. Only a page's body has to be parsed here, to merge it with the document. */
export function entityHit(row: Row): RecordOf<FindableEntity> | RecordText {
  if (row.body !== null) return entityFromRow(row) as RecordOf<FindableEntity>;
  const document = row.document as string;
  // The dates of the row replace those of the document: of two fields with one name, JSON.parse keeps the last.
  const dates = `"detectionDate":${row.detection_date},"firstSeen":${row.first_seen}`;
  return new RecordText(`${document.slice(0, -1)},${dates}}`);
}
