import { hash } from 'node:crypto';
import { compareVisits, mergePages, type Page } from '../../records/page.ts';

/** When a page was visited, and a digest of what was there. */
export interface PageVisit {
  from: number;
  to: number;
  /** Undefined if neither text nor html was stored. */
  content: string | undefined;
}

export function visitOf({ firstSeen, detectionDate, facts }: Page): PageVisit {
  const content = [facts.pageTitle?.value, facts.text?.value, facts.html?.value];
  const isEmpty = facts.text === undefined && facts.html === undefined;
  return {
    from: firstSeen,
    to: detectionDate,
    content: isEmpty ? undefined : hash('sha256', JSON.stringify(content), 'base64'),
  };
}

/**
 * The visits of each version, newest first. Consecutive visits that saw the same are one version. Visits without
 * content are no versions, except if the page has no others. `pageOf` is asked only about visits at the same instant,
 * whose order is that of merging: the document shows the first version.
 */
export function visitsByVersion<V extends PageVisit>(
  visits: readonly V[],
  pageOf: (visit: V) => Page,
  seenBy = Infinity,
): V[][] {
  const read = visits.filter(({ content }) => content !== undefined);
  const ordered = [...(read.length > 0 ? read : visits)].sort(
    (a, b) => a.to - b.to || compareVisits(pageOf(a), pageOf(b)) || a.from - b.from,
  );
  const versions: V[][] = [];
  for (const visit of ordered) {
    const last = versions.at(-1);
    if (last !== undefined && last[0]?.content === visit.content) last.push(visit);
    else versions.push([visit]);
  }
  return versions.filter((version) => version.some(({ from }) => from <= seenBy)).reverse();
}

/** One version, without html, which no list shows. */
export function pageVersion(visits: readonly Page[]): Page {
  const [first, ...others] = visits as [Page, ...Page[]];
  const merged = others.reduce(mergePages, first);
  const { html: _, ...facts } = merged.facts;
  return { ...merged, facts };
}
