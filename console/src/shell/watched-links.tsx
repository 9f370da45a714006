import { watchedNode } from '../api/alerts.ts';
import { styleOf } from '../entities/kinds.ts';
import { nodeValue, readNodeId } from '../entities/node.ts';
import { nodeUrl } from '../entities/node-url.ts';
import { chipLabel } from '../entities/shorten.ts';
import { shellTexts as texts } from '../texts/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { InlineText } from '../ui/text.tsx';
import { useShellData } from './shell-data.tsx';
import { Section } from './sidebar-section.tsx';

const SHOWN = 8;

/** What is being watched, newest last. */
export function WatchedLinks() {
  const watched = useShellData().alerts?.searches.flatMap((search) => {
    const id = watchedNode(search);
    const node = id === undefined ? undefined : readNodeId(id);
    return node === undefined ? [] : [{ search, node }];
  });
  if (watched === undefined || watched.length === 0) return null;
  return (
    <Section title={texts.watching}>
      {watched.slice(-SHOWN).map(({ search, node }) => {
        const { icon, colour, isMono } = styleOf(node);
        const label = node.kind === 'indicator' ? chipLabel(nodeValue(node), styleOf(node)) : search.name;
        return (
          <a key={search.id} class="nav-link" href={nodeUrl(node)}>
            <span class={`kind-icon ${colour}`}>
              <Icon name={icon} size={14} />
            </span>
            <span class={isMono ? 'truncate mono' : 'truncate'}>
              <InlineText text={label} />
            </span>
          </a>
        );
      })}
    </Section>
  );
}
