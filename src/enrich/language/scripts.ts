/** Which script a text is written in, and which language that alone decides. */
import { BENGALI, CYRILLIC, HAN, HANGUL, HEBREW, KANA, LATIN, languageOfScript, OTHER } from './letters.ts';
import { hasOnly, lettersOf } from './reader.ts';

/** Japanese has at least this share of kana, and more than one; Chinese now and then quotes one. */
const KANA_SHARE = 0.06;

/** How much a letter of each script counts. Names and technical terms are Latin in chats of every script. */
const LETTER_WEIGHT = new Uint8Array(lettersOf.length).fill(2);
LETTER_WEIGHT[LATIN] = 1;
LETTER_WEIGHT[HAN] = 4;
LETTER_WEIGHT[KANA] = 4;
LETTER_WEIGHT[HANGUL] = 4;

/** The script of most letters. */
export function mainScript(): number {
  if (hasOnly(LATIN)) return LATIN;
  if (hasOnly(CYRILLIC)) return CYRILLIC;
  let main = OTHER;
  let most = 0;
  for (let script = LATIN; script < lettersOf.length; script++) {
    const weight = (lettersOf[script] as number) * (LETTER_WEIGHT[script] as number);
    if (weight <= most) continue;
    main = script;
    most = weight;
  }
  return main;
}

/** Undefined if several languages are written in the script. */
export function onlyLanguageOf(script: number): string | undefined {
  if (script === HAN || script === KANA) return chineseOrJapanese();
  if (script === HANGUL) return 'ko';
  if (script === HEBREW) return 'he';
  if (script === BENGALI) return 'bn';
  return languageOfScript.get(script);
}

function chineseOrJapanese(): string {
  const kana = lettersOf[KANA] as number;
  return kana > 1 && kana > KANA_SHARE * (kana + (lettersOf[HAN] as number)) ? 'ja' : 'zh';
}
