import { watchedNode } from '../../../api/alerts.ts';
import { readNodeId } from '../../../entities/node.ts';
import { graphUrl } from '../../../entities/node-url.ts';
import { navigate } from '../../../route.ts';
import { useShellData } from '../../../shell/shell-data.tsx';
import { connectionsTexts } from '../../../texts/connections.ts';
import { EntityIconLink } from './entity-icon-link.tsx';
import { NodePicker } from './node-picker.tsx';

const texts = connectionsTexts.start;

/** Without a start: what the view is for, and ways to begin. */
export function StartPage() {
  const watched = useShellData().alerts?.searches.flatMap((search) => {
    const id = watchedNode(search);
    return id !== undefined && readNodeId(id) !== undefined ? [{ id, name: search.name }] : [];
  });
  return (
    <div class="page" data-scroller>
      <div class="graph-start">
        <h2>{texts.heading}</h2>
        <p class="text-2">{texts.text}</p>
        <NodePicker
          label={texts.label}
          nodes={[]}
          hasServer
          autofocus
          emptyText={texts.unknown}
          onPick={({ id }) => navigate(graphUrl([id]))}
        />
        {watched !== undefined && watched.length > 0 && (
          <section class="panel">
            <header class="panel-header">
              <h2>{texts.watched}</h2>
            </header>
            <ul class="list">
              {watched.map(({ id, name }) => (
                <li key={id}>
                  <EntityIconLink id={id} label={name} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
