import type { Entry, Position, Source } from '../importer.ts';
import { readLines } from '../lines.ts';
import { peek } from '../peek.ts';
import { firstObject, HEAD_BYTES, hasKeys, type Sniffed, sniff } from '../sniff.ts';
import { concatenatedObjects } from './concatenated.ts';
import { parseJson } from './parse.ts';
import { type JsonObject, objectOf } from './values.ts';
import { type Choice, type Path, type ValueType, walkJson } from './walk.ts';

const NEWLINE = 0x0a;

export type ReadObject =
  | { position: Position; object: JsonObject; size: number }
  | { position: Position; rejection: string };

/**
 * The objects of a file that holds one per line, arrays, a single one, or several in a row. With `listKey`, an object with that key
 * stands for the objects in its list.
 */
async function* readObjects(source: Source, listKey?: string): AsyncIterable<ReadObject> {
  if (source.isLines) {
    yield* fromLines(source.open(), listKey);
    return;
  }
  // The first chunk of a pipe may be a single line, too little to tell lines from a document.
  const { head, all } = await peek(source);
  const { kind, ...sniffed } = sniff(head);
  if (listKey !== undefined && hasKeys(firstObject({ kind, ...sniffed } as Sniffed), listKey)) {
    yield* fromLists(all, listKey);
    return;
  }
  if (kind === 'json' && !startsWithLine(head) && !goesOnWithLines(head)) yield* fromDocuments(all);
  else yield* fromLines(all);
}

/** Whether the first line looks like a complete object: the others are read even if it is broken. */
function startsWithLine(head: Buffer): boolean {
  const end = head.indexOf(NEWLINE);
  // A long file without lines is a sequence of objects without anything between them.
  if (end === -1 && head.length >= HEAD_BYTES) return false;
  const first = head
    .subarray(0, end === -1 ? head.length : end)
    .toString('utf8')
    .trim();
  return OBJECT_LINE.test(first);
}

/**
 * Whether the first line is damaged, and complete objects follow, one per line: no document looks like that. The first
 * line then costs one entry, not all of them.
 */
function goesOnWithLines(head: Buffer): boolean {
  const isCut = head.length >= HEAD_BYTES;
  const lines = head.toString('utf8').split('\n', LINES_LOOKED_AT + 2);
  // The last one may be cut by the end of the head.
  if (isCut && lines.length < LINES_LOOKED_AT + 2) lines.pop();
  const [first = '', ...others] = lines.filter((line) => line.trim() !== '').slice(0, LINES_LOOKED_AT + 1);
  if (!/^\ufeff?\{/.test(first) || others.length === 0) return false;
  return others.every((line) => line.startsWith('{') && isObject(line));
}

const LINES_LOOKED_AT = 2;

function isObject(line: string): boolean {
  return 'object' in parsed({}, line);
}

const OBJECT_LINE = /^\ufeff?\{.*\}$/s;

/** An error in one object rejects only that object. */
export async function* readEach(
  source: Source,
  read: (object: JsonObject, position: Position, size: number) => Entry,
  listKey?: string,
): AsyncIterable<Entry> {
  for await (const each of readObjects(source, listKey)) {
    if ('rejection' in each) {
      yield each;
      continue;
    }
    try {
      yield read(each.object, each.position, each.size);
    } catch (error) {
      yield { position: each.position, rejection: (error as Error).message };
    }
  }
}

async function* fromLists(source: AsyncIterable<Uint8Array>, listKey: string): AsyncIterable<ReadObject> {
  const choose = (path: Path): Choice => {
    const [first, second] = typeof path[0] === 'number' ? path.slice(1) : path;
    if (first === undefined) return 'enter';
    if (first !== listKey) return 'skip';
    return second === undefined ? 'enter' : 'take';
  };
  for await (const raw of walkJson(source, choose, true)) {
    const position = { byte: raw.byte };
    if ('problem' in raw) yield { position, rejection: raw.problem };
    else yield parsed(position, raw.text);
  }
}

async function* fromDocuments(source: AsyncIterable<Uint8Array>): AsyncIterable<ReadObject> {
  const choose = (path: Path, type: ValueType) => (path.length === 0 && type === 'array' ? 'enter' : 'take');
  for await (const raw of walkJson(source, choose, true)) {
    const position = { byte: raw.byte };
    if ('problem' in raw) yield { position, rejection: raw.problem };
    else yield parsed(position, raw.text);
  }
}

async function* fromLines(source: AsyncIterable<Uint8Array>, listKey?: string): AsyncIterable<ReadObject> {
  for await (const line of readLines(source)) {
    const position = { line: line.number };
    if ('problem' in line) yield { position, rejection: line.problem };
    else for (const read of fromLine(position, line.text)) yield* fromList(read, listKey);
  }
}

function* fromLine(position: Position, text: string): Iterable<ReadObject> {
  const read = parsed(position, text);
  const objects = 'rejection' in read ? concatenatedObjects(text) : undefined;
  if (objects === undefined) yield read;
  else for (const object of objects) yield parsed({ ...position }, object);
}

/** The objects in the list of a line that has one. */
function* fromList(read: ReadObject, listKey: string | undefined): Iterable<ReadObject> {
  const list = 'object' in read && listKey !== undefined ? read.object[listKey] : undefined;
  if (!Array.isArray(list)) {
    yield read;
    return;
  }
  const { position } = read;
  for (const each of list) {
    const object = objectOf(each);
    if (object === undefined) yield { position: { ...position }, rejection: 'not a JSON object' };
    else yield { position: { ...position }, object, size: JSON.stringify(each).length };
  }
}

export function parsed(position: Position, text: string): ReadObject {
  try {
    const object = objectOf(parseJson(text));
    return object === undefined
      ? { position, rejection: 'not a JSON object' }
      : { position, object, size: text.length };
  } catch (error) {
    return { position, rejection: (error as Error).message };
  }
}
