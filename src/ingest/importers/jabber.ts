import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { derivedId } from '../derived-id.ts';
import { type Entry, type Importer, type Position, type ReadOptions, Rejection } from '../importer.ts';
import { parsed, type ReadObject, readEach } from '../json/objects.ts';
import { type JsonObject, messageTextOf, nameOf, requiredInstant, textOf } from '../json/values.ts';
import { walkJson } from '../json/walk.ts';
import { readLines } from '../lines.ts';
import { peek } from '../peek.ts';
import { firstObject, hasKeys, sniff } from '../sniff.ts';

const JABBER = 'jabber';

/** Logs of Jabber (XMPP) servers: objects with sender, recipient, text and time, one per line or over several. */
export const jabberImporter: Importer = {
  recognises: (head) => {
    const first = firstObject(head);
    return hasKeys(first, 'from', 'to', 'body', 'ts') && isAddress(first.from) && isAddress(first.to);
  },

  async *read(source, options) {
    const { head, all } = await peek(source);
    const sniffed = sniff(head);
    const isSequence = sniffed.kind === 'json' && !Array.isArray(sniffed.value);
    if (isSequence) yield* readSequence(all, options);
    else if (sniffed.kind === 'json')
      yield* readEach({ open: () => all }, (object, position, size) =>
        readMessage(object, position, size, options),
      );
    else yield* readMixedLines(all, options);
  },
};

/** More lines are not one message. */
const OBJECT_LINES_MAX = 100;
/** Nested objects may end before it does. */
const OBJECT_ENDS_MAX = 10;

/** Objects of one line, and perhaps some of several. An object never starts within another one's line. */
async function* readMixedLines(
  source: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncIterable<Entry> {
  let open: { line: number; texts: string[]; ends: number } | undefined;
  const read = (line: number, text: string) => entryOf(parsed({ line }, text), options);
  for await (const line of readLines(source)) {
    const text = 'text' in line ? line.text : '';
    const isStart = 'problem' in line || /^\s?\{/.test(text);
    if (open !== undefined && (isStart || open.texts.length === OBJECT_LINES_MAX)) {
      yield read(open.line, open.texts.join('\n'));
      open = undefined;
    }
    if ('problem' in line) yield { position: { line: line.number }, rejection: line.problem };
    else if (open === undefined) {
      if (isStart && !text.trimEnd().endsWith('}')) open = { line: line.number, texts: [text], ends: 0 };
      else yield read(line.number, text);
    } else {
      open.texts.push(text);
      const isEnd: boolean = text.trimEnd().endsWith('}') && open.ends++ < OBJECT_ENDS_MAX;
      const whole = isEnd ? open.texts.join('\n') : '';
      if (!isEnd || !isWhole(whole)) continue;
      yield read(open.line, whole);
      open = undefined;
    }
  }
  if (open !== undefined) yield read(open.line, open.texts.join('\n'));
}

function isWhole(text: string): boolean {
  return !('rejection' in parsed({}, text));
}

function entryOf(read: ReadObject, options: ReadOptions): Entry {
  if ('rejection' in read) return read;
  try {
    return readMessage(read.object, read.position, read.size, options);
  } catch (error) {
    return { position: read.position, rejection: (error as Error).message };
  }
}

/** Objects of several lines, one after the other. */
async function* readSequence(source: AsyncIterable<Uint8Array>, options: ReadOptions): AsyncIterable<Entry> {
  for await (const raw of walkJson(source, () => 'take', true)) {
    const position = { byte: raw.byte };
    yield entryOf(
      'problem' in raw ? { position, rejection: raw.problem } : parsed(position, raw.text),
      options,
    );
  }
}

/** `name@server`, perhaps with a resource such as the name of a device. */
const ADDRESS = /^([^@/\s]{1,300}@[^@/\s]{1,300})(?:\/|$)/;

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && ADDRESS.test(value);
}

/** Without the resource, in lower case. */
function bareAddress(value: unknown, field: string): string {
  const address = ADDRESS.exec(nameOf(value) ?? '')?.[1];
  if (address === undefined) throw new Rejection(`${field}: must be a Jabber address`);
  return address.toLowerCase();
}

function readMessage(object: JsonObject, position: Position, size: number, options: ReadOptions): Entry {
  const from = bareAddress(object.from, 'from');
  const to = bareAddress(object.to, 'to');
  position.entry = `${from} to ${to}`.slice(0, 100);
  const at = requiredInstant(object.ts, 'ts', options.timeZone);
  const text = messageTextOf(textOf(object.body));
  if (text === '') return { position, skipped: 'message without text' };
  // Both directions are one conversation.
  const [first = '', second = ''] = [from, to].sort();
  const draft: MessageDraft = {
    kind: 'message',
    platform: JABBER,
    channelId: derivedId('jabber-chat', `${first} ${second}`),
    // As written: two messages of one second differ in the fraction.
    sequence: derivedId('jabber-message', `${String(object.ts)} ${from} ${text}`),
    userId: derivedId('jabber-user', from),
    username: from,
    channelTitle: `${first} ↔ ${second}`,
    detectionDate: at,
    version: at,
    text,
  };
  return { position, record: enrichMessage(draft), size };
}
