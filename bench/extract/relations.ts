import { readFileSync } from 'node:fs';
import { findItems } from '../../src/enrich/extract.ts';
import { detectLanguages } from '../../src/enrich/language.ts';
import { markOwn } from '../../src/enrich/relations/relation.ts';
import { canonicalItem, type FoundKind, type Relation } from '../../src/records/item.ts';

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

/** `unseen` lines are only for measuring: no rule may be written with them in view. */
export function readRelations(set: 'known' | 'unseen'): RelationLine[] {
  const file = set === 'known' ? 'relations.ndjson' : 'relations-unseen.ndjson';
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RelationLine);
}

/** As an import does it, with all items of the text. */
function judge({ text, kind, value }: RelationLine): Relation {
  const items = findItems(text, 'telegram') ?? [];
  markOwn(
    text,
    items,
    detectLanguages(text).map(({ language }) => language),
  );
  const canonical = canonicalItem(kind, value);
  const item = items.find((each) => each.kind === kind && canonicalItem(kind, each.value) === canonical);
  return item?.relation ?? 'posted';
}

/** How well `own` is recognized. */
export function scoreRelations(lines: readonly RelationLine[]): RelationScore {
  const judged = lines.map((line) => ({
    line,
    found: judge(line),
  }));
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
