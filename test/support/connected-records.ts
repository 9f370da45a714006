import type { Message } from '../../src/records/message.ts';
import { at, message } from './world.ts';

const START = at('2026-08-01T00:00:00Z');
const HOUR = 3_600_000;

/** Valid addresses, so that any reader accepts them. */
export const WALLET = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
export const SELLER = { userId: '7101', username: 'lantern_probe' };
export const PARTNER = { userId: '7102', username: 'quill_probe' };
/** Its name is code in every format that the graph is exported in. */
export const HOSTILE = { userId: '7103', username: `=1+1"><img src=x onerror=alert(1)>` };
export const MAIL_COUNT = 40;

let sequence = 0;
const said = (overrides: Partial<Message>): Message => {
  sequence++;
  const detectionDate = START + sequence * HOUR;
  return message({ sequence: String(sequence), detectionDate, version: detectionDate, ...overrides });
};
const channel = (number: number) => ({
  channelId: `-10019900010${10 + number}`,
  channelTitle: `Probe channel ${number}`,
});

/** A seller with many e-mail addresses, and two people with whom the wallet connects them. */
export function connectedRecords(): Message[] {
  sequence = 0;
  const wallet = { items: [{ kind: 'bitcoin_address' as const, value: WALLET }] };
  return [
    ...Array.from({ length: MAIL_COUNT }, (_, index) =>
      said({
        ...SELLER,
        ...channel(index % 3),
        items: [{ kind: 'email', value: `desk${index}@probe.example` }],
      }),
    ),
    ...Array.from({ length: 5 }, () => said({ ...SELLER, ...channel(0), ...wallet })),
    ...Array.from({ length: 3 }, () => said({ ...HOSTILE, ...channel(0), ...wallet })),
    said({ ...PARTNER, ...channel(7), ...wallet }),
    ...Array.from({ length: 3 }, () => said({ ...PARTNER, ...channel(8) })),
  ];
}

export const COMMON_MAIL = 'everyone@probe.example';

/** An address that more than 100 people show. */
export function commonRecords(): Message[] {
  return Array.from({ length: 105 }, (_, index) =>
    message({
      sequence: String(5000 + index),
      userId: String(8000 + index),
      username: `crowd${index}`,
      channelId: '-1001990001099',
      channelTitle: 'Crowd',
      items: [{ kind: 'email', value: COMMON_MAIL }],
    }),
  );
}

const LARGE_CHANNELS = 20;
export const LARGE_START = 'profile:telegram:990000';

/** One person in 20 channels, and many people who each write in one or two of them. */
export function largeRecords(people: number): Message[] {
  const records: Message[] = [];
  const write = (userId: string, username: string, place: number) => {
    const detectionDate = START + records.length * 60_000;
    records.push(
      message({
        userId,
        username,
        channelId: `-10029900${1000 + place}`,
        channelTitle: `Large channel ${place}`,
        sequence: String(records.length + 1),
        detectionDate,
        version: detectionDate,
      }),
    );
  };
  for (let place = 0; place < LARGE_CHANNELS; place++) write('990000', 'large_start', place);
  for (let person = 0; person < people; person++) {
    write(String(991_000 + person), `member_${person}`, person % LARGE_CHANNELS);
    if (person % 3 === 0) write(String(991_000 + person), `member_${person}`, (person * 7) % LARGE_CHANNELS);
  }
  return records;
}

/** The address of a graph with all of them, as a person gets it by expanding every channel. */
export function largeAddress(people: number): string {
  const channels = Array.from(
    { length: LARGE_CHANNELS },
    (_, place) => `channel:telegram:-10029900${1000 + place}`,
  );
  const members = Array.from({ length: people }, (_, person) => `profile:telegram:${991_000 + person}`);
  const known = [...channels, ...members].map((id) => `k=${id}`);
  const perChannel = Math.ceil(people / LARGE_CHANNELS);
  const steps = [`0.${LARGE_CHANNELS}`, ...channels.map((_, place) => `${place + 1}.${perChannel}`)];
  return `#/connections?n=${LARGE_START}&${known.join('&')}&x=${steps.join('_')}`;
}
