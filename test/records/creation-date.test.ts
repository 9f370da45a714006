import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discordWalletEntry } from '../../src/contract/wallet-entry.ts';
import { derivedId } from '../../src/ingest/derived-id.ts';
import { creationDateOf } from '../../src/records/channel.ts';
import { DERIVED_MARK } from '../../src/records/derived-id.ts';
import { snowflakeInstant } from '../../src/records/snowflake.ts';
import { formatInstant } from '../../src/time/instant.ts';
import { at, HARBOUR } from '../support/world.ts';

const FIRST_SEEN = at('2026-11-14');
const DERIVED = derivedId('discord-user', 'oda');

test('a Discord id says when it was created, a derived one does not', () => {
  const entity = { facts: {}, firstSeen: FIRST_SEEN };
  assert.equal(creationDateOf('discord', HARBOUR, entity), snowflakeInstant(HARBOUR));
  assert.equal(creationDateOf('discord', DERIVED, entity), FIRST_SEEN);
  assert.equal(creationDateOf('telegram', '-1001990000101', entity), FIRST_SEEN);
  const told = { facts: { creationDate: { value: 7, at: 8 } }, firstSeen: FIRST_SEEN };
  assert.equal(creationDateOf('discord', DERIVED, told), 7);
});

test('the wallet feed dates an account with a derived id by its first sighting', () => {
  const entry = discordWalletEntry({
    source: 'discord-profile',
    owner: DERIVED,
    firstSeen: FIRST_SEEN,
    addresses: [],
  });
  assert.equal(entry.creationDate, formatInstant(FIRST_SEEN));
});

test('derived ids are below the ids of Discord, which opened in May 2015', () => {
  const dates = [DERIVED_MARK, 2n * DERIVED_MARK - 1n].map((id) => snowflakeInstant(String(id)));
  assert.deepEqual(
    dates.map((date) => formatInstant(date).slice(0, 10)),
    ['2015-01-07', '2015-01-13'],
  );
});
