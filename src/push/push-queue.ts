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
    const reservation = new Reservation((more) => this.#take(more));
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
  #take: (bytes: number) => boolean;
  #bytes = 0;

  constructor(take: (bytes: number) => boolean) {
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

  release(): void {
    this.#take(-this.#bytes);
    this.#bytes = 0;
  }
}
