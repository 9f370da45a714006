import type { Entry, Position, Source } from './importer.ts';
import { parseJson } from './json.ts';
import { type Path, walkJson } from './json-walk.ts';
import { readLines } from './lines.ts';
import { type Loose, objectOf } from './loose.ts';
import { HEAD_BYTES, sniff } from './sniff.ts';

const NEWLINE = 0x0a;

type ReadObject =
  | { position: Position; object: Loose; size: number }
  | { position: Position; rejection: string };

/** The objects of a file that holds one a line, or all in one array, or only one. */
async function* readObjects(source: Source): AsyncIterable<ReadObject> {
  const chunks = source.open()[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let held = 0;
  // A pipe may give its first line alone: the shape of a file is told by more than that.
  let broken: unknown;
  try {
    while (held < HEAD_BYTES) {
      const next = await chunks.next();
      if (next.done) break;
      first.push(next.value);
      held += next.value.length;
    }
  } catch (error) {
    broken = error;
  }
  const all = (async function* () {
    yield* first;
    // What is whole comes first.
    if (broken !== undefined) throw broken;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  const head = Buffer.concat(first);
  const { kind, ...sniffed } = sniff(head);
  const isArray = 'value' in sniffed && Array.isArray(sniffed.value);
  const isSpread = kind === 'json' && head.includes(NEWLINE);
  if (isArray || isSpread) yield* fromDocument(all, isArray);
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
  for await (const line of readLines(source)) {
    const position = { line: line.number };
    if ('problem' in line) yield { position, rejection: line.problem };
    else yield parsed(position, line.text);
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
