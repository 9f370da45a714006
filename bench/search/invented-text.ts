/** Invented words of a dozen languages in seven scripts, by Zipf's law. */
import { zipf } from './random.ts';

/** The text of a message before items are added. */
export interface WrittenText {
  language: string;
  text: string;
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

export const LANGUAGE_CODES = LANGUAGES.map(({ language }) => language);

/** Occurs in a third of all messages, like the commonest word of a language. */
export const COMMON_WORD = 'the';
const COMMON_SHARE = 0.34;

const VOCABULARY = 60_000;
const LENGTH_MIN = 3;
const LENGTH_SPREAD = 24;

/** The word of a rank: its number, written with the syllables of the language. */
export function wordOf(languageIndex: number, rank: number): string {
  const { syllables } = LANGUAGES[languageIndex % LANGUAGES.length] as LanguageProfile;
  let word = '';
  for (let rest = rank + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length)) {
    word += syllables[rest % syllables.length];
  }
  return word;
}

export function randomLanguage(random: () => number): { index: number; language: string; space: string } {
  let left = random() * 100;
  const index = LANGUAGES.findIndex(({ share }) => {
    left -= share;
    return left < 0;
  });
  const { language, space } = LANGUAGES[Math.max(index, 0)] as LanguageProfile;
  return { index: Math.max(index, 0), language, space };
}

export function inventedText(random: () => number): WrittenText {
  const { index, language, space } = randomLanguage(random);
  const words = Array.from({ length: LENGTH_MIN + Math.floor(random() * LENGTH_SPREAD) }, () =>
    wordOf(index, zipf(random, VOCABULARY)),
  );
  const text = words.join(space);
  return { language, text: random() < COMMON_SHARE ? `${COMMON_WORD} ${text}` : text };
}
