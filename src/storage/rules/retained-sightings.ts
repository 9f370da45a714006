import type { Message } from '../../records/message.ts';
import { ImpliedSightings } from './implied-sightings.ts';

/**
 * What the messages of a dropped month imply about profiles, channels and servers, by channel and by set of files,
 * because a later purge may remove either.
 */
export class RetainedSightings<F> {
  #groups = new Map<string, { files: F; channel: string; implied: ImpliedSightings }>();

  /** Call once per version: a purge may remove one version and keep another. */
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
