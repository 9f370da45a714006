import type { Message } from '../records/message.ts';
import { COUNTRIES, MALWARE } from './phrases.ts';
import { demoPlaces } from './places.ts';
import { SeededRandom } from './random.ts';

const TELEGRAM_CHANNELS = demoPlaces().channels.filter(({ platform }) => platform === 'telegram');
const EDITED_WITHIN_MS = 30 * 60 * 1000;

/** Files, link targets, origins and edits of some messages. Separate random numbers leave all other demo data as it is. */
export function addExtras(message: Message): void {
  const random = new SeededRandom('extras', message.channelId, message.sequence);
  if (message.media === 'photo')
    message.attachments = [{ type: 'photo', size: 40_000 + random.below(900_000) }];
  else if (message.media !== undefined) message.attachments = [demoFile(random, message.media)];
  if (random.chance(0.04)) message.links = [`https://files.example/${random.below(1_000_000).toString(36)}`];
  if (message.platform === 'telegram' && random.chance(0.04)) {
    const origin = random.pick(TELEGRAM_CHANNELS);
    message.forwardedFrom = { name: origin.title, id: origin.channelId };
  }
  if (random.chance(0.03)) message.version += 1000 * (60 + random.below(EDITED_WITHIN_MS / 1000));
}

function demoFile(random: SeededRandom, media: string): { name: string; type: string; size: number } {
  const [, country] = random.pick(COUNTRIES);
  const isVideo = media === 'video_file';
  const name = `${random.pick(MALWARE)} ${country} ${random.below(1000)}`.toLowerCase().replaceAll(' ', '_');
  return {
    name: `${name}.${isVideo ? 'mp4' : random.pick(['zip', 'txt', 'rar'])}`,
    type: isVideo ? 'video/mp4' : 'application/octet-stream',
    size: 1000 + random.below(50_000_000),
  };
}
