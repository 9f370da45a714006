import { formatCsv } from '../../../../../src/text/csv.ts';
import { type ApiRequest, fetchPage, type Parameters } from '../../../api/client.ts';
import { recordRequest } from '../../../api/records.ts';
import { type AnyHit, idOf, type Kind } from '../kinds.ts';
import { cellsOf, columnNames } from './export-columns.ts';

export type Format = 'csv' | 'ndjson';

/** A file of more results needs more memory than a tab should take. */
export const EXPORT_MAX = 50_000;
const PAGE_SIZE = 1000;

export interface ExportJob {
  kind: Kind;
  format: Format;
  key: string;
  signal: AbortSignal;
  onProgress: (done: number) => void;
}

export interface ExportFile {
  blob: Blob;
  results: number;
}

const TYPES: Record<Format, string> = { csv: 'text/csv;charset=utf-8', ndjson: 'application/x-ndjson' };

/** All results of a search, by cursor, up to the limit. */
export async function exportAll(request: ApiRequest, job: ExportJob): Promise<ExportFile> {
  const {
    facets: _,
    facet_size: _size,
    histogram: _h,
    histogram_gte: _g,
    histogram_lte: _l,
    ...parameters
  } = request.parameters ?? {};
  const writer = new Writer(job);
  let cursor: string | null | undefined = '*';
  while (cursor && writer.results < EXPORT_MAX) {
    const asked: Parameters = { ...parameters, highlight: undefined, page_size: PAGE_SIZE, cursor };
    const page = await fetchPage<AnyHit>({ ...request, parameters: asked }, job.key, job.signal);
    writer.add(page.hits.slice(0, EXPORT_MAX - writer.results));
    cursor = page.next_cursor;
  }
  return writer.file();
}

/** Selected results; those that are not loaded are looked up. */
export async function exportSelected(
  ids: readonly string[],
  loaded: readonly AnyHit[],
  job: ExportJob,
): Promise<ExportFile> {
  const byId = new Map(loaded.map((hit) => [idOf(job.kind, hit), hit]));
  const writer = new Writer(job);
  for (const id of ids) {
    const known = byId.get(id);
    if (known !== undefined) writer.add([known]);
    else writer.add((await fetchPage<AnyHit>(recordRequest(job.kind, id), job.key, job.signal)).hits);
  }
  return writer.file();
}

class Writer {
  #job: ExportJob;
  #parts: string[] = [];
  results = 0;

  constructor(job: ExportJob) {
    this.#job = job;
    if (job.format === 'csv') this.#parts.push(formatCsv([columnNames(job.kind)]));
  }

  add(hits: readonly AnyHit[]): void {
    const { kind, format } = this.#job;
    this.#parts.push(
      format === 'csv' ? formatCsv(hits.map((hit) => cellsOf(kind, hit))) : hits.map(lineOf).join(''),
    );
    this.results += hits.length;
    this.#job.onProgress(this.results);
  }

  file(): ExportFile {
    return { blob: new Blob(this.#parts, { type: TYPES[this.#job.format] }), results: this.results };
  }
}

/** As in the API, without the marks of the search. */
function lineOf(hit: AnyHit): string {
  const { highlight: _, ...record } = hit as { highlight?: unknown };
  return `${JSON.stringify(record)}\n`;
}

export function download(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
