import type { DemoDay } from '../calendar.ts';
import { PEOPLE } from '../people/crowd.ts';
import { isActive, type Person } from '../people/person.ts';
import { phrasesOf } from '../phrases/languages.ts';
import type { Mood } from '../phrases/phrases.ts';
import { CHANNELS, type DemoChannel, isOpen } from '../places/places.ts';
import { SeededRandom } from '../random.ts';
import type { Draft } from './draft.ts';
import { fillSlots } from './fill-slots.ts';

const INTERJECTIONS = ['ok', '👍', '+1', '🔥🔥🔥', 'lol', '???', 'up', '😂', 'pm'];
const TRIES_MAX = 6;

/** How awake people are in each hour of their day. */
const AWAKE = [
  3, 1.5, 0.7, 0.3, 0.2, 0.2, 0.4, 1, 2, 3.2, 4, 4.4, 4.2, 4, 4.2, 4.6, 5, 5.2, 5.6, 6, 6.4, 6.2, 5.4, 4.4,
];
const HOURS = AWAKE.map((_, hour) => hour);

const MEMBERS = new Map<DemoChannel, readonly Person[]>();

/** Who writes in a channel: about half of those who speak its language. */
function membersOf(channel: DemoChannel): readonly Person[] {
  const known = MEMBERS.get(channel);
  if (known !== undefined) return known;
  const { owner, channelId, platform, languages } = channel;
  const random = new SeededRandom('members', channelId);
  const members = owner
    ? [owner]
    : PEOPLE.filter(
        (person) =>
          person.platform === platform &&
          person.activity > 0 &&
          languages.some((language) => person.languages.includes(language)) &&
          random.chance(0.45),
      );
  MEMBERS.set(channel, members);
  return members;
}

/** Some channels are loud for a few days, and others silent. */
function weightOn(channel: DemoChannel, back: number): number {
  if (!isOpen(channel, back)) return 0;
  const mood = new SeededRandom('loudness', channel.channelId, Math.floor(back / 5));
  return channel.weight * (mood.chance(0.12) ? 0.1 : 0.5 + mood.fraction() + (mood.chance(0.1) ? 2 : 0));
}

/** What people write without any special reason. */
export function chatterOn(day: DemoDay, count: number): Draft[] {
  const { back, at } = day;
  const random = new SeededRandom('chatter', back);
  const channels = CHANNELS.map((channel) => ({ channel, weight: weightOn(channel, back) })).filter(
    ({ weight }) => weight > 0,
  );
  const drafts: Draft[] = [];
  for (let index = 0; index < count; index++) {
    const { channel } = random.pickWeighted(channels, ({ weight }) => weight);
    const people = membersOf(channel).filter((person) => isActive(person, back));
    if (people.length === 0) continue;
    const person = random.pickWeighted(people, ({ activity }) => activity);
    const moment = at + timeOfDay(random, person.zone);
    drafts.push({ channel, person, at: moment, ...speech(random, channel, person, back) });
  }
  return drafts;
}

/** Milliseconds since midnight UTC, at a time at which people of the zone are awake. */
export function timeOfDay(random: SeededRandom, zone: number): number {
  const hour = (random.pickWeighted(HOURS, (each) => AWAKE[each] ?? 0) - zone + 48) % 24;
  return Math.floor((hour + random.fraction()) * 3_600_000);
}

function speech(
  random: SeededRandom,
  channel: DemoChannel,
  person: Person,
  back: number,
): Pick<Draft, 'text' | 'language' | 'mood'> {
  const language = channel.languages.find((each) => person.languages.includes(each)) ?? 'en';
  const moods = (Object.entries(channel.moods) as [Mood, number][]).filter(
    ([mood]) => person.says?.includes(mood) ?? true,
  );
  if (moods.length === 0) moods.push(['chat', 1]);
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    const [mood] = random.pickWeighted(moods, ([, weight]) => weight);
    const text = sentence(random, mood, person, language, back);
    if (text !== undefined) return { text, language, mood };
  }
  return { text: random.pick(INTERJECTIONS), language, mood: 'chat' };
}

/** Undefined if the language has none for the mood, or the person cannot say it. */
export function sentence(
  random: SeededRandom,
  mood: Mood,
  person: Person,
  language: string,
  back: number,
): string | undefined {
  if (mood === 'chat' && random.chance(0.1)) return random.pick(INTERJECTIONS);
  const phrases = phrasesOf(language);
  const sentences = phrases.moods[mood];
  return sentences && fillSlots(random.pick(sentences), { random, person, phrases, back });
}
