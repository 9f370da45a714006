import { ITEM_KINDS, type ItemKind } from '../records/item.ts';
import type { Platform } from '../records/platform.ts';
import { DISCORD_EPOCH_MS, snowflakeAt } from '../records/snowflake.ts';
import { isWalletKind } from '../records/wallet.ts';
import type { Day } from '../time/day.ts';
import { ADDRESS_MAKERS } from './addresses.ts';
import { FIRST_NAMES, LAST_NAMES, NAME_WORDS } from './phrases.ts';
import { SeededRandom } from './random.ts';

/** New people per day: about 2,000 in 44 days of data. */
export const USERS_PER_DAY = 46;

export interface DemoUser {
  platform: Platform;
  userId: string;
  username: string;
  firstName: string;
  lastName: string | undefined;
  /** The username that some people change to after a while. */
  laterUsername: string | undefined;
  items: { [Kind in ItemKind]?: string[] };
}

/**
 * The nth person first seen on a day: even numbers on Telegram, odd ones on Discord. With a platform, its nearest one.
 */
export function demoUser(day: Day, number: number, platform?: Platform): DemoUser {
  const index = platform === undefined ? number : (number & ~1) | (platform === 'telegram' ? 0 : 1);
  const random = new SeededRandom('user', day, index);
  const username = `${random.pick(NAME_WORDS)}_${random.pick(NAME_WORDS)}${random.digits(2)}`;
  const serial = Number(day.replaceAll('-', '')) * 100 + index;
  const isTelegram = index % 2 === 0;
  const habits = new SeededRandom('habits', day, index);
  return {
    platform: isTelegram ? 'telegram' : 'discord',
    userId: isTelegram
      ? String(serial)
      : snowflakeAt(DISCORD_EPOCH_MS + 200_000_000_000 + (serial % 1_000_000_000) * 60, index),
    username,
    firstName: random.pick(FIRST_NAMES),
    lastName: random.chance(0.6) ? random.pick(LAST_NAMES) : undefined,
    laterUsername: habits.chance(0.12) ? `${habits.pick(NAME_WORDS)}_${habits.digits(3)}` : undefined,
    items: { ...itemsOf(random, username), ...(habits.chance(0.15) && crewItems(habits.below(CREWS))) },
  };
}

const CREWS = 12;

/** People who work together share a wallet and an e-mail address. */
function crewItems(crew: number): DemoUser['items'] {
  const random = new SeededRandom('crew', crew);
  return {
    email: [`${random.pick(NAME_WORDS)}-desk@post.example`],
    bitcoin_address: [ADDRESS_MAKERS.bitcoin_address(random)],
  };
}

/** Kinds that were added later are drawn elsewhere, so that the values of the others stay the same. */
const FIRST_KINDS = ITEM_KINDS.filter((kind) => kind !== 'tron_address');

function itemsOf(random: SeededRandom, username: string): DemoUser['items'] {
  const contacts: Partial<Record<ItemKind, () => string>> = {
    email: () => `${username}@${random.pick(['mail.example', 'post.example', 'inbox.example'])}`,
    telegram: () => `xmpl_${username}`,
    whatsapp: () => `+1555${random.digits(7)}`,
    paste: () => `https://paste.example/${random.digits(8)}`,
    skype: () => `live:${username}`,
  };
  const shown = FIRST_KINDS.filter((kind) => random.chance(isWalletKind(kind) ? 0.12 : 0.25));
  return Object.fromEntries(
    shown.map((kind) => [
      kind,
      [isWalletKind(kind) ? ADDRESS_MAKERS[kind](random) : (contacts[kind]?.() ?? '')],
    ]),
  );
}
