import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findItems } from '../../src/enrich/extract.ts';
import { detectLanguages } from '../../src/enrich/language.ts';
import { enrichMessage } from '../../src/enrich/message.ts';
import { markOwn } from '../../src/enrich/relations/relation.ts';
import { PLATFORMS } from '../../src/records/platform.ts';
import { prepare } from '../../src/storage/rules/prepare.ts';
import { message } from '../support/world.ts';

const texts = readFileSync(new URL('../../bench/extract/corpus.ndjson', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => (JSON.parse(line) as { text: string }).text);

test('what is found in a text does not depend on how often it was read', () => {
  const { languages: _, items: __, ...draft } = message({});
  for (let round = 0; round < 3; round++)
    for (const platform of PLATFORMS)
      for (const text of texts) {
        const languages = detectLanguages(text);
        const items = findItems(text, platform);
        if (items !== undefined)
          markOwn(
            text,
            items,
            languages.map(({ language }) => language),
          );
        const enriched = enrichMessage({ ...draft, platform, text });
        assert.deepEqual({ languages: enriched.languages, items: enriched.items }, { languages, items });
      }
});

test('a text is prepared the same however often it was read', () => {
  for (const text of texts) {
    const [first, ...others] = Array.from({ length: 4 }, () => prepare(message({ text })));
    for (const other of others) assert.deepEqual(other, first);
  }
});
