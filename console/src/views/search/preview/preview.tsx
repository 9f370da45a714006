import './preview.css';
import { recordRequest } from '../../../api/records.ts';
import type {
  ChannelHit,
  DocumentHit,
  IndicatorHit,
  MessageHit,
  ProfileHit,
  VictimHit,
} from '../../../api/types.ts';
import { firstHit, useQuery } from '../../../api/use-query.ts';
import { nodeId } from '../../../entities/node.ts';
import { useWatching } from '../../../state/watch.tsx';
import { commonTexts } from '../../../texts/common.ts';
import { previewTexts as texts } from '../../../texts/search.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { copyItems } from '../../../ui/copy.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { MenuButton } from '../../../ui/menu.tsx';
import { Pane } from '../../../ui/pane.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import type { AnyHit, Kind } from '../kinds.ts';
import { connectionsUrl, hitUrl, nodeOfHit } from '../open-hit.ts';
import { ChannelPreview, IndicatorPreview, PersonPreview } from './entity-previews.tsx';
import { MessagePreview } from './message-preview.tsx';
import { PagePreview, VictimPreview } from './page-previews.tsx';
import { PreviewTitle } from './preview-title.tsx';

interface PreviewProps {
  kind: Kind;
  id: string;
  /** Undefined if the row is not among the loaded results. */
  hit: AnyHit | undefined;
  position: number;
  total: number;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}

/** The current result in more detail, beside the list. */
export function Preview({ kind, id, hit: given, position, total, onMove, onClose }: PreviewProps) {
  const request = recordRequest(kind, id);
  const query = useQuery<AnyHit>(given === undefined ? request : undefined);
  const hit = given ?? firstHit(query);
  return (
    <Pane name="preview" label={texts.label} width={412} minWidth={320}>
      <header class="drawer-header">
        {hit !== undefined && <PreviewTitle kind={kind} hit={hit} />}
        <span class="grow" />
        {position > 0 && <span class="preview-position">{texts.resultsOf(position, total)}</span>}
        <IconButton
          icon="chevron-up"
          label={texts.previous}
          variant="ghost"
          size="small"
          disabled={position <= 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={texts.next}
          variant="ghost"
          size="small"
          disabled={position >= total}
          onClick={() => onMove(1)}
        />
        {hit !== undefined && (
          <ButtonLink
            icon="maximize"
            label={texts.open}
            variant="ghost"
            size="small"
            href={hitUrl(kind, hit)}
          />
        )}
        <IconButton icon="x" label={texts.close} variant="ghost" size="small" onClick={onClose} />
      </header>
      {hit === undefined ? (
        query.error !== undefined ? (
          <ErrorState error={query.error} onRetry={query.refetch} />
        ) : (
          <Skeleton rows={8} />
        )
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section class="drawer-body" key={id} tabIndex={0} aria-label={texts.label}>
            <Content kind={kind} hit={hit} />
          </section>
          <PreviewActions kind={kind} id={id} hit={hit} />
        </>
      )}
    </Pane>
  );
}

function Content({ kind, hit }: { kind: Kind; hit: AnyHit }) {
  switch (kind) {
    case 'messages':
      return <MessagePreview hit={hit as MessageHit} />;
    case 'people':
      return <PersonPreview hit={hit as ProfileHit} />;
    case 'channels':
      return <ChannelPreview hit={hit as ChannelHit} />;
    case 'pages':
      return <PagePreview hit={hit as DocumentHit} />;
    case 'victims':
      return <VictimPreview hit={hit as VictimHit} />;
    case 'indicators':
      return <IndicatorPreview hit={hit as IndicatorHit} />;
  }
}

const PAGE_ICONS: Record<Kind, IconName> = {
  messages: 'user-round',
  people: 'user-round',
  channels: 'megaphone',
  pages: 'file-text',
  victims: 'building',
  indicators: 'fingerprint-pattern',
};

const PAGE_NAMES: Record<Kind, string> = {
  messages: texts.person,
  people: texts.person,
  channels: texts.channel,
  pages: texts.page,
  victims: texts.victim,
  indicators: texts.indicator,
};

function PreviewActions({ kind, id, hit }: { kind: Kind; id: string; hit: AnyHit }) {
  const watching = useWatching();
  const node = nodeOfHit(kind, hit);
  const key = nodeId(node);
  const isWatched = watching.isWatched(key);
  const obstacle = watching.obstacle(key);
  return (
    <footer class="drawer-foot">
      <ButtonLink icon={PAGE_ICONS[kind]} href={hitUrl(kind === 'messages' ? 'people' : kind, hit)}>
        {PAGE_NAMES[kind]}
      </ButtonLink>
      <ButtonLink icon="waypoints" href={connectionsUrl([node])}>
        {texts.connections}
      </ButtonLink>
      <Button
        icon="eye"
        isPressed={isWatched}
        disabled={obstacle !== undefined}
        title={obstacle}
        onClick={() => (isWatched ? watching.unwatch(key) : watching.watch(key))}
      >
        {texts.watch}
      </Button>
      <span class="grow" />
      <MenuButton label={commonTexts.moreActions} items={copyItems(recordRequest(kind, id))} />
    </footer>
  );
}
