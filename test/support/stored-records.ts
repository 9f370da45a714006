/**
 * The records of test/fixtures/stores/before-sealing.db.gz, in the files in which they were imported. The store was
 * written by the last version that had no sealed months (schema 15); it can't be written again by this one.
 */
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { at, HERONRY, message } from './world.ts';

const MONTHS = ['2026-08-03', '2026-09-15', '2026-10-15', '2026-11-05'].map(at);
const TEXTS = [
  'alpha one, selling fresh logs',
  'beta two: продам доступ к панели',
  '出售数据库 three',
  'write to seller@mail.example',
];

export const STORED_FILES: AnyRecord[][] = [first(), second()];

function first(): AnyRecord[] {
  const messages = Array.from({ length: 240 }, (_, index) =>
    message({
      channelId: index % 3 === 0 ? '-1002' : HERONRY,
      sequence: String(index + 1),
      userId: String(7000 + (index % 11)),
      username: `user${index % 11}`,
      text: `${TEXTS[index % 4]} ${index % 17}`,
      detectionDate: (MONTHS[index % 4] as number) + index * 60_000,
      ...(index % 4 === 3 && { items: [{ kind: 'email' as const, value: 'seller@mail.example' }] }),
      ...(index % 5 === 0 && { hasGivenLanguages: true as const }),
      ...(index % 7 === 0 && { links: ['https://link.example/beta'] }),
    }),
  );
  return [
    ...messages,
    pageSighting('a', at('2026-11-04'), {
      facts: { url: 'http://p.example/', text: 'text alpha' },
      lists: { email: ['a@x.example'] },
    }),
  ];
}

/** Edits, and messages that the first file has, too. */
function second(): AnyRecord[] {
  const stored = first().filter((record) => record.kind === 'message');
  const edited = stored
    .filter((_, index) => index % 6 === 0)
    .map((each) => ({ ...each, text: 'three, edited', version: each.version + 1 }));
  return [
    ...edited,
    ...stored.slice(100, 120),
    profileSighting('telegram', '7001', at('2026-11-03'), { lists: { lastName: ['three'] } }),
  ];
}
