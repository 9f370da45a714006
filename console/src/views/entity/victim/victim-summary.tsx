import type { VictimHit } from '../../../api/types.ts';
import { EntityChip } from '../../../entities/entity-chip.tsx';
import { readNodeId } from '../../../entities/node.ts';
import { nodeUrl } from '../../../entities/node-url.ts';
import { entityPageTexts, victimTexts as texts } from '../../../texts/entity-pages.ts';
import { countryName } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryView } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { ExternalLink, InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import { type Fact, Facts } from '../../search/preview/facts.tsx';
import { ConnectionsPanel } from '../connections-panel.tsx';
import type { EntityPageData } from '../entity-view.tsx';
import { IndicatorsPanel } from '../indicators-panel.tsx';
import { PlacesPanel } from '../places-panel.tsx';
import { PostText } from '../post-text.tsx';
import { hostOf } from './host.ts';

type Report = VictimHit['reports'][number];

const INDICATOR_ROWS = 10;

/** Who claims it, what the post says, and what is in it. */
export function VictimSummary({ data }: { data: EntityPageData }) {
  const { hit } = data;
  return (
    <div class="page" data-scroller>
      <QueryView query={data.record} rows={12}>
        {([found]) => {
          const victim = found as VictimHit;
          return (
            <div class="summary-grid">
              <div class="stack">
                <Panel title={texts.postText} meta={texts.shownAsText}>
                  <div class="panel-text">
                    {victim.page.text === undefined ? (
                      <p class="text-3">{texts.noText}</p>
                    ) : (
                      <PostText text={victim.page.text} />
                    )}
                  </div>
                </Panel>
                <Panel
                  title={texts.reports}
                  meta={String(victim.reports.length)}
                  hasLine
                  className="entity-table"
                >
                  <Table
                    label={entityPageTexts.table(texts.reports)}
                    rows={victim.reports}
                    rowKey={({ id }) => id}
                    columns={REPORT_COLUMNS}
                  />
                </Panel>
                <IndicatorsPanel data={data} rowsMax={INDICATOR_ROWS} />
              </div>
              <div class="stack">
                <Panel title={texts.facts}>
                  <VictimFacts victim={victim} group={hit.groups?.rows[0]?.node} />
                </Panel>
                <ConnectionsPanel data={data} />
                <OtherClaims data={data} />
                <PlacesPanel data={data} table="groups" />
              </div>
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}

function VictimFacts({ victim, group }: { victim: VictimHit; group: string | undefined }) {
  const { page, companyLink, country, industry, ransomwareGroup } = victim;
  const host = companyLink === undefined ? undefined : hostOf(companyLink);
  const facts: Fact[] = [
    [texts.group, group !== undefined && <EntityChip key="group" node={group} label={ransomwareGroup} />],
    [
      texts.website,
      host === undefined ? (
        companyLink && <ExternalLink key="link" url={companyLink} />
      ) : (
        <EntityChip key="site" node={`indicator:domain:${host}`} />
      ),
    ],
    [
      texts.country,
      country && <InlineText key="country" text={country.length === 2 ? countryName(country) : country} />,
    ],
    [texts.sector, industry && <InlineText key="sector" text={industry} />],
    [texts.reported, <Time key="first" at={page.detectionDate} style="full" />],
    [texts.lastSeen, <Time key="last" at={victim.lastSeen} style="full" />],
    [texts.page, <ExternalLink key="page" url={page.url.url} />],
  ];
  return <Facts facts={facts} />;
}

const REPORT_COLUMNS: readonly Column<Report>[] = [
  {
    id: 'name',
    label: texts.name,
    isMain: true,
    cell: ({ companyName, id }) => <InlineText text={companyName ?? id} />,
  },
  { id: 'page', label: texts.page, priority: 3, cell: ({ url }) => <ExternalLink url={url} /> },
  { id: 'first', label: texts.reported, width: 120, cell: ({ firstSeen }) => <Time at={firstSeen} /> },
  {
    id: 'last',
    label: texts.lastSeen,
    width: 120,
    priority: 2,
    cell: ({ lastSeen }) => <Time at={lastSeen} />,
  },
];

/** The same company on other leak sites. */
function OtherClaims({ data: { hit } }: { data: EntityPageData }) {
  const rows = hit.victims?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel title={texts.alsoClaimedBy} meta={String(hit.victims?.total)} hasLine>
      <ul class="list">
        {rows.map(({ node: id, label, firstSeen }) => {
          const node = readNodeId(id);
          return (
            <li key={id}>
              <a class="grow truncate" href={node === undefined ? '#/' : nodeUrl(node)}>
                <InlineText text={label} />
              </a>
              <span class="text-3">
                <Time at={firstSeen} style="day" />
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
