import { ADDRESS_MAKERS } from '../addresses.ts';
import { SeededRandom } from '../random.ts';
import { discordUserId, telegramUserId } from './ids.ts';
import { ownItem, type Person } from './person.ts';

const wallet = (name: string) => ADDRESS_MAKERS.bitcoin_address(new SeededRandom('wallet of', name));
const tron = (name: string) => ADDRESS_MAKERS.tron_address(new SeededRandom('wallet of', name));

/** The wallet that gives the broker away. */
export const BROKER_WALLET = wallet('the ferryman');
export const BROKER_EMAIL = 'ferry.desk@post.example';
const ESCROW_EMAIL = 'deals@lantern-desk.example';

/** Sells access to networks. Was called the toll keeper until he was banned from a market. */
export const FERRYMAN: Person = {
  platform: 'telegram',
  userId: telegramUserId(1),
  names: [
    { since: 140, username: 'tollkeeper_xmpl', firstName: 'Toll Keeper' },
    { since: 61, username: 'ferryman_xmpl', firstName: 'Ferryman' },
  ],
  languages: ['en', 'ru'],
  zone: 3,
  activity: 1,
  joined: 118,
  reputation: 'trusted',
  says: ['chat', 'pay', 'reply'],
  items: [ownItem('bitcoin_address', BROKER_WALLET), ownItem('email', BROKER_EMAIL)],
};

/** The same person on Discord: another name, the same wallet. */
export const HARROW: Person = {
  platform: 'discord',
  userId: discordUserId(1),
  names: [
    { since: 140, username: 'harrow_lane', firstName: 'harrow' },
    { since: 34, username: 'harrow.lane.works', firstName: 'Harrow Lane' },
  ],
  languages: ['en'],
  zone: 3,
  activity: 0.8,
  joined: 92,
  says: ['chat', 'pay'],
  items: [ownItem('bitcoin_address', BROKER_WALLET)],
};

/** Holds the money of both sides until a deal is done. */
export const LANTERN_DESK: Person = {
  platform: 'telegram',
  userId: telegramUserId(2),
  names: [{ since: 140, username: 'lantern_desk_xmpl', firstName: 'Lantern Desk', lastName: 'Escrow' }],
  languages: ['en', 'ru'],
  zone: 1,
  activity: 1.4,
  joined: 120,
  reputation: 'trusted',
  says: ['chat', 'pay', 'reply'],
  items: [ownItem('bitcoin_address', wallet('lantern desk')), ownItem('email', ESCROW_EMAIL)],
};

export const LANTERN_ON_DISCORD: Person = {
  ...LANTERN_DESK,
  platform: 'discord',
  userId: discordUserId(2),
  names: [{ since: 140, username: 'lantern.desk.escrow', firstName: 'Lantern Desk' }],
  languages: ['en'],
  activity: 0.9,
};

/** Takes money and changes his name. */
export const SCAMMER: Person = {
  platform: 'telegram',
  userId: telegramUserId(3),
  names: [
    { since: 140, username: 'quickvault_xmpl', firstName: 'Quick Vault' },
    { since: 47, username: 'vault_support_xmpl', firstName: 'Vault Support' },
    { since: 14, username: 'coldvault_xmpl', firstName: 'Cold Vault' },
  ],
  languages: ['en', 'ru', 'es'],
  zone: -5,
  activity: 1.8,
  joined: 95,
  reputation: 'scammer',
  says: ['sell', 'pay', 'chat'],
  items: [ownItem('tron_address', tron('quickvault')), ownItem('email', 'vault@inbox.example')],
};

/** Writes and rents out the stealer that this winter's logs come from. */
export const DEVELOPER: Person = {
  platform: 'telegram',
  userId: telegramUserId(4),
  names: [
    { since: 140, username: 'copperfang_dev_xmpl', firstName: 'Copperfang' },
    { since: 26, username: 'copperfang_team_xmpl', firstName: 'Copperfang Team' },
  ],
  languages: ['ru', 'en'],
  zone: 5,
  activity: 1.3,
  joined: 110,
  reputation: 'trusted',
  says: ['chat', 'news', 'pay', 'reply'],
  items: [
    ownItem('monero_address', ADDRESS_MAKERS.monero_address(new SeededRandom('wallet of', 'copperfang'))),
  ],
};

/** Speaks for the group nightheron. */
export const HERON_PRESS: Person = {
  platform: 'telegram',
  userId: telegramUserId(5),
  names: [{ since: 140, username: 'heron_press_xmpl', firstName: 'Heron Press' }],
  languages: ['en'],
  zone: 3,
  activity: 1,
  joined: 80,
  items: [ownItem('email', 'press@heron-post.example')],
};

/** Repeats what leak sites publish. */
export const LEAK_BOT: Person = {
  platform: 'telegram',
  userId: telegramUserId(6),
  names: [{ since: 140, username: 'leakwatch_xmpl_bot', firstName: 'Leak Watch' }],
  languages: ['en'],
  zone: 0,
  activity: 0,
  joined: 120,
  isBot: true,
  items: [],
};

export const CAST: readonly Person[] = [
  FERRYMAN,
  HARROW,
  LANTERN_DESK,
  LANTERN_ON_DISCORD,
  SCAMMER,
  DEVELOPER,
  HERON_PRESS,
  LEAK_BOT,
];
