import type { Page } from '../../records/page.ts';
import { onionHost } from '../addresses.ts';
import type { DemoDay } from '../calendar.ts';
import { sentence } from '../chat/chatter.ts';
import { PEOPLE } from '../people/crowd.ts';
import { isActive, nameOn } from '../people/person.ts';
import { CHANNELS } from '../places/places.ts';
import { SeededRandom } from '../random.ts';
import { heading, link, paragraph } from './html.ts';
import { visit } from './page.ts';

const FORUMS = [
  { name: 'Slackwater Forum', id: 'slackwater', language: 'en' },
  { name: 'Северный форум', id: 'severny', language: 'ru' },
].map((forum) => ({ ...forum, host: onionHost(new SeededRandom('forum', forum.id)) }));

/** How many posts a thread may have on one page. */
const POSTS_MAX = 6;

/** Threads of forums, by people who also chat. A thread that grows is visited again. */
export function forumPagesOn(day: DemoDay): Page[] {
  return FORUMS.flatMap((forum) => {
    const random = new SeededRandom('forum', forum.id, day.back);
    const count = random.poisson(day.back > 120 ? 0.35 : 1.1);
    // Every thread is visited on three days: the second and third time it has more posts.
    const threads = [0, 2, 5].flatMap((age) =>
      Array.from({ length: age === 0 ? count : Math.min(1, count) }, (_, index) => ({ index, age })),
    );
    return threads.map(({ index, age }) => threadPage(forum, index, age, day));
  });
}

function threadPage(forum: (typeof FORUMS)[number], index: number, age: number, day: DemoDay): Page {
  const opened = day.back + age;
  const random = new SeededRandom('thread', forum.id, opened, index);
  const people = PEOPLE.filter(
    (person) =>
      person.languages.includes(forum.language) &&
      isActive(person, Math.min(opened, 118)) &&
      person.activity > 0,
  );
  const channel = random.pick(
    CHANNELS.filter(({ handle, languages }) => handle && languages.includes(forum.language)),
  );
  const posts = Array.from({ length: Math.min(POSTS_MAX, 2 + age) }, (_, number) => {
    const person = random.pickWeighted(people, ({ activity }) => activity);
    const mood = number === 0 ? 'sell' : number === 1 ? 'pay' : 'reply';
    const text = sentence(random, mood, person, forum.language, Math.min(opened, 118));
    return paragraph(`${nameOn(person, opened).username.replace(/_xmpl$/, '')}: ${text ?? '+'}`);
  });
  const number = 10_000 - opened * 10 + index;
  return visit(`${forum.id}-thread-${number}`, day.at + (9 + age) * 3_600_000 + index * 60_000, {
    url: `http://${forum.host}/thread/${number}`,
    title: `${forum.name}: thread ${number}`,
    topic: 'forum',
    language: forum.language,
    body: [heading(forum.name), ...posts, link(`https://t.me/${channel.handle}`)],
  });
}
