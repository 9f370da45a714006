import { readFileSync } from 'node:fs';
import { findItems } from '../../src/enrich/extract.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind } from '../../src/records/item.ts';
import type { Platform } from '../../src/records/platform.ts';

export interface CorpusLine {
  platform: Platform | 'page';
  text: string;
  expect: Partial<Record<FoundKind, string[]>>;
}

interface Mistake {
  value: string;
  text: string;
}

export interface Score {
  kind: FoundKind;
  labelled: number;
  found: number;
  wrong: Mistake[];
  missed: Mistake[];
  precision: number;
  recall: number;
}

export function readCorpus(): CorpusLine[] {
  return readFileSync(new URL('corpus.ndjson', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusLine);
}

export function score(corpus: readonly CorpusLine[]): Score[] {
  const lines = corpus.map(({ platform, text, expect }) => ({
    text,
    expect,
    found: findItems(text, platform) ?? [],
  }));
  return FOUND_KINDS.map((kind) => {
    let labelled = 0;
    let found = 0;
    const wrong: Mistake[] = [];
    const missed: Mistake[] = [];
    for (const { text, expect, found: items } of lines) {
      const wanted = new Set((expect[kind] ?? []).map((value) => canonicalItem(kind, value)));
      const got = new Set(
        items.filter((item) => item.kind === kind).map(({ value }) => canonicalItem(kind, value)),
      );
      labelled += wanted.size;
      found += got.size;
      for (const value of got) if (!wanted.has(value)) wrong.push({ value, text });
      for (const value of wanted) if (!got.has(value)) missed.push({ value, text });
    }
    const right = found - wrong.length;
    return {
      kind,
      labelled,
      found,
      wrong,
      missed,
      precision: found === 0 ? 1 : right / found,
      recall: labelled === 0 ? 1 : right / labelled,
    };
  });
}
