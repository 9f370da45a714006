import { formatInstant } from '../../../time/instant.ts';
import type { Notification, NotifiedMatch } from '../notification.ts';
import { safeLine, safeText } from './safe-text.ts';

/** What a person reads of a notification: every string is safe text, without markup. */
export interface Report {
  /** `High alert`. */
  title: string;
  /** Of the saved search. */
  name: string;
  /** `12 matches, 5 shown`; undefined for a single match. */
  count: string | undefined;
  items: ReportItem[];
}

export interface ReportItem {
  facts: [label: string, value: string][];
  text: string;
  /** URL of this nightjar. */
  link: string | undefined;
}

/** How much of a notification a report has. */
export interface Detail {
  /** Most matches. */
  items: number;
  /** Most characters of a text; in thin reports never more than a snippet. */
  textMax: number;
}

/** Snippets and everything else in thin reports. */
export const SNIPPET_MAX = 200;
export const NAME_MAX = 120;
const INDICATORS_MAX = 10;
const LINK_MAX = 1000;

export function reportOf(notification: Notification, isFull: boolean, detail: Detail): Report {
  const { search, matches } = notification;
  const items = matches.slice(0, detail.items).map((match) => itemOf(match, isFull, detail.textMax));
  return {
    title: titleOf(notification),
    name: safeLine(search.name, NAME_MAX),
    count: countOf(notification, items.length),
    items,
  };
}

function countOf({ type, total }: Notification, shown: number): string | undefined {
  if (type === 'alert.test') return 'Sent to check that alerts arrive here.';
  if (total === 1 && shown === 1) return undefined;
  const matches = `${total.toLocaleString('en-US')} ${total === 1 ? 'match' : 'matches'}`;
  return shown < total ? `${matches}, ${shown} shown` : matches;
}

function titleOf({ type, search: { severity }, isRetro }: Notification): string {
  if (type === 'alert.test') return 'Test alert';
  const title = `${severity.charAt(0).toUpperCase()}${severity.slice(1)} alert`;
  return isRetro ? `${title} (past records)` : title;
}

function itemOf(match: NotifiedMatch, isFull: boolean, textMax: number): ReportItem {
  const facts: [string, string | undefined][] = [
    ['In', optional(match.place)],
    ['Author', isFull ? optional(match.author) : undefined],
    ['Title', isFull ? optional(match.title) : undefined],
    ['Written', toTheSecond(match.recordAt)],
    ['Indicators', isFull ? indicatorsOf(match) : undefined],
    ['Record', `${match.recordKind} ${safeLine(match.recordKey, SNIPPET_MAX)}`],
  ];
  return {
    facts: facts.filter((fact): fact is [string, string] => fact[1] !== undefined && fact[1] !== ''),
    text: isFull && textMax > SNIPPET_MAX ? safeText(match.text, textMax) : snippetOf(match),
    link: safeLink(match.link),
  };
}

/** Targets that make the whole report safe again would defang the dot before milliseconds. */
function toTheSecond(ms: number): string {
  return formatInstant(Math.floor(ms / 1000) * 1000);
}

/** The beginning of title and text, in one defanged line. */
export function snippetOf({ title = '', text }: NotifiedMatch): string {
  const heading = title.slice(0, 4 * NAME_MAX);
  const isRepeated = heading === '' || text.startsWith(heading);
  return safeLine(isRepeated ? text : `${heading}: ${text.slice(0, 4 * SNIPPET_MAX)}`, SNIPPET_MAX);
}

function optional(text: string | undefined): string | undefined {
  return text === undefined ? undefined : safeLine(text, NAME_MAX);
}

function indicatorsOf({ indicators = [] }: NotifiedMatch): string {
  const shown = indicators
    .slice(0, INDICATORS_MAX)
    .map(({ kind, value }) => `${kind} ${safeLine(value, NAME_MAX)}`);
  return safeLine(shown.join(', '), 2 * SNIPPET_MAX);
}

/** An http or https URL without characters that end a link in Markdown or Slack's markup. */
export function safeLink(link: string | undefined): string | undefined {
  const url = link === undefined ? null : URL.parse(link);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`.replace(
    /[|()[\]<>`"\\^{}]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const href = `${url.origin}${path}`;
  return href.length > LINK_MAX ? undefined : href;
}

/** Lines for targets without markup. */
export function plainLines(report: Report): string[] {
  const lines = [`${report.title}: ${report.name}`];
  if (report.count !== undefined) lines.push(report.count);
  for (const item of report.items) {
    lines.push('', ...itemLines(item));
    if (item.link !== undefined) lines.push(item.link);
  }
  return lines;
}

/** The facts and the text of an item, without its link. */
export function itemLines({ facts, text }: ReportItem): string[] {
  return [...facts.map(([label, value]) => `${label}: ${value}`), ...(text === '' ? [] : [text])];
}

/** Leaves out text first, then matches, until the result fits. */
export function fitted<T>(most: Detail, make: (detail: Detail) => T, fits: (made: T) => boolean): T {
  let { items } = most;
  // All matches share the space.
  let textMax = Math.max(SNIPPET_MAX, Math.floor(most.textMax / Math.max(items, 1)));
  for (;;) {
    const made = make({ items, textMax });
    if (items === 0 || fits(made)) return made;
    if (textMax > SNIPPET_MAX) textMax = Math.max(SNIPPET_MAX, Math.floor(textMax / 2));
    else items = Math.floor(items * 0.7);
  }
}
