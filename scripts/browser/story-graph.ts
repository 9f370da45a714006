import type { storyNodes } from '../../src/demo/story.ts';
import type { Demo } from './demo-server.ts';

const NEIGHBOURS = 5;

/** The address of a graph of the whole story, with the path between the two names of the broker. */
export async function storyGraph(demo: Demo, nodes: ReturnType<typeof storyNodes>): Promise<string> {
  const { broker, brokerOnDiscord, wallet, shop, domain, victim, group } = nodes;
  const ids = new Set([broker, brokerOnDiscord, wallet, shop, domain, victim, group]);
  for (const id of [broker, brokerOnDiscord, shop, group])
    for (const neighbour of await neighboursOf(demo, id)) ids.add(neighbour);
  const [first = '', second = '', ...others] = [...ids].map(encodeURIComponent);
  const known = others.map((id) => `k=${id}`).join('&');
  // Places in the list: the broker, the wallet, the other name.
  return `#/connections?n=${first}&n=${second}&${known}&sel=2&path=0.2.1`;
}

async function neighboursOf(demo: Demo, id: string): Promise<string[]> {
  const { hits } = await demo.ask(`/graph/neighbours?node=${encodeURIComponent(id)}&page_size=${NEIGHBOURS}`);
  return hits.map(({ node }) => (node as { id: string }).id);
}
