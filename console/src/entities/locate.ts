import { linkPattern, trimUrl } from '../../../src/enrich/links.ts';
import type { FoundKind } from '../../../src/records/item.ts';
import { type MappedText, refangWithOffsets } from '../../../src/text/refang.ts';
import { isIndicatorKind } from './kinds.ts';
import { type GivenIndicator, indicatorNode, type Place } from './place.ts';
import { spellingsOf } from './spellings.ts';

/** Characters of the text times patterns. Beyond it, the extractor is faster: its work depends on the text only. */
const WORK_MAX = 4_000_000;
const VALUE_LENGTH_MAX = 2048;

export interface Located {
  places: Place[];
  /** The nodes of all indicators. */
  nodes: string[];
  /** Whether some indicators have no place: they are spelled in another way, or not in this text. */
  isComplete: boolean;
}

/** The places of indicators that are known to be in a text, or in a part of the record that the text does not show. */
export function locate(text: string, indicators: readonly GivenIndicator[]): Located {
  const given = indicators.filter(
    ({ kind, value }) => isIndicatorKind(kind) && value.length <= VALUE_LENGTH_MAX,
  );
  const nodes = given.map(nodeOf);
  if (given.length === 0) return { places: [], nodes, isComplete: true };
  const refanged = refangWithOffsets(text);
  const patterns = given.flatMap(({ kind, value }) =>
    spellingsOf(kind as FoundKind, value).map((pattern) => ({ pattern, node: nodeOf({ kind, value }) })),
  );
  if (text.length * patterns.length > WORK_MAX) return { places: [], nodes, isComplete: false };
  const found = [
    ...patterns.flatMap(({ pattern, node }) => matches(refanged.text, pattern, node)),
    ...locateUrls(refanged.text, given),
  ];
  const located = new Set(found.map(({ node }) => node));
  return {
    places: found.map((place) => asWritten(place, refanged)),
    nodes,
    isComplete: nodes.every((node) => located.has(node)),
  };
}

function nodeOf({ kind, value }: GivenIndicator): string {
  return indicatorNode(kind as FoundKind, value);
}

function matches(text: string, pattern: string, node: string): Place[] {
  return Array.from(text.matchAll(new RegExp(pattern, 'giu')), ({ 0: { length }, index: start }) => ({
    start,
    end: start + length,
    node,
  }));
}

const LINK = linkPattern('https?|s?ftps?');

/** URLs are compared in the form that the server stores: without login and fragment. */
function locateUrls(text: string, given: readonly GivenIndicator[]): Place[] {
  const nodes = new Map(given.filter(({ kind }) => kind === 'url').map((each) => [each.value, nodeOf(each)]));
  if (nodes.size === 0) return [];
  const places: Place[] = [];
  for (const { 0: match, index: start } of text.matchAll(LINK)) {
    const written = trimUrl(match, text[start - 1]);
    const node = nodes.get(storedUrl(written) ?? '');
    if (node !== undefined) places.push({ start, end: start + written.length, node });
  }
  return places;
}

function storedUrl(written: string): string | undefined {
  const url = URL.parse(written);
  if (url === null) return undefined;
  url.hostname = url.hostname.replace(/\.$/, '');
  url.hash = '';
  url.username = '';
  url.password = '';
  return url.href;
}

function asWritten({ start, end, node }: Place, { offsets }: MappedText): Place {
  if (offsets === undefined) return { start, end, node };
  return { start: offsets.starts[start] ?? start, end: offsets.ends[end - 1] ?? end, node };
}
