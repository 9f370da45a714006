import type { OverviewHit } from '../../api/types.ts';
import { viewUrl } from '../../route.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { Country } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { State } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';

export function VictimsPanel({
  victims: { today, newest },
}: {
  victims: NonNullable<OverviewHit['victims']>;
}) {
  return (
    <Panel
      title={texts.victims}
      meta={texts.victimsToday(today)}
      className="overview-table"
      actions={
        <ButtonLink href="#/ransomware" variant="ghost" size="small">
          {texts.allVictims}
        </ButtonLink>
      }
    >
      {newest.length === 0 ? (
        <State icon="building" title={texts.noVictims} />
      ) : (
        <Table
          label={texts.victims}
          rows={newest}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'name',
              label: texts.victim,
              isMain: true,
              cell: ({ id, name }) => (
                <a href={viewUrl(['victim', id])}>
                  <InlineText text={name ?? id} />
                </a>
              ),
            },
            {
              id: 'group',
              label: texts.group,
              width: 108,
              cell: ({ group }) =>
                group !== undefined && (
                  <a class="inline inline-tight" href={viewUrl(['group', group])}>
                    <span class="kind-icon kind-group">
                      <Icon name="skull" size={12} />
                    </span>
                    <span class="truncate">
                      <InlineText text={group} />
                    </span>
                  </a>
                ),
            },
            {
              id: 'country',
              label: texts.country,
              width: 66,
              cell: ({ country }) => country !== undefined && <Country code={country} />,
            },
            {
              id: 'posted',
              label: texts.posted,
              width: 70,
              isNumber: true,
              cell: ({ firstSeen }) => <Time at={firstSeen} style="brief" />,
            },
          ]}
        />
      )}
    </Panel>
  );
}
