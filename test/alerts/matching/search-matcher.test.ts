import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MatchedKind } from '../../../src/alerts/matching/matched-search.ts';
import { MatcherFull, type MatcherLimits } from '../../../src/alerts/matching/matcher-full.ts';
import { SearchMatcher } from '../../../src/alerts/matching/search-matcher.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { groupSighting } from '../../../src/records/ransomware-group.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import type { PreparedMessage } from '../../../src/storage/port/writing.ts';
import { prepare } from '../../../src/storage/rules/prepare.ts';
import { at, message, TILDA } from '../../support/world.ts';

function matcherOf(queries: Record<string, string>, limits: Partial<MatcherLimits> = {}): SearchMatcher {
  const matcher = new SearchMatcher({ limits });
  for (const [id, q] of Object.entries(queries)) add(matcher, id, q);
  return matcher;
}

function add(matcher: SearchMatcher, id: string, q: string, collection: MatchedKind = 'message'): void {
  matcher.add({ id, collection, tree: parseQuery(q, collection) });
}

const full = (limit: keyof MatcherLimits) => (error: unknown) =>
  error instanceof MatcherFull && error.limit === limit;

test('a search with the same id replaces the former one, in another collection too', () => {
  const matcher = matcherOf({ a: 'heron' });
  add(matcher, 'a', 'gull');
  assert.deepEqual(matcher.match(message({ text: 'heron' })), []);
  assert.deepEqual(matcher.match(message({ text: 'gull' })), ['a']);
  add(matcher, 'a', 'gull', 'channel');
  assert.equal(matcher.size, 1);
  assert.deepEqual(matcher.match(message({ text: 'gull' })), []);
  const channel = channelSighting('telegram', '-1001', 0, { lists: { channelTitles: ['Gull'] } });
  assert.deepEqual(matcher.match(channel), ['a']);
  assert.deepEqual([matcher.hasSearchesOf('message'), matcher.hasSearchesOf('channel')], [false, true]);
});

test('a removed search matches nothing, and removing it again does nothing', () => {
  const matcher = matcherOf({ a: 'heron', b: '-gull', c: 'heron gull*' });
  for (const id of ['a', 'b', 'b', 'unknown']) matcher.remove(id);
  assert.deepEqual(matcher.match(message({ text: 'heron gulls' })), ['c']);
  matcher.remove('c');
  assert.equal(matcher.hasSearchesOf('message'), false);
  assert.deepEqual(matcher.match(message({ text: 'heron gulls' })), []);
});

test('thousands of searches can share their tokens', () => {
  const matcher = new SearchMatcher();
  for (let index = 0; index < 5000; index++) add(matcher, `${index}`, `heron w${index % 50}`);
  assert.equal(matcher.match(message({ text: 'w7 heron heron' })).length, 100);
  for (let index = 0; index < 5000; index += 2) matcher.remove(`${index}`);
  assert.equal(matcher.match(message({ text: 'w7 heron heron' })).length, 100);
  assert.equal(matcher.match(message({ text: 'w8 heron heron' })).length, 0);
});

test('a matcher that is full refuses more searches, says why, and stays as it is', () => {
  const matcher = matcherOf({ a: 'heron', b: 'gull' }, { searches: 2 });
  assert.throws(() => add(matcher, 'c', 'kite'), full('searches'));
  assert.throws(() => add(matcher, 'c', 'kite'), /There are 2 saved searches already\. Delete some first\./);
  add(matcher, 'b', 'kite');
  assert.deepEqual(matcher.match(message({ text: 'heron gull kite' })).toSorted(), ['a', 'b']);
  matcher.remove('a');
  add(matcher, 'c', 'gull');
  assert.deepEqual(matcher.match(message({ text: 'heron gull kite' })).toSorted(), ['b', 'c']);
});

test('searches that every record has to be checked against are limited by collection', () => {
  const matcher = matcherOf({ a: '-heron', b: 'gu*' }, { unselective: 2 });
  for (const q of ['-gull', 'kite OR -heron', 'k*', '"k"*', '-(a b)', 'lang:und'])
    assert.throws(() => add(matcher, 'c', q), full('unselective'), q);
  assert.throws(
    () => matcher.add({ id: 'c', collection: 'message', platform: 'discord' }),
    full('unselective'),
  );
  for (const q of ['kite -heron', 'kit*', 'k* heron', '"heron k"*', '-(-kite)', 'user:x', '...'])
    add(matcher, 'c', q);
  add(matcher, 'a', '-gull');
  add(matcher, 'd', '-heron', 'page');
  add(matcher, 'a', 'heron');
  add(matcher, 'e', '-kite');
  assert.deepEqual(matcher.match(message({ text: 'heron' })).toSorted(), ['a', 'e']);
});

test('a search with too many terms is refused, and the one it would replace stays', () => {
  const matcher = matcherOf({ a: 'heron gull' }, { terms: 4 });
  assert.throws(() => add(matcher, 'b', 'kite OR owl OR crow'), full('terms'));
  assert.throws(() => add(matcher, 'a', 'kite owl crow rook wren'), full('terms'));
  assert.deepEqual(matcher.match(message({ text: 'heron gull' })), ['a']);
  add(matcher, 'a', 'kite owl crow rook');
  assert.throws(() => add(matcher, 'b', 'heron'), full('terms'));
  matcher.remove('a');
  add(matcher, 'b', 'heron heron "heron heron"');
  assert.deepEqual(matcher.match(message({ text: 'heron heron' })), ['b']);
});

test('without a tree, everything of the platform matches', () => {
  const matcher = new SearchMatcher();
  matcher.add({ id: 'all', collection: 'message' });
  matcher.add({ id: 'discord', collection: 'message', platform: 'discord' });
  matcher.add({ id: 'page', collection: 'page', platform: 'discord' });
  assert.deepEqual(matcher.match(message()), ['all']);
  assert.deepEqual(matcher.match(message({ platform: 'discord' })).toSorted(), ['all', 'discord']);
});

test('account names are compared with the name that the record shows', () => {
  const matcher = matcherOf({ name: 'user:@TILDA_probe', id: `user:${TILDA.userId}` });
  assert.deepEqual(matcher.match(message()).toSorted(), ['id', 'name']);
  assert.deepEqual(matcher.match(message({ username: 'new_name' })), ['id']);
});

test('a profile also contains the indicators of its messages', () => {
  const matcher = new SearchMatcher();
  add(matcher, 'a', 'indicator:"discord:https://discord.gg/evil"', 'profile');
  const profile = profileSighting('telegram', '7001', at('2026-11-01'), {});
  assert.deepEqual(matcher.match(profile), []);
  const attributed = [{ kind: 'discord', canonical: 'https://discord.gg/evil' } as const];
  assert.deepEqual(matcher.match(profile, { attributed }), ['a']);
  assert.deepEqual(matcher.match(profile), [], 'the next record does not inherit them');
});

test('a profile has no places', () => {
  const matcher = new SearchMatcher();
  const tree = { kind: 'phrase', tokens: ['oda'], isPrefix: false, in: 'channel' } as const;
  matcher.add({ id: 'a', collection: 'profile', tree: { ...tree, tokens: [...tree.tokens] } });
  const profile = profileSighting('telegram', '7001', 0, { lists: { firstName: ['Oda'] } });
  assert.deepEqual(matcher.match(profile), ['a']);
});

test('groups, victims and servers match nothing', () => {
  const matcher = matcherOf({ a: '-x' });
  assert.deepEqual(matcher.match(groupSighting('Nightheron', 0, {})), []);
});

test('prepared tokens are used only if they belong to the text', () => {
  const matcher = matcherOf({ a: 'heron', b: 'gull' });
  const prepared = prepare(message({ text: 'heron' })) as PreparedMessage;
  assert.deepEqual(matcher.match(prepared.message, { prepared }), ['a']);
  assert.deepEqual(matcher.match({ ...prepared.message, text: 'gull' }, { prepared }), ['b']);
});

test('a very long text is matched to its end, and leaves nothing behind for the next one', () => {
  const matcher = matcherOf({ a: '"heron gull"', b: 'hero* -kite', c: '"gull ki"*' });
  const text = `${'heron a '.repeat(200_000)}heron gull kite`;
  assert.deepEqual(matcher.match(message({ text })).toSorted(), ['a', 'c']);
  assert.deepEqual(matcher.match(message({ text: 'heron' })), ['b']);
  assert.deepEqual(matcher.match(message({ text: 'gull kites' })), ['c']);
});

test('known frequencies and the records seen change how searches are found, never what they match', () => {
  for (const frequencyOf of [
    undefined,
    () => 0,
    () => 1,
    (token: string) => (token === 'extraordinarily' ? 1 : 0),
  ]) {
    const matcher = new SearchMatcher({ frequencyOf });
    add(matcher, 'a', 'owl extraordinarily');
    add(matcher, 'b', '(owl OR rook) ("extraordinarily rare" OR kite)');
    for (let index = 0; index < 3000; index++)
      assert.deepEqual(matcher.match(message({ text: 'extraordinarily rare kite' })), []);
    assert.deepEqual(matcher.match(message({ text: 'extraordinarily rare owl' })).toSorted(), ['a', 'b']);
    assert.deepEqual(matcher.match(message({ text: 'rook kite' })), ['b']);
  }
});
