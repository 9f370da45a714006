import { useId, useMemo, useState } from 'preact/hooks';
import { RangeHistogram } from '../../../charts/range-histogram.tsx';
import { connectionsTexts as texts } from '../../../texts/connections.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { dayOf } from '../../../ui/format.tsx';
import { withFilters } from '../model/changes.ts';
import { NO_FILTERS } from '../model/graph-doc.ts';
import type { KindGroup } from '../model/kind-groups.ts';
import { linkBuckets } from '../model/link-buckets.ts';
import { GroupIcon } from '../node-mark.tsx';
import type { GraphControl } from '../use-graph.ts';

const phone = matchMedia('(max-width: 899px)');
const MS_PER_DAY = 86_400_000;

/** Which nodes are shown: by kind, number of links, distance and time. */
export function FilterPanel({ control }: { control: GraphControl }) {
  const { doc, data, graph, change, version } = control;
  const [isOpen, setOpen] = useState(!phone.matches);
  const { filters } = doc;
  const set = (next: Parameters<typeof withFilters>[1]) => change(withFilters(doc, next), texts.steps.filter);
  const toggle = (group: KindGroup, isShown: boolean) => {
    const hiddenGroups = new Set(filters.hiddenGroups);
    if (isShown) hiddenGroups.delete(group);
    else hiddenGroups.add(group);
    set({ hiddenGroups });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for the content of `data`
  const { buckets, interval } = useMemo(
    () => linkBuckets(data.linksAmong(new Set([...doc.starts, ...doc.steps.flatMap(({ nodes }) => nodes)]))),
    [doc.starts, doc.steps, data, version],
  );
  const isFiltered =
    filters.hiddenGroups.size > 0 ||
    filters.minLinks > 1 ||
    filters.maxDistance !== undefined ||
    filters.from !== undefined ||
    filters.to !== undefined;
  return (
    <section class="graph-float graph-filters" aria-label={texts.toggleFilters}>
      <header>
        <h2>{texts.show}</h2>
        <IconButton
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          label={texts.toggleFilters}
          variant="ghost"
          size="small"
          isExpanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </header>
      {isOpen && (
        <>
          <ul class="graph-groups">
            {[...graph.groupCounts].map(([group, count]) => (
              <li key={group}>
                {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is the control */}
                <label>
                  <Checkbox
                    label={texts.hideGroup(group)}
                    isHidden
                    isChecked={!filters.hiddenGroups.has(group)}
                    onChange={(isShown) => toggle(group, isShown)}
                  />
                  <GroupIcon group={group} />
                  {texts.groups(group)}
                  <span class="graph-count">{count.toLocaleString('en')}</span>
                </label>
              </li>
            ))}
          </ul>
          <Slider
            label={texts.atLeast(filters.minLinks)}
            note={texts.degreeRange(graph.degreeMax)}
            min={1}
            max={Math.max(2, graph.degreeMax)}
            value={filters.minLinks}
            onChange={(minLinks) => set({ minLinks })}
          />
          <Slider
            label={filters.maxDistance === undefined ? texts.anyDistance : texts.upTo(filters.maxDistance)}
            min={1}
            max={Math.max(2, graph.distanceMax, filters.maxDistance ?? 1)}
            value={filters.maxDistance ?? Math.max(2, graph.distanceMax)}
            onChange={(value) => set({ maxDistance: value >= graph.distanceMax ? undefined : value })}
          />
          {buckets.length > 1 && (
            <div class="graph-filter">
              <h3>{texts.seenFilter}</h3>
              <RangeHistogram
                label={texts.seenFilter}
                buckets={buckets}
                interval={interval}
                from={filters.from === undefined ? undefined : Date.parse(filters.from)}
                to={filters.to === undefined ? undefined : Date.parse(filters.to) + MS_PER_DAY}
                height={40}
                onChange={(from, to) =>
                  set({
                    from: from === undefined ? undefined : dayOf(from),
                    to: to === undefined ? undefined : dayOf(to - 1),
                  })
                }
              />
            </div>
          )}
          {(isFiltered || doc.hidden.size > 0) && (
            <div class="graph-filter inline inline-wrap">
              {isFiltered && (
                <Button size="small" onClick={() => set(NO_FILTERS)}>
                  {texts.resetFilters}
                </Button>
              )}
              {doc.hidden.size > 0 && (
                <Button
                  size="small"
                  onClick={() => change({ ...doc, hidden: new Set() }, texts.steps.showHidden)}
                >
                  {texts.showHidden(doc.hidden.size)}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Slider({
  label,
  note,
  min,
  max,
  value,
  onChange,
}: {
  label: string;
  note?: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div class="graph-filter">
      <label for={id}>
        {label}
        {note !== undefined && <span class="text-3">{note}</span>}
      </label>
      <input
        id={id}
        type="range"
        class="range"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
