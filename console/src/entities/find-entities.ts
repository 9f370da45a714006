import type { Platform } from '../../../src/records/platform.ts';
import { indicatorNode, type Place } from './place.ts';

/** Where a text is from: what an @name means depends on it. */
export type TextOrigin = Platform | 'page';

type Extractor = typeof import('../../../src/enrich/extract.ts');

let extractor: Extractor | undefined;

/** The server's own extractor. It is large, so it is loaded for the first text that needs it. */
async function loadExtractor(): Promise<Extractor> {
  extractor ??= await import('../../../src/enrich/extract.ts');
  return extractor;
}

/** So much text is searched without a break: a few milliseconds, also if it is hostile. */
const CHUNK_LENGTH = 8192;
/** The rest of longer texts has no entities. */
export const SEARCHED_LENGTH_MAX = 256 * 1024;

export interface Chunk {
  start: number;
  text: string;
}

/** Parts of a text, cut between lines or else between words, as entities do not extend across them. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  const length = Math.min(text.length, SEARCHED_LENGTH_MAX);
  for (let start = 0; start < length; ) {
    const end = cutBefore(text, start, Math.min(start + CHUNK_LENGTH, length));
    chunks.push({ start, text: text.slice(start, end) });
    start = end;
  }
  return chunks;
}

function cutBefore(text: string, start: number, end: number): number {
  if (end >= text.length) return end;
  const part = text.slice(start, end);
  const cut = Math.max(part.lastIndexOf('\n'), part.lastIndexOf('\n') === -1 ? part.lastIndexOf(' ') : -1);
  return cut <= 0 ? end : start + cut + 1;
}

/** The entities of a short text, if the extractor is loaded already. */
export function findEntitiesNow(text: string, origin: TextOrigin): Place[] | undefined {
  return extractor === undefined || text.length > CHUNK_LENGTH ? undefined : search(extractor, text, origin);
}

/** All entities of a text, in order of their kinds. Other work of the page goes on between chunks. */
export async function findEntities(
  text: string,
  origin: TextOrigin,
  signal: AbortSignal,
  pause: () => Promise<void> = nextTask,
): Promise<Place[]> {
  const loaded = await loadExtractor();
  const places: Place[] = [];
  for (const chunk of chunksOf(text)) {
    signal.throwIfAborted();
    for (const { start, end, node } of search(loaded, chunk.text, origin))
      places.push({ start: chunk.start + start, end: chunk.start + end, node });
    if (chunk.start + chunk.text.length < text.length) await pause();
  }
  return places;
}

function search({ findOccurrences }: Extractor, text: string, origin: TextOrigin): Place[] {
  return findOccurrences(text, origin).map(({ kind, value, start, end }) => ({
    start,
    end,
    node: indicatorNode(kind, value),
  }));
}

function nextTask(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}
