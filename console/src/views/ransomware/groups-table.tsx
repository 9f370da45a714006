import { useMemo, useState } from 'preact/hooks';
import { Sparkline } from '../../charts/sparkline.tsx';
import { viewUrl } from '../../route.ts';
import { ransomwareTexts as texts } from '../../texts/ransomware.ts';
import { FilterInput } from '../../ui/field.tsx';
import { formatChange, formatNumber } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Sort, Table } from '../../ui/table.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import type { GroupCounts, GroupSeries } from './group-series.ts';
import { groupColor, groupName } from './groups-chart.tsx';

const VALUES: Record<string, (group: GroupSeries) => number | string> = {
  group: ({ key }) => key,
  victims: ({ total }) => total,
  change: ({ recent, previous }) => (previous === 0 ? recent * 1000 : recent / previous),
  last: ({ lastDay }) => lastDay,
};

/** Every group in the range: a click on its row filters, its name opens its page. */
export function GroupsTable({
  counts,
  selected,
  onToggle,
}: {
  counts: GroupCounts;
  selected: string | undefined;
  onToggle: (group: string) => void;
}) {
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<Sort>({ column: 'victims', isDescending: true });
  const ranks = useMemo(() => new Map(counts.groups.map(({ key }, rank) => [key, rank])), [counts]);
  const rows = useMemo(() => {
    const value = VALUES[sort.column] ?? (() => 0);
    const direction = sort.isDescending ? -1 : 1;
    return counts.groups
      .filter(({ key }) => groupName(key).toLowerCase().includes(filter.trim().toLowerCase()))
      .toSorted((a, b) => (value(a) < value(b) ? -direction : value(a) > value(b) ? direction : 0));
  }, [counts, filter, sort]);
  return (
    <Panel
      title={texts.groupsTitle}
      meta={formatNumber(counts.groups.length)}
      className="ransomware-groups"
      actions={<FilterInput label={texts.filterGroups} value={filter} onInput={setFilter} />}
    >
      <Table
        label={texts.groupsTitle}
        rows={rows}
        rowKey={({ key }) => key}
        currentKey={selected?.toLowerCase()}
        onOpen={({ key }) => onToggle(key)}
        sort={sort}
        onSort={setSort}
        columns={[
          {
            id: 'group',
            label: texts.columns.group,
            isMain: true,
            isSortable: true,
            cell: ({ key }) => (
              <span class="inline">
                <i class={`color-key series-${groupColor(ranks.get(key) ?? 9)}`} />
                <a class="truncate" href={viewUrl(['group', key])}>
                  <InlineText text={groupName(key)} />
                </a>
              </span>
            ),
          },
          {
            id: 'activity',
            label: texts.columns.activity,
            width: 128,
            priority: 2,
            cell: ({ values }) => <Sparkline values={values} kind="bars" width={108} height={18} />,
          },
          {
            id: 'victims',
            label: texts.columns.victims,
            width: 76,
            isNumber: true,
            isSortable: true,
            cell: ({ total }) => <b class="medium">{formatNumber(total)}</b>,
          },
          {
            id: 'change',
            label: texts.columns.change,
            width: 76,
            isNumber: true,
            isSortable: true,
            cell: (group) => <Change group={group} />,
          },
          {
            id: 'last',
            label: texts.columns.last,
            width: 110,
            isSortable: true,
            cell: ({ lastDay }) => <Time at={`${lastDay}T00:00:00Z`} style="day" />,
          },
        ]}
      />
    </Panel>
  );
}

/** Only a steep rise is red: a minus is no alarm. */
function Change({ group: { recent, previous } }: { group: GroupSeries }) {
  if (previous === 0) return recent === 0 ? '–' : <span class="is-warning">{texts.changeNew}</span>;
  const change = formatChange(recent, previous);
  return <span class={recent >= previous * 2 ? 'is-bad' : 'text-3'}>{change}</span>;
}
