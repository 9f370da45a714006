import { useState } from 'preact/hooks';
import type { FacetCount } from '../../api/types.ts';
import { isIndicatorKind, styleOfIndicator } from '../../entities/kinds.ts';
import { chipLabel } from '../../entities/shorten.ts';
import { visible } from '../../text/controls.ts';
import { commonTexts } from '../../texts/common.ts';
import { facetTexts as texts } from '../../texts/search.ts';
import { countryName, languageName } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/format.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/text.tsx';
import { indicatorKindName, indicatorLabel } from './indicator-label.ts';
import { type Kind, RESULT_KINDS } from './kinds.ts';
import { type FacetState, type QueryParts, stateOf } from './query/query-parts.ts';
import { PlatformIcon } from './rows/platform-icon.tsx';

const SHOWN = 5;

interface FacetsProps {
  kind: Kind;
  facets: Partial<Record<string, FacetCount[]>> | undefined;
  parts: QueryParts;
  platform: string;
  isStale: boolean;
  onValue: (field: string, value: string, state: FacetState) => void;
  onPlatform: (platform: string) => void;
}

/** The values of the results, with counts: a click narrows the results to them, Alt-click excludes them. */
export function Facets({ kind, facets, parts, platform, isStale, onValue, onPlatform }: FacetsProps) {
  return (
    <div class={isStale ? 'facet-groups is-stale' : 'facet-groups'}>
      {RESULT_KINDS[kind].facets.map(({ facet, field }) => {
        const state = (value: string) =>
          field === undefined ? (platform === value ? 'on' : 'off') : stateOf(parts, field, value);
        const chosen = field === undefined ? [platform].filter(Boolean) : valuesOf(parts, field);
        return (
          <FacetGroup
            key={`${kind} ${facet}`}
            facet={facet}
            values={withChosen(facets?.[facet] ?? [], chosen)}
            stateOfValue={state}
            onValue={(value, next) =>
              field === undefined ? onPlatform(next === 'on' ? value : '') : onValue(field, value, next)
            }
            canExclude={field !== undefined}
          />
        );
      })}
    </div>
  );
}

function valuesOf({ chips }: QueryParts, field: string): string[] {
  return chips.filter((chip) => chip.field === field).flatMap(({ values }) => [...values]);
}

type Value = Omit<FacetCount, 'doc_count'> & { doc_count: number | undefined };

/** Chosen and excluded values stay in the list, also if no result has them. */
function withChosen(values: readonly FacetCount[], chosen: readonly string[]): Value[] {
  const listed = new Set(values.map(({ key }) => key.toLowerCase()));
  const missing = chosen.filter((value) => !listed.has(value.toLowerCase()));
  return [...missing.map((key) => ({ key, doc_count: undefined })), ...values];
}

function FacetGroup({
  facet,
  values,
  stateOfValue,
  onValue,
  canExclude,
}: {
  facet: string;
  values: readonly Value[];
  stateOfValue: (value: string) => FacetState;
  onValue: (value: string, state: FacetState) => void;
  canExclude: boolean;
}) {
  const [isCollapsed, setCollapsed] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  if (values.length === 0) return null;
  const name = texts.names[facet] ?? facet;
  const shown = isExpanded ? values : values.slice(0, SHOWN);
  return (
    <section class="facet-group" data-facet={facet}>
      <h2>
        <button
          type="button"
          class="facet-title"
          aria-expanded={!isCollapsed}
          onClick={() => setCollapsed(!isCollapsed)}
        >
          {name}
          <Icon name={isCollapsed ? 'chevron-right' : 'chevron-down'} size={12} />
        </button>
      </h2>
      {!isCollapsed && (
        <>
          <ul>
            {shown.map((value) => (
              <li key={value.key}>
                <FacetValue
                  facet={facet}
                  value={value}
                  state={stateOfValue(value.key)}
                  canExclude={canExclude}
                  onChange={(next) => onValue(value.key, next)}
                />
              </li>
            ))}
          </ul>
          {values.length > SHOWN && (
            <button type="button" class="facet-more" onClick={() => setExpanded(!isExpanded)}>
              {isExpanded ? texts.less : texts.more(values.length - SHOWN)}
            </button>
          )}
        </>
      )}
    </section>
  );
}

function FacetValue({
  facet,
  value,
  state,
  canExclude,
  onChange,
}: {
  facet: string;
  value: Value;
  state: FacetState;
  canExclude: boolean;
  onChange: (state: FacetState) => void;
}) {
  const { key, doc_count: count, title } = value;
  const label = labelOf(facet, key, title);
  const kind = facet === 'indicator' ? indicatorKindName(key) : undefined;
  const spoken = kind === undefined ? label : texts.ofKind(kind, label);
  const change = (isExclusion: boolean) => {
    if (isExclusion && canExclude) onChange(state === 'excluded' ? 'off' : 'excluded');
    else onChange(state === 'off' ? 'on' : 'off');
  };
  return (
    <span class={`facet-value is-${state}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: it has a third state, and holds more than a label */}
      <button
        type="button"
        class="facet-choice"
        role="checkbox"
        aria-checked={state === 'excluded' ? 'mixed' : state === 'on'}
        aria-label={visible(
          state === 'excluded'
            ? texts.excluded(spoken)
            : count === undefined
              ? spoken
              : texts.withCount(spoken, count),
        )}
        title={canExclude ? `${visible(title ?? key)}\n${texts.hint}` : visible(title ?? key)}
        data-value={key}
        onClick={(event) => change(event.altKey)}
      >
        <span class="facet-box" aria-hidden="true">
          {state !== 'off' && <Icon name={state === 'on' ? 'check' : 'minus'} size={12} />}
        </span>
        <FacetIcon facet={facet} value={key} />
        <span class="facet-label">
          <InlineText text={label} />
        </span>
        <span class={count === 0 ? 'facet-count is-zero' : 'facet-count'}>
          {count === undefined ? '' : formatNumber(count)}
        </span>
      </button>
      {canExclude && (
        <button
          type="button"
          class="facet-exclude"
          aria-label={texts.exclude(visible(spoken))}
          title={texts.exclude(visible(spoken))}
          onClick={() => change(true)}
        >
          <Icon name="minus" size={12} />
        </button>
      )}
    </span>
  );
}

function FacetIcon({ facet, value }: { facet: string; value: string }) {
  if (facet === 'platform' || (facet === 'network' && value !== 'unknown'))
    return <PlatformIcon platform={value} />;
  const kind = value.slice(0, Math.max(0, value.indexOf(':')));
  if (facet !== 'indicator' || !isIndicatorKind(kind)) return null;
  const { icon, colour } = styleOfIndicator(kind);
  return (
    <span class={`kind-icon ${colour}`}>
      <Icon name={icon} size={12} />
    </span>
  );
}

/** As people read it. */
export function labelOf(facet: string, key: string, title: string | undefined): string {
  switch (facet) {
    case 'platform':
      return commonTexts.platforms[key] ?? key;
    case 'language':
      return key === 'und' ? texts.unknown : languageName(key);
    case 'country':
      return key === 'unknown' ? texts.unknown : countryName(key);
    case 'site':
      return key === 'unknown' ? texts.unknown : chipLabel(key, { isAddress: true, shortening: 'host' });
    case 'indicator':
      return indicatorLabel(key);
    default:
      return key === 'unknown' ? texts.unknown : (title ?? key);
  }
}
