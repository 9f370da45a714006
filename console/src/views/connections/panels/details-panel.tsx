import { useEffect, useState } from 'preact/hooks';
import { nodeIdUrl } from '../../../entities/node-url.ts';
import { useWatching } from '../../../state/watch.tsx';
import { commonTexts } from '../../../texts/common.ts';
import { connectionsTexts as texts } from '../../../texts/connections.ts';
import { watchTexts } from '../../../texts/entities.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { useTimeFormat } from '../../../ui/time.tsx';
import type { NodeActions } from '../actions.ts';
import { useLinkText } from '../link-label.tsx';
import { type Expansion, nextExpansion } from '../model/changes.ts';
import { type GraphNode, otherEnd } from '../model/graph-data.ts';
import { currentPath, emptyDoc, type GraphDoc } from '../model/graph-doc.ts';
import { groupOf } from '../model/kind-groups.ts';
import { kindLabel } from '../model/node-label.ts';
import { GroupIcon, NodeName } from '../node-mark.tsx';
import type { GraphControl } from '../use-graph.ts';

const LINKS_SHOWN = 12;

interface DetailsProps {
  control: GraphControl;
  actions: NodeActions;
  onReveal: (id: string) => void;
  onPath: (from: string, to?: string) => void;
  onNew: (doc: GraphDoc) => void;
}

/** What is selected: who or what it is, what it is linked with, and the path in words. */
export function DetailsPanel({ control, actions, onReveal, onPath, onNew }: DetailsProps) {
  const { doc, data } = control;
  const nodes = doc.selected.flatMap((id) => data.nodes.get(id) ?? []);
  const [node] = nodes;
  const path = currentPath(doc);
  if (node === undefined && path.length === 0) return null;
  const [first, second] = nodes;
  return (
    <aside class="graph-float graph-details" aria-label={texts.selected(nodes.length)}>
      <header>
        <h2>{texts.selected(nodes.length)}</h2>
        {node !== undefined && (
          <IconButton
            icon="maximize"
            label={texts.centre}
            variant="ghost"
            size="small"
            onClick={() => onReveal(node.id)}
          />
        )}
        <IconButton
          icon="x"
          label={texts.closePanel}
          variant="ghost"
          size="small"
          onClick={() => actions.select([])}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <div class="graph-details-body" tabIndex={0}>
        {nodes.length === 1 && node !== undefined && (
          <NodeDetails {...{ control, actions, onPath, onNew, onReveal }} node={node} />
        )}
        {nodes.length > 1 && (
          <>
            <div class="graph-node-actions">
              <Button icon="pin" onClick={() => actions.togglePins(doc.selected)}>
                {texts.pin}
              </Button>
              <Button icon="eye-off" onClick={() => actions.hide(doc.selected)}>
                {texts.hide}
              </Button>
              {nodes.length === 2 && first !== undefined && second !== undefined && (
                <Button icon="route" onClick={() => onPath(first.id, second.id)}>
                  {texts.pathBetween}
                </Button>
              )}
            </div>
            <ul class="section graph-links">
              {nodes.map((each) => (
                <li key={each.id}>
                  <button type="button" onClick={() => actions.select([each.id])}>
                    <NodeName node={each} />
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {path.length > 0 && <PathInWords control={control} onSelect={(id) => actions.select([id])} />}
      </div>
      <p class="graph-details-foot">{texts.noProof}</p>
    </aside>
  );
}

function NodeDetails({ control, actions, node, onPath, onNew }: DetailsProps & { node: GraphNode }) {
  const { doc, data, changeAfter } = control;
  const { id } = node;
  const format = useTimeFormat();
  const [isUnavailable, setUnavailable] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each node
  useEffect(() => {
    setUnavailable(false);
    if (data.neighbourhoods.has(id)) return;
    changeAfter(
      (loader) => loader.neighbours(id).catch(() => setUnavailable(true)),
      () => undefined,
    );
  }, [id]);
  const links = data
    .linksOf(id)
    .sort((a, b) => b.weight - a.weight || (otherEnd(a, id) < otherEnd(b, id) ? -1 : 1));
  const first = links.map((link) => link.firstSeen).sort()[0];
  const last = links
    .map((link) => link.lastSeen)
    .sort()
    .at(-1);
  const kind =
    node.platform === undefined
      ? kindLabel(node)
      : texts.platformKind(commonTexts.platforms[node.platform] ?? node.platform, kindLabel(node));
  const next = nextExpansion(doc, data, control.graph.stacks, id);
  const url = nodeIdUrl(id);
  return (
    <>
      <div class="graph-node-head">
        {node.kind === 'profile' ? (
          <Avatar id={id} size={40} />
        ) : (
          <span class="graph-node-mark">
            <GroupIcon group={groupOf(node)} />
          </span>
        )}
        <div class="grow">
          <h3>
            <InlineText text={node.label} />
          </h3>
          <p>
            {first === undefined || last === undefined
              ? kind
              : texts.seen(kind, texts.range(format.day(first), format.day(last)))}
          </p>
        </div>
      </div>
      <div class="graph-node-actions">
        <Button
          variant="primary"
          icon="plus"
          disabled={next?.count === 0 || isUnavailable}
          onClick={() => actions.expand(id)}
        >
          {expandText(next)}
        </Button>
        {url !== undefined && (
          <ButtonLink href={url} icon="arrow-up-right">
            {texts.open}
          </ButtonLink>
        )}
        <Button icon="pin" isPressed={doc.pins.has(id)} onClick={() => actions.togglePins([id])}>
          {doc.pins.has(id) ? texts.unpin : texts.pin}
        </Button>
        <WatchButton id={id} label={node.kind === 'indicator' ? undefined : node.label} />
        <MenuButton
          label={commonTexts.moreActions}
          items={[
            { label: texts.pathTo, icon: 'route', onSelect: () => onPath(id) },
            { label: texts.hide, icon: 'eye-off', onSelect: () => actions.hide([id]) },
            { label: texts.startHere, icon: 'waypoints', onSelect: () => onNew(emptyDoc([id])) },
          ]}
        />
      </div>
      <section class="section">
        <h3>{texts.strongest}</h3>
        {links.length === 0 && <p class="text-3 size-12">{texts.noLinks}</p>}
        <ul class="graph-links">
          {links.slice(0, LINKS_SHOWN).map((link) => (
            <StrongLink key={otherEnd(link, id)} {...{ link, id, control, actions }} />
          ))}
        </ul>
      </section>
    </>
  );
}

function expandText(next: Expansion | undefined): string {
  if (next === undefined) return texts.expand;
  const { count, left } = next;
  if (count === 0) return texts.expanded;
  return left > count ? texts.expandOf(count, left) : texts.expandCount(count);
}

function StrongLink({
  link,
  id,
  control: { doc, data, change, graph },
  actions,
}: {
  link: ReturnType<GraphControl['data']['linksOf']>[number];
  id: string;
  control: GraphControl;
  actions: NodeActions;
}) {
  const linkText = useLinkText();
  const other = data.nodes.get(otherEnd(link, id));
  if (other === undefined) return null;
  const select = () => {
    if (graph.nodes.has(other.id)) return actions.select([other.id]);
    const steps = [...doc.steps, { nodes: [other.id] }];
    change({ ...doc, steps, selected: [other.id] }, texts.steps.add(other.label));
  };
  return (
    <li title={linkText(link)}>
      <button type="button" onClick={select}>
        <NodeName node={other} />
      </button>
      <span class="text-2">{texts.relationShort(link.relation, link.from === id)}</span>
      <span class="number text-2">{link.weight.toLocaleString('en')}</span>
    </li>
  );
}

function WatchButton({ id, label }: { id: string; label: string | undefined }) {
  const { isWatched, watch, unwatch, obstacle } = useWatching();
  const reason = obstacle(id);
  const isOn = isWatched(id);
  return (
    <IconButton
      icon="eye"
      label={reason ?? (isOn ? watchTexts.watching : watchTexts.watch)}
      isPressed={isOn}
      disabled={reason !== undefined}
      onClick={() => (isOn ? unwatch(id, label) : watch(id, label))}
    />
  );
}

function PathInWords({
  control: { doc, data },
  onSelect,
}: {
  control: GraphControl;
  onSelect: (id: string) => void;
}) {
  const path = currentPath(doc);
  return (
    <section class="section">
      <h3>{texts.thisPath}</h3>
      <ol class="graph-path-steps">
        {path.map((id, index) => {
          const node = data.nodes.get(id);
          const link = data.link(id, path[index + 1] ?? '');
          return (
            <li key={id}>
              <button type="button" onClick={() => onSelect(id)}>
                {node === undefined ? <InlineText text={id} /> : <NodeName node={node} />}
              </button>
              {link !== undefined && <span>{texts.relation(link.relation, link.weight)}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
