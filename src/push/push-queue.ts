/** Bytes of pushes that have been received, or announced, and are not in the store yet. */
export class PushQueue {
  readonly bytesMax: number;
  #bytes = 0;
  /** Spooled bodies that wait for their task, as the writer reports them. */
  #taskBytes = 0;

  constructor(bytesMax: number) {
    this.bytesMax = bytesMax;
  }

  get bytes(): number {
    return this.#bytes + this.#taskBytes;
  }

  setTaskBytes(bytes: number): void {
    this.#taskBytes = bytes;
  }

  /** Undefined if the queue is full. */
  reserve(bytes: number): Reservation | undefined {
    const reservation = new Reservation(this.bytesMax, (more) => this.#take(more));
    return reservation.grow(bytes) ? reservation : undefined;
  }

  #take(bytes: number): boolean {
    if (bytes > 0 && this.bytes + bytes > this.bytesMax) return false;
    this.#bytes += bytes;
    return true;
  }
}

/** The part of the queue that one request uses. */
export class Reservation {
  /** What it could use at most. */
  readonly bytesMax: number;
  #take: (bytes: number) => boolean;
  #bytes = 0;

  constructor(bytesMax: number, take: (bytes: number) => boolean) {
    this.bytesMax = bytesMax;
    this.#take = take;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** False if the queue is full. */
  grow(bytes: number): boolean {
    if (!this.#take(bytes)) return false;
    this.#bytes += bytes;
    return true;
  }

  /** Becomes as large as needed. False if that is more, and the queue is full. */
  resize(bytes: number): boolean {
    return this.grow(bytes - this.#bytes);
  }

  release(): void {
    this.resize(0);
  }
}
