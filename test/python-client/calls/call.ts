/** Objects stand for Python values: `{ datetime }`, `{ network }` and `{ language }`. */
type Argument =
  | string
  | number
  | boolean
  | null
  | { datetime: string }
  | { network: string }
  | { language: string };

export interface Call {
  method: string;
  arguments: Record<string, Argument>;
  /** The path of the endpoint, to tell whether it exists. */
  endpoint: string;
  /** The same request without the client. */
  request: string;
  /** The class that the client must make of each hit; undefined for text. */
  model?: string;
}

export const WINDOW = { gte: { datetime: '2026-11-01 10:00:00' }, lte: { datetime: '2026-11-14 23:59:59' } };
export const DATES = 'gte=2026-11-01T10:00:00&lte=2026-11-14T23:59:59';
export const PAGING = { page: 1, page_size: 5 };
