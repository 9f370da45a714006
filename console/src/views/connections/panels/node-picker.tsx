import { useId, useState } from 'preact/hooks';
import { nodeId, readNodeId } from '../../../entities/node.ts';
import { nodeOfRoute } from '../../../entities/node-url.ts';
import { parseRoute } from '../../../route.ts';
import { suggestionsFor } from '../../../shell/palette/suggestions.ts';
import { useServerMatches } from '../../../shell/palette/use-server-matches.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { distinctLabels, namedExactly } from '../model/distinct-labels.ts';
import type { GraphNode } from '../model/graph-data.ts';
import { NodeName } from '../node-mark.tsx';

const OPTIONS_MAX = 8;

/** A text field that finds nodes: of this graph, and of the whole store if `hasServer`. */
export function NodePicker({
  label,
  placeholder,
  icon = 'search',
  nodes,
  hasServer,
  initial = '',
  emptyText,
  autofocus = false,
  onPick,
  onText,
}: {
  label: string;
  placeholder?: string;
  icon?: IconName;
  nodes: readonly GraphNode[];
  hasServer: boolean;
  initial?: string;
  /** Shown if nothing matches. */
  emptyText: string;
  autofocus?: boolean;
  onPick: (node: GraphNode) => void;
  /** What is typed, before anything is picked. */
  onText?: (text: string) => void;
}) {
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const id = useId();
  const matches = useServerMatches(hasServer && isOpen ? text : '');
  const options = optionsFor(text, nodes, hasServer ? matches : []);
  const labels = distinctLabels(options);
  const current = options[Math.min(active, options.length - 1)];
  const pick = (node: GraphNode) => {
    setText(node.label);
    setOpen(false);
    onPick(node);
  };
  const take = () => {
    const named = isOpen ? namedExactly(text, options) : undefined;
    if (named !== undefined) pick(named);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + options.length) % Math.max(1, options.length));
    } else if (event.key === 'Enter' && isOpen && current !== undefined) {
      event.preventDefault();
      pick(current);
    } else if (event.key === 'Escape' && isOpen && text !== '') {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  const isExpanded = isOpen && text.trim() !== '';
  return (
    <div class="graph-picker">
      <span class="input">
        <Icon name={icon} size={14} />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={isExpanded}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isExpanded && current ? `${id}-${current.id}` : undefined}
          placeholder={placeholder ?? label}
          autocomplete="off"
          spellcheck={false}
          autofocus={autofocus}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
            setOpen(true);
            onText?.(event.currentTarget.value);
          }}
          // Somebody who types a whole name need not pick it as well.
          onBlur={() => take()}
          onKeyDown={onKeyDown}
        />
      </span>
      <div
        id={`${id}-list`}
        class="graph-find-results"
        role="listbox"
        aria-label={label}
        hidden={!isExpanded}
      >
        {isExpanded &&
          options.map((node) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and handles the keys
            <div
              key={node.id}
              id={`${id}-${node.id}`}
              class="menu-item"
              role="option"
              aria-selected={node === current}
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(node)}
            >
              <NodeName node={node} text={labels.get(node.id)} />
            </div>
          ))}
      </div>
      {isExpanded && options.length === 0 && (
        <p class="text-3 size-12" role="status">
          {emptyText}
        </p>
      )}
    </div>
  );
}

/** Nodes whose name or id contains the text; then what the server finds; then a node id that was typed. */
function optionsFor(
  text: string,
  nodes: readonly GraphNode[],
  groups: Parameters<typeof suggestionsFor>[0]['groups'],
): GraphNode[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const found = new Map<string, GraphNode>();
  const add = (node: GraphNode) => {
    if (!found.has(node.id) && found.size < OPTIONS_MAX) found.set(node.id, node);
  };
  for (const node of nodes) if (`${node.label}\n${node.id}`.toLowerCase().includes(wanted)) add(node);
  for (const { href, label } of suggestionsFor({ text, groups, saved: [], recent: [], commands: [] })) {
    const node = href === undefined ? undefined : nodeOfRoute(parseRoute(href).parts);
    if (node !== undefined) add(toGraphNode(nodeId(node), label));
  }
  if (groups.length > 0 && readNodeId(text.trim()) !== undefined) add(toGraphNode(text.trim(), text.trim()));
  return [...found.values()];
}

export function toGraphNode(id: string, label: string): GraphNode {
  const node = readNodeId(id);
  return {
    id,
    label,
    kind: node?.kind ?? 'indicator',
    ...(node?.kind === 'indicator' && { indicator: node.indicator }),
  };
}
