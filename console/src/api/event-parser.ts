export interface ServerEvent {
  id: string | undefined;
  name: string;
  data: string;
}

/** A longer event is dropped: the stream must not fill the memory. */
const EVENT_LENGTH_MAX = 1_000_000;

/** Reads server-sent events from text that arrives in arbitrary parts. */
export class EventParser {
  #rest = '';

  push(text: string): ServerEvent[] {
    const blocks = (this.#rest + text).replaceAll('\r\n', '\n').split('\n\n');
    this.#rest = blocks.pop() ?? '';
    if (this.#rest.length > EVENT_LENGTH_MAX) this.#rest = '';
    return blocks.map(readEvent).filter((event) => event !== undefined);
  }
}

/** Undefined for comments, which only keep the connection open. */
function readEvent(block: string): ServerEvent | undefined {
  const data: string[] = [];
  let id: string | undefined;
  let name = 'message';
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    if (field === 'id') id = value;
    if (field === 'event') name = value;
  }
  return data.length === 0 ? undefined : { id, name, data: data.join('\n') };
}
