import { type Entry, type Position, type Source, SourceBroken } from './importer.ts';
import { parseJson } from './json.ts';
import { type Path, walkJson } from './json-walk.ts';
import { readLines } from './lines.ts';
import { type Loose, objectOf } from './loose.ts';
import { sniff } from './sniff.ts';

type ReadObject =
  | { position: Position; object: Loose; size: number }
  | { position: Position; rejection: string };

/** The objects of a file that holds one a line, or all in one array, or only one. */
async function* readObjects(source: Source): AsyncIterable<ReadObject> {
  const chunks = source.open()[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const all = (async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  const head = sniff(first.value);
  if (head.kind === 'json') yield* fromDocument(all, Array.isArray(head.value));
  else yield* fromLines(all);
}

/** Reads each of them; whatever a single one provokes, the others go in. */
export async function* readEach(
  source: Source,
  read: (object: Loose, position: Position, size: number) => Entry,
): AsyncIterable<Entry> {
  for await (const each of readObjects(source)) {
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

async function* fromDocument(source: AsyncIterable<Uint8Array>, isArray: boolean): AsyncIterable<ReadObject> {
  const choose = (path: Path) => (path.length === 0 && isArray ? 'enter' : 'take');
  for await (const walked of walkJson(source, choose)) {
    const position = { byte: walked.byte };
    if ('problem' in walked) yield { position, rejection: walked.problem };
    else yield parsed(position, walked.text);
  }
}

async function* fromLines(source: AsyncIterable<Uint8Array>): AsyncIterable<ReadObject> {
  let read = 0;
  let rejected = 0;
  for await (const line of readLines(source)) {
    const position = { line: line.number };
    const object: ReadObject =
      'problem' in line ? { position, rejection: line.problem } : parsed(position, line.text);
    read++;
    if ('rejection' in object) rejected++;
    // A document spread over many lines would be rejected line by line, to no one's use.
    if (read === 20 && rejected === 20) throw new SourceBroken('its lines are no JSON objects');
    yield object;
  }
}

function parsed(position: Position, text: string): ReadObject {
  try {
    const object = objectOf(parseJson(text));
    return object === undefined
      ? { position, rejection: 'not a JSON object' }
      : { position, object, size: text.length };
  } catch (error) {
    return { position, rejection: (error as Error).message };
  }
}
