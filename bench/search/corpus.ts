/**
 * A synthetic, deterministic stream of chat messages: a dozen languages in seven scripts, words by Zipf's law, people
 * and channels of very different activity, quiet nights and busy days. Messages are ordered by day but not within a
 * day, as collectors deliver them.
 */

import type { Message } from '../../src/records/message.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';

export interface CorpusMessage {
  platform: 'telegram' | 'discord';
  channelId: string;
  channelTitle: string;
  sequence: string;
  userId: string;
  username: string;
  detectionDate: number;
  text: string;
  language: string;
  email: string | undefined;
  wallet: string | undefined;
}

interface LanguageProfile {
  language: string;
  /** Percentage of all messages. */
  share: number;
  syllables: string[];
  /** Separates words; empty in some scripts. */
  space: string;
}

const list = (text: string) => text.split(' ');
const LANGUAGES: readonly LanguageProfile[] = [
  {
    language: 'en',
    share: 38,
    space: ' ',
    syllables: list(
      'lo gs fre sh ac cess sell er buy tr us ted pan el dump card st eal ran som key pass net',
    ),
  },
  {
    language: 'ru',
    share: 20,
    space: ' ',
    syllables: list('про дам ло ги све жие гар ант дос туп ба за кар ты об мен це на вы год но пи ши'),
  },
  {
    language: 'es',
    share: 7,
    space: ' ',
    syllables: list('ven do cu en tas pre cio ba jo con tac to ga ran ti za do nue vo año señal'),
  },
  {
    language: 'pt',
    share: 5,
    space: ' ',
    syllables: list('ven da con ta pre ço ba rato não vo cê ga ran tia no vo pa go chão fá cil'),
  },
  {
    language: 'de',
    share: 5,
    space: ' ',
    syllables: list('ver kau fe zu gang frisch preis kon to für gün stig über weis ung schlüs sel groß'),
  },
  {
    language: 'tr',
    share: 4,
    space: ' ',
    syllables: list('sa tı lık he sap uy gun fi yat gü ven li ye ni şif re ile ti şim çö züm'),
  },
  {
    language: 'ar',
    share: 4,
    space: ' ',
    syllables: list('بيع حساب سعر جديد ثقة مفتاح دخول شراء قاعدة بيانات تواصل مضمون'),
  },
  {
    language: 'hi',
    share: 3,
    space: ' ',
    syllables: list('बे चना खा ता की मत न या भरो सा चा बी प्र वेश सं पर्क डे टा'),
  },
  {
    language: 'zh',
    share: 6,
    space: '',
    syllables: list('出 售 数 据 库 账 号 价 格 新 鲜 担 保 密 码 联 系 交 易 平 台 钱 包 卡'),
  },
  {
    language: 'ja',
    share: 3,
    space: '',
    syllables: list('販 売 デー タ ベース 口 座 新 しい 価 格 信 用 パス ワード 連 絡 取 引'),
  },
  {
    language: 'ko',
    share: 3,
    space: ' ',
    syllables: list('판 매 데이터 계정 가격 신선 보증 비밀 번호 연락 거래 지갑 카드'),
  },
  {
    language: 'th',
    share: 2,
    space: '',
    syllables: list('ขาย ข้อมูล บัญชี ราคา ใหม่ รับ ประกัน รหัส ติดต่อ ซื้อ กระเป๋า'),
  },
];

/** Occurs in a third of all messages, like the commonest word of a language. */
export const COMMON_WORD = 'the';
const COMMON_SHARE = 0.34;

const CHANNELS = 400;
const PEOPLE = 60_000;
const VOCABULARY = 60_000;
const LENGTH_MIN = 3;
const LENGTH_SPREAD = 24;
const ITEM_SHARE = 0.01;
const HOURS = 24;
const MS_PER_HOUR = MS_PER_DAY / HOURS;
/** Few messages are sent at night, and some days are busy. */
const NIGHT_HOURS = 7;
const BUSY_SHARE = 0.08;
const BUSY_FACTOR = 5;

export const CORPUS_END = Date.UTC(2026, 10, 1);
export const CORPUS_MONTHS = 24;
export const CORPUS_DAYS = 730;

/** Mulberry32, a small and fast generator. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random rank by Zipf's law: low ranks are most likely. */
function zipf(random: () => number, size: number): number {
  return Math.min(size - 1, Math.floor(size ** random() - 1));
}

/** The word of a rank: its number, written with the syllables of the language. */
export function wordOf(languageIndex: number, rank: number): string {
  const { syllables } = LANGUAGES[languageIndex % LANGUAGES.length] as LanguageProfile;
  let word = '';
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
}

function randomLanguage(random: () => number): number {
  let left = random() * 100;
  for (const [index, { share }] of LANGUAGES.entries()) {
    left -= share;
    if (left < 0) return index;
  }
  return 0;
}

export function* corpus(messages: number, seed = 1): Iterable<CorpusMessage> {
  const random = seeded(seed);
  const weights = Array.from(
    { length: CORPUS_DAYS },
    () => (random() < BUSY_SHARE ? BUSY_FACTOR : 1) + random(),
  );
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const sequences = new Array<number>(CHANNELS).fill(0);
  let made = 0;
  let due = 0;
  for (const [day, share] of weights.entries()) {
    due += (share / weight) * messages;
    const start = CORPUS_END - (CORPUS_DAYS - day) * MS_PER_DAY;
    const end = day === CORPUS_DAYS - 1 ? messages : Math.floor(due);
    for (; made < end; made++) yield messageAt(random, start, sequences);
  }
}

function messageAt(random: () => number, day: number, sequences: number[]): CorpusMessage {
  const channel = zipf(random, CHANNELS);
  const isDiscord = channel % 3 === 2;
  const person = zipf(random, PEOPLE);
  const hour = random() < 0.9 ? NIGHT_HOURS + random() * (HOURS - NIGHT_HOURS) : random() * NIGHT_HOURS;
  // Discord knows milliseconds, Telegram seconds.
  const ms = Math.floor(day + hour * MS_PER_HOUR);
  const detectionDate = isDiscord ? ms : ms - (ms % 1000);
  const sequence = (sequences[channel] as number) + 1;
  sequences[channel] = sequence;
  const languageIndex = randomLanguage(random);
  const { language, space } = LANGUAGES[languageIndex] as LanguageProfile;
  const words = Array.from({ length: LENGTH_MIN + Math.floor(random() * LENGTH_SPREAD) }, () =>
    wordOf(languageIndex, zipf(random, VOCABULARY)),
  );
  let text = words.join(space);
  if (random() < COMMON_SHARE) text = `${COMMON_WORD} ${text}`;
  let email: string | undefined;
  let wallet: string | undefined;
  const luck = random();
  if (luck < ITEM_SHARE) {
    email = emailOf(zipf(random, PEOPLE));
    text += ` ${email}`;
  } else if (luck < 2 * ITEM_SHARE) {
    wallet = walletOf(zipf(random, PEOPLE));
    text += ` ${wallet}`;
  }
  return {
    platform: isDiscord ? 'discord' : 'telegram',
    channelId: isDiscord
      ? String(1_090_000_000_000_000_000n + BigInt(channel))
      : String(-1_001_990_000_000 - channel),
    channelTitle: `${wordOf(channel, channel)} ${wordOf(channel, channel + 7)}`,
    sequence: String(sequence),
    userId: isDiscord ? String(1_091_000_000_000_000_000n + BigInt(person)) : String(7_000_000_000 + person),
    username: `person_${person}`,
    detectionDate,
    text,
    language,
    email,
    wallet,
  };
}

export function emailOf(person: number): string {
  return `person${person}@mail${person % 97}.example`;
}

/** An Ethereum address in lower case, which needs no checksum. */
export function walletOf(person: number): string {
  const random = seeded(person + 1000);
  let address = '0x';
  for (let digit = 0; digit < 40; digit++) address += Math.floor(random() * 16).toString(16);
  return address;
}

/** As nightjar stores it. */
export function messageOf(each: CorpusMessage): Message {
  const { platform, channelId, channelTitle, sequence, userId, username, detectionDate, text, language } =
    each;
  const message: Message = {
    kind: 'message',
    platform,
    channelId,
    sequence,
    userId,
    detectionDate,
    version: detectionDate,
    text,
    languages: [{ language, probability: 0.9 }],
    username,
    channelTitle,
  };
  if (each.email !== undefined) message.items = [{ kind: 'email', value: each.email }];
  if (each.wallet !== undefined) message.items = [{ kind: 'ethereum_address', value: each.wallet }];
  return message;
}

/** As `nightjar import records` reads it. */
export function recordLine(message: CorpusMessage): string {
  const { platform, channelId, channelTitle, sequence, userId, username, detectionDate, text, language } =
    message;
  return JSON.stringify({
    type: 'message',
    platform,
    channelId,
    channelTitle,
    messageId: `${channelId}_${sequence}`,
    userId,
    username,
    detectionDate: new Date(detectionDate).toISOString(),
    message: text,
    languages: [{ language, probability: 0.9 }],
  });
}
