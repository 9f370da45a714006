import type { ComponentChildren } from 'preact';
import { entityTexts } from '../texts/entities.ts';
import { formatNumber } from '../ui/format.tsx';
import { Icon } from '../ui/icon.tsx';
import { NameText } from '../ui/name-text.tsx';
import { styleOf } from './kinds.ts';
import { type ChipTarget, useLayer } from './layer.tsx';
import { type Node, nodeValue, readNodeId } from './node.ts';
import { nodeUrl } from './node-url.ts';
import { chipLabel } from './shorten.ts';

interface ChipProps {
  /** The node's id. */
  node: string;
  /** The name to show; by default the value, shortened and defanged. */
  label?: string | undefined;
  count?: number | undefined;
}

/** A person, channel, indicator or anything else with a page of its own, as a link to it. */
export function EntityChip({ node: id, label, count }: ChipProps) {
  const node = readNodeId(id);
  if (node === undefined) return <NameText text={label ?? id} />;
  const shown = label ?? chipLabel(nodeValue(node), styleOf(node));
  return (
    <ChipLink node={node} label={label} count={count}>
      <bdi class="entity-value">
        <NameText text={shown} />
      </bdi>
    </ChipLink>
  );
}

interface ChipLinkProps {
  node: Node;
  label?: string | undefined;
  count?: number | undefined;
  link?: string | undefined;
  /** In running text, where long values wrap. */
  isInline?: boolean;
  children: ComponentChildren;
}

/** The chip around a value that is already prepared for display. */
export function ChipLink({ node, label, count, link, isInline = false, children }: ChipLinkProps) {
  const layer = useLayer();
  const { icon, colour, isMono, label: kind } = styleOf(node);
  const target = (anchor: HTMLElement): ChipTarget => ({ node, label, link, anchor });
  return (
    <a
      class={`entity${isMono ? '' : ' is-name'}${isInline ? ' is-inline' : ''}`}
      href={nodeUrl(node)}
      {...(isInline && { dir: 'ltr' as const })}
      aria-keyshortcuts="Alt+ArrowDown ."
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') layer.hover(target(event.currentTarget));
      }}
      onPointerLeave={() => layer.leave()}
      onContextMenu={(event) => {
        event.preventDefault();
        layer.openMenu(target(event.currentTarget));
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey) return;
        if (event.key === '.' && !event.altKey) layer.openMenu(target(event.currentTarget));
        else if (event.key === 'ArrowDown' && event.altKey) layer.openCard(target(event.currentTarget));
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <span class={`kind-icon ${colour}`}>
        <Icon name={icon} size={12} />
      </span>
      <span class="visually-hidden">{kind} </span>
      {children}
      {count !== undefined && (
        <span class="entity-count">
          <span class="visually-hidden">{entityTexts.count(count)}</span>
          <span aria-hidden="true">{formatNumber(count)}</span>
        </span>
      )}
    </a>
  );
}
