import type { Platform } from '../../records/platform.ts';

export interface MessageKey {
  platform: Platform;
  channelId: string;
  sequence: bigint;
}

const SEQUENCE_FORM = /^(?:0|-?[1-9]\d{0,18})$/;
const SEQUENCE_MAX = 2n ** 63n - 1n;

/** Returns undefined for a key that no message can have. */
export function parseMessageKey(key: string): MessageKey | undefined {
  const colon = key.indexOf(':');
  const underscore = key.lastIndexOf('_');
  const sequence = key.slice(underscore + 1);
  if (underscore <= colon || !SEQUENCE_FORM.test(sequence)) return undefined;
  const number = BigInt(sequence);
  if (number > SEQUENCE_MAX || number < -SEQUENCE_MAX) return undefined;
  return {
    platform: key.slice(0, colon) as Platform,
    channelId: key.slice(colon + 1, underscore),
    sequence: number,
  };
}
