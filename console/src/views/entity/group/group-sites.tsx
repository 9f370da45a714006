import type { EntityHit } from '../../../api/types.ts';
import { defang } from '../../../text/pieces.ts';
import { commonTexts } from '../../../texts/common.ts';
import { entityPageTexts, groupTexts as texts } from '../../../texts/entity-pages.ts';
import { StatusDot } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { State } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { ExternalLink, InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import type { EntityPageData } from '../entity-view.tsx';

type Site = NonNullable<EntityHit['sites']>[number];

/** Leak sites that trackers list. */
export function GroupSites({ data: { hit } }: { data: EntityPageData }) {
  const { sites = [] } = hit;
  if (sites.length === 0)
    return (
      <State icon="globe-lock" title={texts.noSites}>
        {texts.noSitesText}
      </State>
    );
  return (
    <div class="page" data-scroller>
      <Panel title={texts.sites} meta={String(sites.length)} hasLine className="entity-table">
        <Table
          label={entityPageTexts.table(texts.sites)}
          rows={sites}
          rowKey={({ url }) => url}
          columns={COLUMNS}
        />
      </Panel>
    </div>
  );
}

const COLUMNS: readonly Column<Site>[] = [
  {
    id: 'address',
    label: texts.address,
    isMain: true,
    cell: ({ url }) => (
      <span class="indicator-value mono">
        <ExternalLink url={url} />
        <CopyButton text={() => url} label={commonTexts.copyValue(defang(url))} />
      </span>
    ),
  },
  {
    id: 'network',
    label: texts.network,
    width: 100,
    priority: 2,
    cell: ({ network }) => <InlineText text={network} />,
  },
  {
    id: 'listed',
    label: texts.listed,
    width: 130,
    priority: 3,
    cell: ({ firstSeen }) => <Time at={firstSeen} style="day" />,
  },
  {
    id: 'online',
    label: texts.online,
    width: 150,
    cell: ({ lastOnline }) => (
      <span class="inline inline-tight">
        <StatusDot tone={lastOnline === undefined ? 'off' : 'good'} />
        {lastOnline === undefined ? texts.neverOnline : <Time at={lastOnline} style="day" />}
      </span>
    ),
  },
];
