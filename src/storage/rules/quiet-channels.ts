import type { QuietChannel } from '../port/trends.ts';
import { compareBytes } from './indicator-order.ts';

/** Most messages first, ties by platform and id. */
export function mostMessages<C extends Pick<QuietChannel, 'platform' | 'channelId'> & { messages: number }>(
  channels: readonly C[],
  max: number,
): C[] {
  return channels
    .toSorted(
      (a, b) =>
        b.messages - a.messages ||
        compareBytes(a.platform, b.platform) ||
        compareBytes(a.channelId, b.channelId),
    )
    .slice(0, max);
}
