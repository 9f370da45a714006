/** Every forum has this topic. It holds the messages that are in no other topic. */
export const GENERAL_TOPIC = 1;

/**
 * The topics of one chat. The export does not say which topic a message belongs to, but every message in a topic
 * replies to another one in it, and the first replies to the entry that created the topic. Ids ascend, so eight bytes
 * per message are enough.
 */
export class Topics {
  #titles = new Map<number, string | undefined>();
  #ids = new Int32Array(1024);
  #topics = new Int32Array(1024);
  #length = 0;
  /** Ids out of order. */
  #strays = new Map<number, number>();

  get hasAny(): boolean {
    return this.#titles.size > 0;
  }

  create(id: number, title: string | undefined): void {
    this.#titles.set(id, title);
    this.#remember(id, id);
  }

  title(id: number): string | undefined {
    return this.#titles.get(id);
  }

  isRoot(id: number): boolean {
    return this.#titles.has(id);
  }

  /** The topic of a message, from the message it replies to. */
  assign(id: number, repliedTo: number | undefined): number {
    const topic = repliedTo === undefined ? GENERAL_TOPIC : (this.#topicOf(repliedTo) ?? GENERAL_TOPIC);
    if (topic !== GENERAL_TOPIC) this.#remember(id, topic);
    return topic;
  }

  #topicOf(id: number): number | undefined {
    let low = 0;
    let high = this.#length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#ids[middle] as number;
      if (found === id) return this.#topics[middle];
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return this.#strays.get(id);
  }

  #remember(id: number, topic: number): void {
    if (this.#length > 0 && id <= (this.#ids[this.#length - 1] as number)) {
      this.#strays.set(id, topic);
      return;
    }
    if (this.#length === this.#ids.length) {
      this.#ids = doubled(this.#ids);
      this.#topics = doubled(this.#topics);
    }
    this.#ids[this.#length] = id;
    this.#topics[this.#length] = topic;
    this.#length++;
  }
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
