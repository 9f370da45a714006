/** Where items are in a text: the console turns these places into links. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type CorpusLine, readCorpus } from '../../bench/extract/score.ts';
import { findItems, findOccurrences } from '../../src/enrich/extract.ts';
import { canonicalItem, type Item, itemName } from '../../src/records/item.ts';

type Origin = CorpusLine['platform'];

/** Words without which an extractor does not know what a value is. */
const CUES: Partial<Record<Item['kind'], string>> = {
  attack: 'MITRE technique ',
  card: 'card: ',
  domain: 'domain: ',
  email: 'mail: ',
  jabber: 'jabber: ',
  onion: 'http://',
  onion_v2: 'http://',
  phone: 'tel: ',
  skype: 'skype: ',
  signal: 'signal: ',
  solana_address: 'sol: ',
  telegram: 'telegram: ',
  threema: 'threema: ',
  whatsapp: 'whatsapp: ',
  wickr: 'wickr: ',
};

/** Whether the extractor finds the same item in a part of a text. */
function isItem({ kind, value }: Item, part: string, origin: Origin): boolean {
  return [part, `${CUES[kind] ?? ''}${part}`].some((text) =>
    findItems(text, origin)?.some(
      (item) => item.kind === kind && canonicalItem(kind, item.value) === canonicalItem(kind, value),
    ),
  );
}

function checkPlaces(text: string, origin: Origin): void {
  const found = findOccurrences(text, origin);
  const expected = (findItems(text, origin) ?? []).map(({ kind, value }) => itemName(kind, value));
  assert.deepEqual(
    [...new Set(found.map(({ kind, value }) => itemName(kind, value)))].sort(),
    expected.sort(),
    text,
  );
  for (const item of found) {
    const part = text.slice(item.start, item.end);
    assert.ok(isItem(item, part, origin), `${item.kind} ${item.value} at ${JSON.stringify(part)} in ${text}`);
    assert.equal(part, part.trim());
  }
}

describe('places of items', () => {
  const corpus = readCorpus();

  test('every item of the corpus is where its place says', () => {
    for (const { text, platform } of corpus) checkPlaces(text, platform);
  });

  test('places are right in any combination of texts, defanged or not', () => {
    const line = fc.constantFrom(...corpus);
    const separator = fc.constantFrom('\n', '\n\n', '\nです。\n', '\n[.]\n', '\n\u202e ترجمه\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(line, separator), { minLength: 1, maxLength: 6 }), (parts) => {
        const text = parts.map(([{ text: each }, between]) => each + between).join('');
        for (const { start, end, kind, value } of findOccurrences(text, 'telegram')) {
          assert.ok(start >= 0 && start < end && end <= text.length);
          assert.ok(
            isItem({ kind, value }, text.slice(start, end), 'telegram'),
            `${kind} ${value} in ${text}`,
          );
        }
      }),
      { numRuns: 100, seed: 20 },
    );
  });
});
