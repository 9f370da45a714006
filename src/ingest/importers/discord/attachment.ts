import type { JsonObject } from '../../json/values.ts';

/** An attachment as in the exporter's JSON, from its URL or, in exports with media, its path. */
export function attachmentAt(url: string): JsonObject {
  const [path = ''] = url.split(/[?#]/, 1);
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  return { url, fileName: decoded(name) };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
