import type { Source } from '../importer.ts';
import { peek } from '../peek.ts';
import { isObject, sniff } from '../sniff.ts';
import { parsed, type ReadObject } from './objects.ts';
import type { JsonObject } from './values.ts';
import { type Choice, type Path, type ValueType, walkJson } from './walk.ts';

/** An object of the wanted kind, and what the document around it says. */
export type Enveloped = ReadObject & { envelope: JsonObject };

/** Where the objects are in a document: the root, an array at the root, or an array or object in a field. */
export type Place = { kind: 'root' } | { kind: 'elements' } | { kind: 'field'; name: string };

/** Undefined if the document, as far as it was read, has no such object. */
export function findPlace(value: unknown, isWanted: (object: JsonObject) => boolean): Place | undefined {
  const isEntry = (each: unknown) => isObject(each) && isWanted(each);
  if (Array.isArray(value)) return value.some(isEntry) ? { kind: 'elements' } : undefined;
  if (!isObject(value)) return undefined;
  if (isWanted(value)) return { kind: 'root' };
  for (const [name, inner] of Object.entries(value))
    if (Array.isArray(inner) ? inner.some(isEntry) : isEntry(inner)) return { kind: 'field', name };
  return undefined;
}

/** The objects of a document that APIs return: alone, in an array, or in a field of an envelope. */
export async function* readEnveloped(
  source: Source,
  isWanted: (object: JsonObject) => boolean,
): AsyncIterable<Enveloped> {
  const { head, all } = await peek(source);
  const sniffed = sniff(head);
  const value = 'value' in sniffed ? sniffed.value : undefined;
  const place = findPlace(value, isWanted) ?? { kind: Array.isArray(value) ? 'elements' : 'root' };
  const envelope = place.kind === 'field' && isObject(value) ? value : {};
  for await (const raw of walkJson(all, chooserFor(place))) {
    const position = { byte: raw.byte };
    const read = 'problem' in raw ? { position, rejection: raw.problem } : parsed(position, raw.text);
    yield { ...read, envelope };
  }
}

function chooserFor(place: Place): (path: Path, type: ValueType) => Choice {
  if (place.kind === 'root') return () => 'take';
  if (place.kind === 'elements') return (path) => (path.length === 0 ? 'enter' : 'take');
  return (path, type) => {
    if (path.length === 0) return 'enter';
    if (path[0] !== place.name) return 'skip';
    return path.length === 1 && type === 'array' ? 'enter' : 'take';
  };
}
