import { selectionTexts as texts } from '../../texts/search.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';

/** What can be done with the selected results. */
export function SelectionBar({
  count,
  total,
  isAll,
  canSelectAll,
  connectionsHref,
  onExport,
  onCopyIndicators,
  onSelectAll,
  onClear,
}: {
  count: number;
  total: number;
  isAll: boolean;
  /** All loaded results are selected, and there are more. */
  canSelectAll: boolean;
  connectionsHref: string | undefined;
  onExport: () => void;
  onCopyIndicators: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}) {
  return (
    <section class="selection-bar" aria-label={texts.label}>
      <span role="status">
        {isAll ? (
          <b>{texts.allSelected(total)}</b>
        ) : (
          <>
            <b>{texts.selected(count)}</b> <span class="text-3">{texts.of(total)}</span>
          </>
        )}
      </span>
      {canSelectAll && (
        <Button variant="ghost" onClick={onSelectAll}>
          {texts.selectAll(total)}
        </Button>
      )}
      <span class="divider" />
      <Button variant="ghost" icon="download" onClick={onExport}>
        {texts.export}
      </Button>
      {connectionsHref !== undefined && (
        <ButtonLink variant="ghost" icon="waypoints" href={connectionsHref}>
          {texts.addToConnections}
        </ButtonLink>
      )}
      {!isAll && (
        <Button variant="ghost" icon="copy" onClick={onCopyIndicators}>
          {texts.copyIndicators}
        </Button>
      )}
      <span class="divider" />
      <IconButton icon="x" label={texts.clear} variant="ghost" size="small" onClick={onClear} />
    </section>
  );
}
