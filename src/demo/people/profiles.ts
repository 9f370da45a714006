import { type Profile, profileItemLists, profileSighting } from '../../records/profile.ts';
import { type DemoDay, isCollected } from '../calendar.ts';
import { SeededRandom } from '../random.ts';
import { PEOPLE } from './crowd.ts';
import { nameOn, type Person } from './person.ts';

/** Profiles that were read on a day: of people who joined or changed their name. */
export function profilesOn(day: DemoDay): Profile[] {
  return PEOPLE.filter(
    (person) =>
      isCollected(person.platform, day.back) &&
      (person.joined === day.back || person.names.slice(1).some(({ since }) => since === day.back)),
  ).map((person) => profileOn(person, day));
}

function profileOn(person: Person, { at, back }: DemoDay): Profile {
  const { platform, userId, items, isBot = false } = person;
  const random = new SeededRandom('profile', userId, back);
  const { username, firstName, lastName } = nameOn(person, back);
  // Names in the messages of the day are the same, so any time before them does.
  return profileSighting(platform, userId, at + random.below(600_000), {
    facts: { bot: isBot },
    lists: {
      usernames: [username],
      firstName: [firstName],
      lastName: lastName === undefined ? [] : [lastName],
      profilePhoto: [`https://photos.example/${userId}-${random.hex(4)}.jpg`],
      ...(platform === 'discord' &&
        random.chance(0.2) && { discordLink: [`https://discord.gg/xmpl-${random.hex(6)}`] }),
      ...profileItemLists(items),
    },
  });
}
