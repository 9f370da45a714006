import type { FacetCount } from '../../../api/types.ts';
import { Meter } from '../../../charts/meter.tsx';
import { visible } from '../../../text/controls.ts';
import { groupTexts as texts } from '../../../texts/entity-pages.ts';
import { Country, countryName } from '../../../ui/badge.tsx';
import { formatNumber } from '../../../ui/format.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { InlineText } from '../../../ui/text.tsx';

const ROWS_MAX = 5;

/** Countries and sectors of the posts; a click narrows the list to one. */
export function PostFacets({
  facets,
  country,
  sector,
  onPick,
}: {
  facets: Partial<Record<string, FacetCount[]>>;
  country: string;
  sector: string;
  onPick: (name: 'country' | 'sector', value: string | undefined) => void;
}) {
  return (
    <>
      <FacetPanel
        title={texts.countries}
        values={facets.country ?? []}
        chosen={country}
        nameOf={(key) => (key.length === 2 ? countryName(key) : key)}
        isCountry
        onPick={(value) => onPick('country', value)}
      />
      <FacetPanel
        title={texts.sectors}
        values={facets.sector ?? []}
        chosen={sector}
        nameOf={(key) => key}
        onPick={(value) => onPick('sector', value)}
      />
    </>
  );
}

function FacetPanel({
  title,
  values,
  chosen,
  nameOf,
  isCountry = false,
  onPick,
}: {
  title: string;
  values: readonly FacetCount[];
  chosen: string;
  nameOf: (key: string) => string;
  isCountry?: boolean;
  onPick: (value: string | undefined) => void;
}) {
  const most = Math.max(1, ...values.map(({ doc_count }) => doc_count));
  return (
    <Panel title={title} meta={formatNumber(values.length)} className="facet-panel">
      <ul class="facet-lines">
        {values.slice(0, ROWS_MAX).map(({ key, doc_count }) => {
          const isOn = key === chosen;
          const name = nameOf(key);
          const label = isOn ? texts.removeFilter(visible(name)) : texts.filterBy(visible(name), doc_count);
          return (
            <li key={key}>
              <button
                type="button"
                class="facet-line"
                aria-pressed={isOn}
                title={label}
                onClick={() => onPick(isOn ? undefined : key)}
              >
                {isCountry && key.length === 2 && <Country code={key} />}
                <span class="grow truncate">
                  <InlineText text={name} />
                </span>
                {isOn ? <Icon name="x" size={12} /> : <Meter value={doc_count} max={most} />}
                <span class="number">{formatNumber(doc_count)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
