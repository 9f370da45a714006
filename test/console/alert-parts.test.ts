/** The parts of the alert views that need no browser: events, words to mark, and what the editor sends. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { EventParser } from '../../console/src/api/event-parser.ts';
import { sidebarSearches } from '../../console/src/shell/sidebar-searches.ts';
import { notify, showNoticesWith } from '../../console/src/state/notices.ts';
import { undoLatest } from '../../console/src/state/undo.ts';
import { parseHighlights } from '../../console/src/text/pieces.ts';
import { bodyOf, newDraft, soleDomain, valueLines } from '../../console/src/views/alerts/editor/draft.ts';
import { markWords, queryWords } from '../../console/src/views/alerts/highlight.ts';
import { needsMore } from '../../console/src/views/alerts/inbox/needs-more.ts';

const route = (query: string) => ({
  parts: ['alerts', 'new'],
  parameters: new URLSearchParams(query),
  hash: '',
});

describe('console: server-sent events', () => {
  const stream =
    'id: 7\nevent: match\ndata: {"a":1}\n\n: ping\n\nid: 8\r\nevent: match\r\ndata: x\r\ndata: y\r\n\r\n';

  test('are the same however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length), { maxLength: 8 }), (cuts) => {
        const parser = new EventParser();
        const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
        const events = places.flatMap((place, index) =>
          parser.push(stream.slice(place, places[index + 1] ?? place)),
        );
        assert.deepEqual(events, [
          { id: '7', name: 'match', data: '{"a":1}' },
          { id: '8', name: 'match', data: 'x\ny' },
        ]);
      }),
    );
  });

  test('an event without an end takes no unbounded memory', () => {
    const parser = new EventParser();
    for (let part = 0; part < 3; part++) parser.push('a'.repeat(600_000));
    assert.deepEqual(parser.push('\n\ndata: next\n\n').at(-1)?.data, 'next');
  });
});

describe('console: words to mark', () => {
  test('are those that a text must contain', () => {
    assert.deepEqual(queryWords('"vpn access" -rdp (sell* OR buy~) lang:ru NOT spam user:"a b"'), [
      'vpn access',
      'sell',
      'buy',
    ]);
  });

  test('leave the text as it is, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ minLength: 1 })), (text, words) => {
        const marked = markWords(text, words);
        if (marked === undefined) return;
        assert.equal(
          parseHighlights(marked)
            .map((piece) => piece.text)
            .join(''),
          text,
        );
      }),
    );
    assert.equal(
      markWords('a <b>VPN\n access</b>', ['vpn access']),
      'a &lt;b&gt;<mark>VPN\n access</mark>&lt;/b&gt;',
    );
  });
});

describe('console: what the editor sends', () => {
  test('a new alert with the query of the address', () => {
    const draft = { ...newDraft(route('q=acme&about=page&platform=telegram')), name: ' Brand ' };
    const { name, q, about, platform, values } = bodyOf(draft, undefined) as Record<string, unknown>;
    // Pages have no platform, and the API would refuse one.
    assert.deepEqual([name, q, about, platform, values], ['Brand', 'acme', 'page', undefined, undefined]);
  });

  test('the condition only if it changed, so that a list keeps its values', () => {
    const saved = { ...newDraft(route('')), mode: 'watchlist' as const, name: 'Hosts' };
    assert.equal('values' in bodyOf({ ...saved, severity: 'high' }, saved), false);
    assert.deepEqual(bodyOf({ ...saved, values: '# ours\na.example\n\n b.example ' }, saved).values, [
      'a.example',
      'b.example',
    ]);
    assert.deepEqual(valueLines(''), []);
  });

  test('of a saved alert only what changed, so that what others changed meanwhile stays', () => {
    const saved = { ...newDraft(route('q=acme')), name: 'Brand' };
    assert.deepEqual(bodyOf(saved, saved), {});
    assert.deepEqual(bodyOf({ ...saved, severity: 'high' }, saved), { severity: 'high' });
    assert.deepEqual(bodyOf({ ...saved, maxAge: undefined, cap: '5' }, saved), { cap: 5, max_age: null });
    assert.deepEqual(bodyOf({ ...saved, q: 'acme bank' }, saved), { q: 'acme bank', about: 'message' });
  });

  test('a new alert for records of any age says so', () => {
    assert.equal(bodyOf({ ...newDraft(route('q=acme')), maxAge: undefined }, undefined).max_age, null);
  });

  test('a query is offered for a list of one domain', () => {
    assert.equal(soleDomain('# ours\nHarbour-Lights[.]example\n'), 'Harbour-Lights.example');
    assert.equal(soleDomain('domain:harbour-lights.example'), 'harbour-lights.example');
    for (const values of [
      '',
      'a.example\nb.example',
      'ceo@a.example',
      '1.2.3.4',
      'email:a.example',
      'https://a.example/',
    ])
      assert.equal(soleDomain(values), undefined, values);
  });
});

describe('console: the list of matches', () => {
  test('asks for more when triage made it short, but not again after an error', () => {
    const list = { shown: 0, hasMore: true, isLoading: false, hasFailed: false };
    assert.equal(needsMore(list), true);
    assert.equal(needsMore({ ...list, shown: 50 }), false);
    assert.equal(needsMore({ ...list, hasMore: false }), false);
    assert.equal(needsMore({ ...list, isLoading: true }), false);
    assert.equal(needsMore({ ...list, hasFailed: true }), false);
  });
});

describe('console: saved searches in the sidebar', () => {
  test('are the newest, without what is watched', () => {
    const saved = Array.from({ length: 7 }, (_, index) => ({ id: index, tags: [] as string[] }));
    const { shown, hasMore } = sidebarSearches([...saved, { id: 7, tags: ['watch'] }]);
    assert.deepEqual([shown.map(({ id }) => id), hasMore], [[6, 5, 4, 3, 2, 1], true]);
    assert.equal(sidebarSearches(saved.slice(1)).hasMore, false);
  });
});

describe('console: notices', () => {
  test('disappear when their step is undone, however that happens', (t) => {
    let shown: string[] = [];
    const ids = new Map<number, string>();
    t.after(() => showNoticesWith(undefined));
    showNoticesWith({
      show: ({ id, text }) => {
        ids.set(id, text);
        shown = [...shown, text];
      },
      hide: (id) => {
        shown = shown.filter((text) => text !== ids.get(id));
      },
    });
    notify({ text: 'first', undo() {} });
    notify({ text: 'second', undo() {} });
    notify({ text: 'copied' });
    assert.equal(undoLatest(), true);
    assert.deepEqual(shown, ['first', 'copied']);
  });
});
