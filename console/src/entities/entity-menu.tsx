import { useWatching } from '../state/watch.tsx';
import { visible } from '../text/controls.ts';
import { defang } from '../text/pieces.ts';
import { entityTexts } from '../texts/entities.ts';
import { copyWithNotice } from '../ui/copy.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { useOpenLink } from '../ui/text.tsx';
import { styleOf } from './kinds.ts';
import type { ChipTarget } from './layer.tsx';
import { nodeId, nodeValue } from './node.ts';
import { graphUrl, nodeUrl, searchUrlOf } from './node-url.ts';
import { chipLabel } from './shorten.ts';

/** What can be done with an entity. */
export function EntityMenu({ target, onClose }: { target: ChipTarget; onClose: () => void }) {
  const { node, label, anchor } = target;
  const items = useItems(target);
  const name = label ?? chipLabel(nodeValue(node), styleOf(node));
  return (
    <Menu anchor={anchor} label={visible(entityTexts.menu.label(name))} items={items} onClose={onClose} />
  );
}

function useItems({ node, label, link }: ChipTarget): MenuItem[] {
  const openLink = useOpenLink();
  const watchItem = useWatchItem(nodeId(node), label);
  const texts = entityTexts.menu;
  const value = nodeValue(node);
  return [
    { icon: 'arrow-up-right', label: texts.open, href: nodeUrl(node) },
    { icon: 'search', label: texts.search, href: searchUrlOf(node, label) },
    { icon: 'waypoints', label: texts.connections, href: graphUrl([nodeId(node)]) },
    watchItem,
    { icon: 'copy', label: texts.copy, onSelect: () => copyWithNotice(value) },
    { icon: 'copy', label: texts.copyDefanged, onSelect: () => copyWithNotice(defang(value)) },
    {
      icon: 'external-link',
      label: texts.newTab,
      onSelect: () => window.open(nodeUrl(node), '_blank', 'noopener'),
    },
    ...(link === undefined
      ? []
      : [{ icon: 'globe' as const, label: texts.external, onSelect: () => openLink(link) }]),
  ];
}

function useWatchItem(id: string, label: string | undefined): MenuItem {
  const { isWatched, watch, unwatch, obstacle } = useWatching();
  const texts = entityTexts.menu;
  if (isWatched(id)) return { icon: 'eye-off', label: texts.unwatch, onSelect: () => unwatch(id, label) };
  const reason = obstacle(id);
  return {
    icon: 'eye',
    label: texts.watch,
    note: reason,
    isDisabled: reason !== undefined,
    onSelect: () => watch(id, label),
  };
}
