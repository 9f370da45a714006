import type { DemoDay } from '../calendar.ts';
import { isActive } from '../people/person.ts';
import { phrasesOf } from '../phrases/languages.ts';
import { CHANNELS, type DemoChannel, isOpen } from '../places/places.ts';
import { SeededRandom } from '../random.ts';
import { ADVERTS, type Advert } from './advert-texts.ts';
import { timeOfDay } from './chatter.ts';
import type { Draft } from './draft.ts';
import { fillSlots } from './fill-slots.ts';

const BULLETS = ['', '', '🔥 ', '✅ ', '➡️ ', '• '];
const EDIT_CHANCE = 0.05;

/** Copies of advertisements that were posted on a day. */
export function advertsOn(day: DemoDay): Draft[] {
  return ADVERTS.flatMap((advert, index) => copiesOn(advert, index, day));
}

function copiesOn(advert: Advert, index: number, { back, at }: DemoDay): Draft[] {
  const { owner, language, perWeek, from, to } = advert;
  // On later days, what still ran on the first start goes on.
  const isRunning = back <= from && (back >= to || to === 0) && isActive(owner, back);
  if (!isRunning) return [];
  const random = new SeededRandom('advert', index, back);
  const count = random.poisson(perWeek / 7);
  return random
    .shuffled(placesFor(advert, back))
    .slice(0, count)
    .map((channel) => {
      const text = copyOf(advert, random, back);
      return {
        channel,
        person: owner,
        at: at + timeOfDay(random, owner.zone),
        text,
        language,
        mood: 'sell',
        ...(random.chance(EDIT_CHANCE) && {
          edited: { text: `${text}\nSOLD OUT until Monday`, afterMs: 60_000 * (20 + random.below(400)) },
        }),
      };
    });
}

function placesFor({ owner, language }: Advert, back: number): DemoChannel[] {
  return CHANNELS.filter(
    (channel) =>
      channel.platform === owner.platform &&
      channel.languages.includes(language) &&
      (channel.moods.sell ?? 0) > 0 &&
      (channel.owner === undefined || channel.owner === owner) &&
      isOpen(channel, back),
  );
}

function copyOf({ text, owner, language }: Advert, random: SeededRandom, back: number): string {
  const bullet = random.pick(BULLETS);
  const filled = fillSlots(text, { random, person: owner, phrases: phrasesOf(language), back }) ?? text;
  return filled
    .split('\n')
    .map((line) => `${bullet}${line}`)
    .join('\n');
}
