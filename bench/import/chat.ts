/** A synthetic supergroup of any size: messages of the demo, by 20,000 people. */
import { demoDay } from '../../src/demo/calendar.ts';
import { recordsOn } from '../../src/demo/records.ts';
import { findItems } from '../../src/enrich/extract.ts';
import { addDays, daysBetween } from '../../src/time/day.ts';

const PEOPLE = 20_000;
const REGULARS = 200;
const DEMO_STARTED_ON = '2026-01-21';
const DAYS_OF_TALK = 20;
const STARTED_AT = 1_600_000_000;
const SECONDS_BETWEEN = 7;
/** One message in this many contains a wallet, an e-mail or a link; real chats rarely have more. */
const OFFER_INTERVAL = 12;

export const CHAT_ID = 1_990_000_555;
export const CHAT_TITLE = 'Bench Heronry';

export interface ChatLine {
  id: number;
  unixtime: number;
  userId: number;
  name: string;
  text: string;
  replyTo: number | undefined;
}

export function* chatLines(count: number): Iterable<ChatLine> {
  const days = daysBetween(addDays(DEMO_STARTED_ON, -DAYS_OF_TALK), addDays(DEMO_STARTED_ON, -1));
  const texts = days
    .flatMap((day) => recordsOn(demoDay(DEMO_STARTED_ON, day)))
    .flatMap((record) => (record.kind === 'message' ? record.text : []));
  const talk = texts.filter((text) => findItems(text, 'telegram') === undefined);
  const offers = texts.filter((text) => findItems(text, 'telegram') !== undefined);
  for (let number = 0; number < count; number++) {
    // One percent of the people write half of the messages, as in most large chats.
    const luck = ((number * 7919 + ((number * number) % 4099)) % PEOPLE) / PEOPLE;
    const person = luck < 0.5 ? Math.floor(luck * 2 * REGULARS) : Math.floor(PEOPLE * (luck * 2 - 1) ** 2);
    const lines = number % OFFER_INTERVAL === 0 ? offers : talk;
    yield {
      id: number + 2,
      unixtime: STARTED_AT + number * SECONDS_BETWEEN,
      userId: 1_090_000_000_000 + person,
      name: `Person ${person}`,
      // A leading number makes messages distinct.
      text: `${number % 7 === 0 ? `#${number} ` : ''}${lines[(number * 31) % lines.length]}`,
      replyTo: number % 3 === 0 && number > 10 ? number - 5 : undefined,
    };
  }
}
