import type { Message } from '../../records/message.ts';
import { ImpliedSightings } from './implied-sightings.ts';

/**
 * What the messages of a dropped month imply about profiles, channels and servers. Kept by channel and by set of files, because
 * a later purge may remove either.
 */
export class RetainedSightings<F> {
  #groups = new Map<string, { files: F; channel: string; implied: ImpliedSightings }>();

  /** Each version counts for its own files: a purge may remove one and keep the other. */
  add(message: Message, files: F): void {
    const channel = `${message.platform}:${message.channelId}`;
    const name = `${files} ${channel}`;
    const group = this.#groups.get(name) ?? { files, channel, implied: new ImpliedSightings() };
    this.#groups.set(name, group);
    group.implied.add(message);
  }

  [Symbol.iterator](): Iterator<{ files: F; channel: string; implied: ImpliedSightings }> {
    return this.#groups.values();
  }
}
