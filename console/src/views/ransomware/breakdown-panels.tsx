import { useState } from 'preact/hooks';
import type { FacetCount } from '../../api/types.ts';
import { CountryTiles } from '../../charts/country-tiles.tsx';
import { Meter } from '../../charts/meter.tsx';
import { visible } from '../../text/controls.ts';
import { ransomwareTexts as texts } from '../../texts/ransomware.ts';
import { countryName } from '../../ui/badge.tsx';
import { formatNumber, formatPercent } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';

interface BreakdownProps {
  facet: readonly FacetCount[];
  selected: string | undefined;
  onToggle: (value: string) => void;
}

type CountryView = 'map' | 'list';

/** Countries as tiles or as a list; a click filters everything. */
export function CountriesPanel({ facet, selected, onToggle }: BreakdownProps) {
  const [view, setView] = useState<CountryView>('map');
  const counts = new Map(facet.map(({ key, doc_count }) => [key.toUpperCase(), doc_count]));
  const known = [...counts.keys()].filter((code) => /^[A-Z]{2}$/.test(code));
  const total = facet.reduce((sum, { doc_count }) => sum + doc_count, 0);
  return (
    <Panel
      title={texts.byCountry}
      meta={texts.countries(known.length)}
      actions={
        <Segmented
          label={texts.view}
          choices={[
            { value: 'map', label: texts.map },
            { value: 'list', label: texts.list },
          ]}
          value={view}
          onChange={setView}
        />
      }
    >
      {view === 'map' ? (
        <div class="panel-body">
          <CountryTiles
            label={texts.byCountry}
            counts={counts}
            selected={selected?.toUpperCase()}
            countText={texts.victims}
            onPick={onToggle}
          />
        </div>
      ) : (
        <Shares
          facet={facet}
          total={total}
          selected={selected}
          nameOf={(key) => (key === 'unknown' ? texts.unknown : countryName(key))}
          onToggle={onToggle}
        />
      )}
    </Panel>
  );
}

/** Sectors with their shares; a click filters everything. */
export function SectorsPanel({ facet, total, selected, onToggle }: BreakdownProps & { total: number }) {
  return (
    <Panel title={texts.bySector} meta={texts.sectors(facet.filter(({ key }) => key !== 'unknown').length)}>
      <Shares
        facet={facet}
        total={total}
        selected={selected}
        nameOf={(key) => (key === 'unknown' ? texts.unknown : capitalized(visible(key)))}
        onToggle={onToggle}
      />
    </Panel>
  );
}

function Shares({
  facet,
  total,
  selected,
  nameOf,
  onToggle,
}: BreakdownProps & { total: number; nameOf: (key: string) => string }) {
  const max = facet[0]?.doc_count ?? 0;
  return (
    <div class="share-rows">
      {facet.map(({ key, doc_count }) => {
        const isSelected = selected?.toLowerCase() === key.toLowerCase();
        const name = nameOf(key);
        return (
          <button
            key={key}
            type="button"
            class="share-row"
            aria-pressed={isSelected}
            title={isSelected ? texts.stopFiltering(name) : texts.filterBy(name)}
            onClick={() => onToggle(key)}
          >
            <bdi class="truncate medium">{name}</bdi>
            <Meter value={doc_count} max={max} />
            <span class="number">{formatNumber(doc_count)}</span>
            <span class="number text-3">{formatPercent(doc_count, total)}</span>
          </button>
        );
      })}
    </div>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
