import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { derivedId } from '../derived-id.ts';
import { type Entry, type Importer, type Position, type ReadOptions, Rejection } from '../importer.ts';
import { parsed, readEach } from '../json/objects.ts';
import { type JsonObject, messageTextOf, nameOf, requiredInstant, textOf } from '../json/values.ts';
import { walkJson } from '../json/walk.ts';
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
    else
      yield* readEach({ open: () => all }, (object, position, size) =>
        readMessage(object, position, size, options),
      );
  },
};

/** Objects of several lines, one after the other. */
async function* readSequence(source: AsyncIterable<Uint8Array>, options: ReadOptions): AsyncIterable<Entry> {
  for await (const raw of walkJson(source, () => 'take', true)) {
    const position = { byte: raw.byte };
    const read = 'problem' in raw ? { position, rejection: raw.problem } : parsed(position, raw.text);
    try {
      yield 'rejection' in read ? read : readMessage(read.object, position, read.size, options);
    } catch (error) {
      yield { position, rejection: (error as Error).message };
    }
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
