import { RELATION_PHRASES, type RelationPhrases } from './phrases.ts';

/** What people do with an item: get in touch, pay, or visit. */
export type Use = 'contact' | 'payment' | 'site';

/** What may stand between a phrase and its item: a few words in the same sentence. */
const GAP = /^[^\n.!?。！？]{0,28}$/;
/** A site must follow directly, or after a colon: "our chat, with the browser from X" is about another one. */
const SITE_GAP =
  /^(?:[\s:：=–—("'*-]{0,4}(?:(?:is|here|at|это|тут|ist|es|é|est|è|是)[\s:：]{1,2})?|[^\n.!?。！？]{0,45}[:：]\s{0,2})$/;

/** Letters in lower case. With `\p{L}`, the patterns of all languages take a second to compile. */
const SPACED_LETTERS = String.raw`a-zß-ÿ\u0100-\u024f\u0370-\u052f\u0590-\u06ff\u1e00-\u1fff`;
const HAN = String.raw`\u3400-\u9fff`;
const LETTERS = String.raw`${SPACED_LETTERS}\u3040-\u30ff${HAN}`;
const EDGE = String.raw`(?:(?<![${LETTERS}\d_])|(?<=[${HAN}]))`;
/** Chinese has no spaces, so any character may follow. */
const WORD_END = String.raw`(?![${SPACED_LETTERS}\d_])`;

/** Compiles a phrase, in which `\p{L}` stands for a letter. */
function pattern(source: string, flags = ''): RegExp {
  return new RegExp(source.replaceAll(String.raw`\p{L}`, `[${LETTERS}]`), flags);
}

interface Rules extends Record<Use, RegExp> {
  language: string;
  script: RegExp;
  /** "X is my wallet", "X — мой кошелек", "X (me)". */
  after: RegExp;
  others: RegExp;
}

/** A language's rules are tried only on text in its script. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ru: /[а-я]/,
  uk: /[а-я]/,
  ar: /[\u0600-\u06ff]/,
  zh: /[\u3400-\u9fff]/,
};
const LATIN = /[a-z]/;

/** Stands between an item and a possessive after it. Tested first, because few items are followed by it. */
const JOINING_WORDS = /^[\s"'`»)\].,*]{0,3}(?:is|это|це|ist|es|é|est|è|是|هذ[اه]|[-–—=(])\s{0,2}/;

const RULES: readonly Rules[] = Object.entries(RELATION_PHRASES).map(([language, phrases]) => {
  const own = possessive(phrases);
  return {
    language,
    script: SCRIPTS[language] ?? LATIN,
    contact: everywhere(`${own}|${phrases.contact}`),
    payment: everywhere(`${own}|${phrases.payment}`),
    site: everywhere(own),
    after: pattern(`${JOINING_WORDS.source}(?:${own}|mine${WORD_END}|me${WORD_END})`),
    others: nearby(phrases.others),
  };
});
const WARNINGS = Array.from(
  Map.groupBy(Object.entries(RELATION_PHRASES), ([language]) => SCRIPTS[language] ?? LATIN),
  ([script, group]) => ({ script, words: nearby(group.map(([, { warnings }]) => warnings).join('|')) }),
);

function hasWarning(text: string): boolean {
  return WARNINGS.some(({ script, words }) => script.test(text) && words.test(text));
}
/** Those who warn of impostors after an address mean their own. */
const IMPOSTORS =
  /fakes?|copies|clones?|impostors?|imitators?|impersonat|фейк|копи[ийя]|клон|подделк|fälschung|sahte/u;

function possessive({ possessives, nouns, isPossessiveLast, ownNouns }: RelationPhrases): string {
  const phrase = isPossessiveLast
    ? String.raw`(?:${nouns})\s(?:${possessives})`
    : String.raw`(?:${possessives})\s?(?:[${LETTERS}\d]{1,14}\s){0,2}(?:${nouns})${WORD_END}`;
  return ownNouns === undefined ? phrase : `${phrase}|(?:${ownNouns})${WORD_END}`;
}

function everywhere(source: string): RegExp {
  return pattern(`${EDGE}(?:${source})`, 'g');
}

/** Where a phrase begins that belongs to the item after the head. */
function phraseStart(phrase: RegExp, head: string, gap: RegExp): number | undefined {
  // Not `matchAll`, which copies the pattern for each call.
  phrase.lastIndex = 0;
  for (let match = phrase.exec(head); match !== null; match = phrase.exec(head)) {
    if (gap.test(head.slice(match.index + match[0].length))) return match.index;
    if (match[0] === '') phrase.lastIndex++;
  }
  return undefined;
}

function nearby(source: string): RegExp {
  return pattern(`${EDGE}(?:${source})${WORD_END}`);
}

/** How far words about others count: before the phrase, and after the item. */
const OTHERS_BEFORE = 16;
const OTHERS_AFTER = 14;

/** Whether the words before and after an item, in lower case, make it the author's. */
export function isClaimed(head: string, tail: string, use: Use, languages: ReadonlySet<string>): boolean {
  if (use === 'site' && !hasPossessive(head) && !hasPossessive(tail)) return false;
  const isFound =
    use === 'contact' && isLabelled(head)
      ? !isAboutOthers(head.slice(-OTHERS_BEFORE * 2), '')
      : hasPhrase(head, tail, use, languages);
  return isFound && !hasWarning(head) && (!hasWarning(tail) || IMPOSTORS.test(tail));
}

/** Whether a site may be somebody's. Most texts with links have no such word, and this is found out fastest. */
export function hasPossessive(lower: string): boolean {
  return POSSESSIVES.test(lower);
}

const POSSESSIVES = new RegExp(
  Object.values(RELATION_PHRASES)
    .flatMap(({ possessives, ownNouns }) => [possessives, ...(ownNouns === undefined ? [] : [ownNouns])])
    .join('|'),
);

/** Similar enough to be taken for each other in a few words. */
const FAMILIES: readonly (readonly string[])[] = [
  ['es', 'pt', 'fr', 'it'],
  ['ru', 'uk'],
];

/** Whose rules to try on a text in these languages. English phrases are used in every language. */
export function languagesToTry(detected: readonly string[]): ReadonlySet<string> {
  if (detected.length === 0 || !detected.every((language) => ALL_LANGUAGES.has(language)))
    return ALL_LANGUAGES;
  const name = detected.join();
  const known = TRIED.get(name);
  if (known !== undefined) return known;
  const families = FAMILIES.filter((family) => family.some((language) => detected.includes(language)));
  const tried = new Set(['en', ...detected, ...families.flat()]);
  TRIED.set(name, tried);
  return tried;
}

const TRIED = new Map<string, ReadonlySet<string>>();
const ALL_LANGUAGES: ReadonlySet<string> = new Set(Object.keys(RELATION_PHRASES));

function hasPhrase(head: string, tail: string, use: Use, languages: ReadonlySet<string>): boolean {
  const around = head + tail;
  const mayFollow = JOINING_WORDS.test(tail);
  return RULES.some((rules) => {
    if (!languages.has(rules.language) || !rules.script.test(around)) return false;
    const phrase = phraseStart(rules[use], head, use === 'site' ? SITE_GAP : GAP);
    if (phrase === undefined && !(mayFollow && rules.after.test(tail))) return false;
    const near = phrase === undefined ? head : head.slice(Math.max(0, phrase - OTHERS_BEFORE));
    return !rules.others.test(near) && !rules.others.test(tail.slice(0, OTHERS_AFTER));
  });
}

function isAboutOthers(head: string, tail: string): boolean {
  return RULES.some(({ others }) => others.test(head) || others.test(tail));
}

const MESSENGERS = String.raw`tg|telegram|тг|телега|телеграмм?|тележка|jabber|xmpp|жаб(?:а|б?ер)|джабб?ер|tox|токс|session|signal|сигнал|wickr|threema|matrix|element|whats\s?app|wa|в[ао][тц]с?апп?|wickr\sme|discord|дискорд|skype|скайп|icq|viber|вайбер`;
const LABEL = new RegExp(
  String.raw`(?:^|[\n.!?|;,(]\s{0,3}|${'\uFFFC'}\s{0,3})[\s•*·–—-]{0,4}(?:(?:${MESSENGERS})\s?[/|,+&]\s?){0,2}(?:(?:${MESSENGERS})(?:\s(?:id|nick|me))?\s{0,2}[:：=–—-]{0,2}\s{0,2})$`,
  'u',
);
const POINTER = /[👉📩✍➡📲📨💬☎📞✉📮🫱➤▶→⇒]\uFE0F?\s{0,3}$/u;

/** "TG: X", "Jabber - X", "👉 X" are how advertisements end. */
function isLabelled(head: string): boolean {
  return LABEL.test(head) || POINTER.test(head);
}

const TRADE = nearby(
  String.raw`wts|wtb|sell(?:ing|s)?|for\ssale|buy(?:ing)?|prices?|escrow|orders?|hiring|vouch(?:es)?|in\sstock|restock|discounts?|paying|services?|куплю|скупаю|продам|продаю|продажа|прайс|цен[аы]|заказ|под\sключ|ищу|набор|набираем|гарант|отрисовка|пробив|скидк[аи]|опт(?:ом)?|услуги|в\sналичии|шукаю|продам|ціна|замовлення|verkaufe|verkauf|suche|preise?|biete|vendo|venta|busco|precios?|vends|vente|prix|dispo|cherche|vendas?|preço|plano|procuro|satılık|satış|fiyat`,
);
const PRICE = /[$€£₽]\s?\d|\d\s?(?:[$€£₽]|usd|eur|руб|р\b|грн|к\b|k\b)/u;
/** Nothing before it in its sentence, but something before that: a name at the beginning addresses someone. */
const BARE = /(?:[\n.!?。！？,;)»"|]|[>»→]|[^\p{L}\p{N}\s])\s{0,3}$/u;

/** An advertisement names its contact without a word about it. Warnings and questions about others are no advertisements. */
export function isAdvertisement(text: string): boolean {
  return (TRADE.test(text) || PRICE.test(text)) && !hasWarning(text);
}

/** Whether a contact stands alone, as at the end of an advertisement. */
export function isBare(head: string): boolean {
  return BARE.test(head);
}
