import { canonicalIndicator } from '../records/indicator.ts';
import { nodeId } from '../records/node.ts';
import { addDays, type Day } from '../time/day.ts';
import { STORY_ALERT } from './alerts/searches.ts';
import { demoDay } from './calendar.ts';
import { STORY_SHOP_PAGE } from './pages/shops.ts';
import { BROKER_WALLET, FERRYMAN, HARROW } from './people/cast.ts';
import { STORY_CHANNEL } from './places/telegram.ts';
import { NIGHTHERON } from './ransomware/groups.ts';
import { postId } from './ransomware/posts.ts';
import { STORY_COMPANY, STORY_POST } from './story-facts.ts';

/** One step of "Start here". It names what to open; the console knows where that is. */
export interface StoryStep {
  title: string;
  text: string;
  /** The id of a node (records/node.ts). */
  node?: string;
  /** A search for messages. */
  query?: string;
  /** The id of a saved search. */
  alert?: string;
}

/** Ids of everything that the story is about. The victim's contains the day of its post. */
export function storyNodes(startedOn: Day) {
  const { at } = demoDay(startedOn, addDays(startedOn, -STORY_POST.back));
  const id = postId({ group: NIGHTHERON, company: STORY_COMPANY, at: at + STORY_POST.ms });
  return {
    victim: nodeId({ kind: 'victim', id }),
    group: nodeId({ kind: 'group', id: NIGHTHERON.name }),
    domain: indicator('domain', STORY_COMPANY.domain),
    broker: nodeId({ kind: 'profile', platform: 'telegram', id: FERRYMAN.userId }),
    brokerOnDiscord: nodeId({ kind: 'profile', platform: 'discord', id: HARROW.userId }),
    wallet: indicator('bitcoin_address', BROKER_WALLET),
    shop: nodeId({ kind: 'page', id: STORY_SHOP_PAGE }),
    channel: nodeId({ kind: 'channel', platform: 'telegram', id: STORY_CHANNEL.channelId }),
  };
}

function indicator(kind: 'domain' | 'bitcoin_address', value: string): string {
  return nodeId({ kind: 'indicator', indicator: kind, canonical: canonicalIndicator(kind, value) });
}

/** The tour of the demo, in order. */
export function demoStory(startedOn: Day): StoryStep[] {
  const nodes = storyNodes(startedOn);
  return [
    {
      title: 'A victim on a leak site',
      text: `Three days before this demo began, the group ${NIGHTHERON.name} published ${STORY_COMPANY.name}. Read the full post.`,
      node: nodes.victim,
    },
    {
      title: 'Two weeks earlier',
      text: 'Search for the domain of the victim: a broker offered access to its network in a chat.',
      query: `"${STORY_COMPANY.domain}"`,
    },
    {
      title: 'One wallet, two names',
      text: 'The broker, Ferryman on Telegram, is paid to the same wallet as Harrow Lane on Discord.',
      node: nodes.wallet,
    },
    {
      title: 'A shop and its channel',
      text: 'An onion shop shows the wallet, too. Its page links to a Telegram channel, and its versions show how prices changed.',
      node: nodes.shop,
    },
    {
      title: 'Get told next time',
      text: 'A saved search watches the wallet, the mail address and the names of the broker. Its matches wait for review.',
      alert: STORY_ALERT,
    },
  ];
}
