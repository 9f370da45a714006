import { analyze, SIGN_TOKENS } from './analyzer.ts';
import { hashOfToken, kindOfWord } from './similar/vocabulary.ts';
import { FIRST_UNSPACED } from './similar/words.ts';

const WORD_LENGTH_MIN = 3;
const WORD_LENGTH_MAX = 40;
const STARTS_WITH_DIGIT = /^\p{N}/u;
/** A key, a wallet or a code. */
const CODE_LENGTH_MIN = 20;
const DIGIT = /\d/;
const SIGNS: ReadonlySet<string> = new Set(SIGN_TOKENS.values());

/** Function words: pairs with them are parts of sentences. Other words that say nothing are in similar/vocabulary.ts. */
const FUNCTION_WORDS = [
  'of to in on at for from with without by is it be as was were not no have has had will can do does if but so than',
  'then there their they he she his her my me who what when where how why any some more most also into out up about',
  'в на с со по для из от до не ни что как за у к о об это так но или же бы от если когда где его ее их мне нас вас',
  'в на з зі по для із від до не що як за у к про та але або якщо коли де його її їх мені нас вас',
  'von mit für auf im in den dem des zu zum zur bei aus nach nicht kein als wie auch aber wenn dass es er sie',
  'de la el en un una del al con sin por para que no se su sus lo le les como más pero si es está',
  'de da do das dos em no na nos nas um uma com sem por para que não se seu sua como mais mas é está',
  'de du des la le en un une au aux avec sans par pour que qui ne pas se sa son ses dans sur plus mais est',
  'di del della dei il la in un una con senza per che non si suo sua come più ma è',
  'z w na do od za po nie że jak co się o przez dla ale czy to',
  've ile için bu şu o ne da de mi mu çok daha ama gibi',
];
const FUNCTION_TOKENS: ReadonlySet<string> = new Set(FUNCTION_WORDS.flatMap(analyze));

/**
 * What a token of a text can be part of. A `word` says something by itself, a `short` word and a `character` of a script
 * without spaces only next to another one. Numbers, codes, signs and words that say nothing (similar/vocabulary.ts) are
 * part of no term.
 */
export type TermKind = 'word' | 'short' | 'character' | 'none';

export function termKindOf(token: string): TermKind {
  if (isCharacter(token)) return 'character';
  if (token.length < 2 || token.length > WORD_LENGTH_MAX) return 'none';
  if (STARTS_WITH_DIGIT.test(token) || SIGNS.has(token)) return 'none';
  if (FUNCTION_TOKENS.has(token)) return 'none';
  if (token.length >= CODE_LENGTH_MIN && DIGIT.test(token)) return 'none';
  const { high, low } = hashOfToken(token);
  if (kindOfWord(high, low) !== 0) return 'none';
  return token.length < WORD_LENGTH_MIN ? 'short' : 'word';
}

/** Two adjacent words as a search for them in quotation marks finds them. */
export function pairOf(first: string, second: string): string {
  return isCharacter(first) && isCharacter(second) ? first + second : `${first} ${second}`;
}

function isCharacter(token: string): boolean {
  return token.charCodeAt(0) >= FIRST_UNSPACED && token.length <= 2 && [...token].length === 1;
}
