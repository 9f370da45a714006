import type { DocumentHit, IndicatorHit, MessageHit } from '../../api/types.ts';
import { isIndicatorKind } from '../../entities/kinds.ts';
import { notify } from '../../state/notices.ts';
import { selectionTexts as texts } from '../../texts/search.ts';
import { copyWithNotice } from '../../ui/copy.tsx';
import { type AnyHit, idOf, type Kind } from './kinds.ts';

export interface Given {
  kind: string;
  value: string;
}

/** The indicators of a hit of any kind. */
export function indicatorsOf(hit: AnyHit): Given[] {
  if ('canonical' in hit) return [{ kind: hit.kind, value: (hit as IndicatorHit).value }];
  const listed = (hit as MessageHit).indicators ?? [];
  const byKind = Object.entries(hit).flatMap(([kind, values]) =>
    isIndicatorKind(kind) && Array.isArray(values)
      ? values.map(({ value }: { value: string }) => ({ kind, value }))
      : [],
  );
  return [...listed.map(({ kind, value }) => ({ kind, value })), ...byKind];
}

/** One per line. */
export function copyIndicators(hits: readonly AnyHit[]): void {
  const values = new Set(hits.flatMap(indicatorsOf).map(({ value }) => value));
  if (values.size === 0) notify({ text: texts.noIndicators, icon: 'info' });
  else copyWithNotice([...values].join('\n'), texts.copied(values.size));
}

/** What is copied of a hit: the text of a message, the value of an indicator, or the id. */
export function textOf(kind: Kind, hit: AnyHit): string {
  switch (kind) {
    case 'messages':
      return (hit as MessageHit).message;
    case 'indicators':
      return (hit as IndicatorHit).value;
    case 'pages':
      return (hit as DocumentHit).page.url.url;
    case 'victims':
      return (hit as DocumentHit).page.pageTitle ?? (hit as DocumentHit).page.id;
    default:
      return idOf(kind, hit).replace(/^[a-z]+:/, '');
  }
}
