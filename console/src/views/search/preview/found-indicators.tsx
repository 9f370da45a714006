import { useMemo } from 'preact/hooks';
import type { FoundKind } from '../../../../../src/records/item.ts';
import { EntityChip } from '../../../entities/entity-chip.tsx';
import { isIndicatorKind } from '../../../entities/kinds.ts';
import { indicatorNode } from '../../../entities/place.ts';
import { commonTexts } from '../../../texts/common.ts';
import { previewTexts as texts } from '../../../texts/search.ts';
import type { Given } from '../selected-indicators.ts';
import { type SeenIn, useLookup } from './use-lookup.ts';

const SHOWN_MAX = 30;

/** Indicators as chips, with the records that also show each of them. */
export function FoundIndicators({
  title,
  indicators,
  isAsking = true,
}: {
  title: string;
  indicators: readonly Given[];
  isAsking?: boolean;
}) {
  const shown = useMemo(() => distinct(indicators).slice(0, SHOWN_MAX), [indicators]);
  const seen = useLookup(isAsking ? shown.map(({ value }) => value) : []);
  if (shown.length === 0) return null;
  return (
    <section class="section">
      <h3>{title}</h3>
      <ul class="found-list">
        {shown.map(({ kind, value }) => (
          <li key={`${kind} ${value}`}>
            <EntityChip node={indicatorNode(kind as FoundKind, value)} />
            <span class="found-shared">
              {texts.sharedWith(sharedTexts(seen?.get(value)?.find((each) => each.kind === kind)))}
            </span>
          </li>
        ))}
      </ul>
      {indicators.length > shown.length && (
        <p class="text-3 size-11">{texts.more(distinct(indicators).length - shown.length)}</p>
      )}
    </section>
  );
}

function distinct(indicators: readonly Given[]): Given[] {
  const byKey = new Map(
    indicators
      .filter(({ kind }) => isIndicatorKind(kind))
      .map((each) => [`${each.kind} ${each.value}`, each]),
  );
  return [...byKey.values()];
}

/** `4 people, 2 pages`; messages only if nothing else shows it. */
function sharedTexts(seen: SeenIn | undefined): string[] {
  if (seen === undefined) return [];
  const count = (record: string) =>
    seen.records.filter((each) => each.record === record).reduce((sum, each) => sum + each.count, 0);
  const [people, pages, posts] = [count('profile'), count('page'), count('post')];
  const parts = [
    people > 0 && commonTexts.people(people),
    pages > 0 && commonTexts.pages(pages),
    posts > 0 && commonTexts.posts(posts),
  ].filter((part): part is string => part !== false);
  return parts.length > 0 ? parts : [commonTexts.messages(count('message'))];
}
