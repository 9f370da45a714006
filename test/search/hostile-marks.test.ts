/** Runs of combining marks are cut before normalization, which sorts them in quadratic time. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { ransomwarePostId } from '../../src/records/ransomware-post.ts';
import { analyze, analyzeWithSpans } from '../../src/search/analyzer.ts';
import { highlight, highlightTerms } from '../../src/search/highlight-text.ts';
import { parseQuery } from '../../src/search/query-language.ts';
import { exactForm } from '../../src/search/search-tree.ts';
import { capMarks } from '../../src/text/combining-marks.ts';

const HOSTILE: Record<string, string> = {
  'marks of falling class': `a${'\u0345'.repeat(500)}${'\u0334'.repeat(500)}`,
  'alternating marks': `a${'\u0301\u0316'.repeat(500)}`,
  'Hebrew points': `\u05d0${'\u05b0\u05bc\u05c1'.repeat(300)}`,
  'Thai marks': `\u0e01${'\u0e48\u0e38'.repeat(500)}`,
  'half-width voicing marks behind accents': `\u30ab${'\u0301'.repeat(500)}${'\uff9e'.repeat(500)}`,
  'marks separated by zero-width joiners': `\u0e01${`${'\u0e48'.repeat(20)}${'\u0e38'.repeat(9)}\u200d`.repeat(30)}`,
  'marks separated by soft hyphens': `\u0e01${`${'\u0e48'.repeat(20)}${'\u0e38'.repeat(9)}\u00ad`.repeat(30)}`,
  'marks outside the basic plane': `a${'\u{1d165}\u{1e8d0}'.repeat(300)}`,
};

const { normalize } = String.prototype;
const decomposed = (text: string) => normalize.call(text, 'NFD');

/** Normalization sorts two marks of different classes, but not a mark and a starter. */
function isNonStarter(character: string): boolean {
  const pairs = [`${character}\u0334`, `\u0345${character}`];
  return character === '\u0334' || pairs.some((pair) => decomposed(pair) !== pair);
}

/** The longest run of non-starters that any call sorts. */
function longestSorted(t: TestContext, work: () => void): number {
  let longest = 0;
  const { mock } = t.mock.method(String.prototype, 'normalize', function (this: string, form?: string) {
    let run = 0;
    for (const character of normalize.call(this, 'NFKD')) {
      run = isNonStarter(character) ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return normalize.call(this, form);
  });
  work();
  mock.restore();
  return longest;
}

describe('combining marks', () => {
  test('every character whose decomposition starts with a mark counts as a mark', () => {
    for (let code = 0; code <= 0x10ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const character = String.fromCodePoint(code);
      const [first = ''] = character.normalize('NFKD');
      if (!isNonStarter(first)) continue;
      assert.ok(capMarks(character.repeat(31)) === character.repeat(30), code.toString(16));
    }
  });

  test('runs of up to thirty marks are kept', () => {
    const text = `z${'\u0301'.repeat(30)}a${'\u0316'.repeat(30)}`;
    assert.equal(capMarks(text), text);
    assert.equal(capMarks(`${text}\u0316\u0316b`), `${text}b`);
  });

  for (const [name, text] of Object.entries(HOSTILE)) {
    test(`no function normalizes a longer run of ${name}`, (t) => {
      const marks = highlightTerms(parseQuery('bait'));
      const work: Record<string, () => unknown> = {
        analyze: () => analyze(`bait ${text}`),
        analyzeWithSpans: () => analyzeWithSpans(`bait ${text}`),
        highlight: () => highlight(`bait ${text}`, marks),
        parseQuery: () => parseQuery(text.slice(0, 512)),
        exactForm: () => exactForm('username', text),
        ransomwarePostId: () => ransomwarePostId('group', text, 0),
      };
      // A single character may decompose into three marks.
      for (const [each, run] of Object.entries(work)) assert.ok(longestSorted(t, run) <= 33, each);
    });
  }

  test('the rest of a text with overlong runs is found and highlighted', () => {
    const text = `bait a${'\u0345'.repeat(500)}${'\u0334'.repeat(500)} hook`;
    assert.deepEqual(analyze(text), ['bait', 'a', 'hook']);
    assert.equal(
      highlight(text, highlightTerms(parseQuery('hook'))),
      text.replace('hook', '<mark>hook</mark>'),
    );
    assert.ok(
      highlight(text, highlightTerms(parseQuery('a')))?.startsWith('bait <mark>a\u0345'),
      'the letter is highlighted with its marks',
    );
  });
});
