import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { EntityHit } from '../../api/types.ts';
import { type Node, nodeId, nodeValue } from '../../entities/node.ts';
import { graphUrl } from '../../entities/node-url.ts';
import { navigate } from '../../route.ts';
import { useShortcuts } from '../../state/shortcuts.ts';
import { useWatching } from '../../state/watch.tsx';
import { visible } from '../../text/controls.ts';
import { defang, safeLink } from '../../text/pieces.ts';
import { commonTexts } from '../../texts/common.ts';
import { watchTexts } from '../../texts/entities.ts';
import { entityExportTexts, entityPageTexts as texts } from '../../texts/entity-pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyItems, copyWithNotice } from '../../ui/copy.tsx';
import { MenuButton, type MenuItem } from '../../ui/menu.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useOpenLink } from '../../ui/text.tsx';
import { summaryRequest } from './entity-kinds.ts';
import { listRequest } from './list-request.ts';
import { useIndicatorExport } from './use-indicator-export.ts';

const ExportDialog = onDemand(() => import('../search/export/export-dialog.tsx').then((m) => m.ExportDialog));

/** Watch, connections, export and more, with their keys. */
export function EntityActions({ node, hit, label }: { node: Node; hit: EntityHit; label: string }) {
  const id = nodeId(node);
  const { isWatched, watch, unwatch, obstacle } = useWatching();
  const isOn = isWatched(id);
  const reason = isOn ? undefined : obstacle(id);
  const toggle = () => (isOn ? unwatch(id, label) : watch(id, label));
  const value = nodeValue(node);
  const copy = (text: string) => copyWithNotice(text, texts.valueCopied(visible(text)));
  const exportIndicators = useIndicatorExport(id, label);
  const [isExporting, setExporting] = useState(false);
  const list = listRequest(node, label, node.kind === 'group' ? 'posts' : 'messages');
  const total = node.kind === 'group' ? hit.facts.counts.victims : hit.facts.counts.messages;
  useShortcuts({
    w: reason === undefined ? toggle : undefined,
    l: () => navigate(graphUrl([id])),
    c: () => copy(value),
    'Shift+c': () => copy(defang(value)),
  });
  const exports: MenuItem[] = [
    {
      label: entityExportTexts.indicatorsCsv,
      icon: 'fingerprint-pattern',
      onSelect: () => void exportIndicators('csv'),
    },
    {
      label: entityExportTexts.indicatorsNdjson,
      icon: 'fingerprint-pattern',
      onSelect: () => void exportIndicators('ndjson'),
    },
    ...(total === undefined
      ? []
      : [
          {
            label: node.kind === 'group' ? entityExportTexts.posts : entityExportTexts.messages,
            icon: 'message-square' as const,
            onSelect: () => setExporting(true),
          },
        ]),
  ];
  return (
    <span class="entity-actions">
      <Button icon="eye" isPressed={isOn} obstacle={reason} onClick={toggle}>
        {isOn ? watchTexts.watching : watchTexts.watch}
      </Button>
      <ButtonLink href={graphUrl([id])} icon="waypoints">
        {texts.graph}
      </ButtonLink>
      <MenuButton label={entityExportTexts.menu} icon="download" items={exports}>
        {texts.export}
      </MenuButton>
      <MenuButton label={commonTexts.moreActions} items={useMoreItems(node, id, hit, copy)} />
      <Suspense fallback={null}>
        {isExporting && (
          <ExportDialog
            kind={list.kind}
            request={list.request}
            total={total ?? 0}
            selectedIds={[]}
            hits={[]}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </span>
  );
}

function useMoreItems(node: Node, id: string, hit: EntityHit, copy: (text: string) => void): MenuItem[] {
  const openLink = useOpenLink();
  const value = nodeValue(node);
  const link = linkOf(node, hit);
  return [
    { icon: 'copy', label: texts.copyValue, onSelect: () => copy(value) },
    { icon: 'copy', label: texts.copyDefanged, onSelect: () => copy(defang(value)) },
    ...copyItems(summaryRequest(id, 0)),
    ...(link === undefined
      ? []
      : [{ icon: 'external-link' as const, label: texts.openExternal, onSelect: () => openLink(link) }]),
  ];
}

/** The address that an indicator is, if a browser can open it. */
function linkOf(node: Node, hit: EntityHit): string | undefined {
  if (node.kind !== 'indicator') return undefined;
  if (node.indicator === 'domain') return safeLink(`https://${node.canonical}/`);
  return /^https?:\/\//i.test(hit.node.label) ? safeLink(hit.node.label) : undefined;
}
