import type { VictimHit } from '../../api/types.ts';
import { EntityChip } from '../../entities/entity-chip.tsx';
import { viewUrl } from '../../route.ts';
import { ransomwareTexts as texts } from '../../texts/ransomware.ts';
import { Country } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { State } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { ExternalLink, InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import type { Victims } from './use-victims.ts';

export function victimId({ page }: VictimHit): string {
  return page.id;
}

/** The victims that the filters leave, newest first. */
export function VictimsTable({
  list,
  current,
  onOpen,
  onClear,
}: {
  list: Victims;
  current: string | undefined;
  onOpen: (id: string) => void;
  onClear: () => void;
}) {
  const { hits, total = 0, hasMore, isLoading } = list;
  return (
    <Panel
      title={texts.victimsTitle}
      meta={texts.shown(hits.length, total)}
      className={isLoading ? 'victims-panel is-stale' : 'victims-panel'}
      hasLine
    >
      {hits.length === 0 ? (
        <State title={texts.noVictims} actions={<Button onClick={onClear}>{texts.clearFilters}</Button>}>
          {texts.noVictimsText}
        </State>
      ) : (
        <Table
          label={texts.victimsTitle}
          rows={hits}
          rowKey={victimId}
          currentKey={current}
          onOpen={(hit) => onOpen(victimId(hit))}
          columns={[
            {
              id: 'posted',
              label: texts.columns.posted,
              width: 112,
              cell: ({ page }) => <Time at={page.detectionDate} />,
            },
            {
              id: 'victim',
              label: texts.columns.victim,
              isMain: true,
              cell: (hit) => (
                <a href={viewUrl(['victim', victimId(hit)])}>
                  <InlineText text={hit.companyName ?? hit.page.pageTitle ?? victimId(hit)} />
                </a>
              ),
            },
            {
              id: 'group',
              label: texts.columns.group,
              width: 150,
              cell: ({ ransomwareGroup }) =>
                ransomwareGroup !== '' && (
                  <EntityChip node={`group:${ransomwareGroup.toLowerCase()}`} label={ransomwareGroup} />
                ),
            },
            {
              id: 'country',
              label: texts.columns.country,
              width: 70,
              cell: ({ country }) => country !== undefined && <Country code={country} />,
            },
            {
              id: 'sector',
              label: texts.columns.sector,
              width: 150,
              priority: 2,
              cell: ({ industry }) => industry !== undefined && <InlineText text={industry} />,
            },
            {
              id: 'website',
              label: texts.columns.website,
              width: 220,
              priority: 3,
              cell: ({ companyLink }) => companyLink !== undefined && <ExternalLink url={companyLink} />,
            },
          ]}
        />
      )}
      {hasMore && (
        <div class="state-actions">
          <Button onClick={list.loadMore}>{texts.loadMore}</Button>
        </div>
      )}
    </Panel>
  );
}
