import type { Static, TObject, TProperties } from 'typebox';
import type { ApiKey } from '../storage/port/api-key.ts';
import type { EndpointServices } from './endpoint.ts';

/** A list of any length as a file, which is sent while it is read (extension). */
export interface Download<Query extends TProperties = TProperties> {
  /** The media type and the name of the file, by the value of the parameter `format`. */
  files: Readonly<Record<string, { mediaType: string; name: string }>>;
  /** The text of the file, part by part, and an estimate of its entries. */
  open(
    request: { key: ApiKey; query: Static<TObject<Query>> },
    services: EndpointServices,
  ): Promise<{ total: number; parts: AsyncGenerator<string, void> }>;
}

/** Downloads with different parameters share one type; the types of each are checked here. */
export function download<Query extends TProperties>(row: Download<Query>): Download {
  return row as unknown as Download;
}
