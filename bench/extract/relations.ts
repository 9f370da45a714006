import { readFileSync } from 'node:fs';
import { type Relation, relationOf } from '../../src/enrich/relation.ts';
import type { FoundKind } from '../../src/records/item.ts';

/** A text with one of its items, and whether that is its author's. */
export interface RelationLine {
  text: string;
  kind: FoundKind;
  value: string;
  relation: Relation;
}

export interface RelationScore {
  lines: number;
  own: number;
  wrong: RelationLine[];
  missed: RelationLine[];
  precision: number;
  recall: number;
}

export function readRelations(): RelationLine[] {
  return readFileSync(new URL('relations.ndjson', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RelationLine);
}

/** How well `own` is recognized. */
export function scoreRelations(lines: readonly RelationLine[]): RelationScore {
  const judged = lines.map((line) => ({ line, found: relationOf(line.text, line) }));
  const pick = (relation: Relation, found: Relation) =>
    judged.filter((each) => each.line.relation === relation && each.found === found).map(({ line }) => line);
  const right = pick('own', 'own').length;
  const wrong = pick('posted', 'own');
  const missed = pick('own', 'posted');
  return {
    lines: lines.length,
    own: right + missed.length,
    wrong,
    missed,
    precision: right / (right + wrong.length),
    recall: right / (right + missed.length),
  };
}
