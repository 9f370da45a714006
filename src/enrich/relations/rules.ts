import { RELATION_PHRASES, type RelationPhrases } from './phrases.ts';

/** What people do with an item: get in touch, pay, or visit. */
export type Use = 'contact' | 'payment' | 'site';

/** What may stand between a phrase and its item: a few words in the same sentence. */
const GAP = String.raw`[^\n.!?。！？]{0,28}`;
/**
 * A site must follow directly, or after a colon: "our chat, with the browser from X" is about another one.
 */
const SITE_GAP = String.raw`(?:[\s:：=–—("'*-]{0,4}(?:(?:is|here|at|это|тут|ist|es|é|est|è|是)[\s:：]{1,2})?|[^\n.!?。！？]{0,45}[:：]\s{0,2})`;
const EDGE = String.raw`(?:(?<![\p{L}\p{N}_])|(?<=\p{Script=Han}))`;
const WORD_END = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}_])`;

interface Rules extends Record<Use, RegExp> {
  /** "X is my wallet", "X — мой кошелек", "X (me)". */
  after: RegExp;
  others: RegExp;
}

const RULES: readonly Rules[] = Object.values(RELATION_PHRASES).map((phrases) => {
  const own = possessive(phrases);
  return {
    contact: endingWith(`${own}|${phrases.contact}`),
    payment: endingWith(`${own}|${phrases.payment}`),
    site: endingWith(own, SITE_GAP),
    after: new RegExp(
      String.raw`^[\s"'\x60»)\].,*]{0,3}(?:is|это|це|ist|es|é|est|è|是|هذ[اه]|[-–—=(])\s{0,2}(?:${own}|mine${WORD_END}|me${WORD_END})`,
      'iu',
    ),
    others: nearby(phrases.others),
  };
});
const WARNINGS = nearby(
  Object.values(RELATION_PHRASES)
    .map(({ warnings }) => warnings)
    .join('|'),
);
/** Those who warn of impostors after an address mean their own. */
const IMPOSTORS =
  /fakes?|copies|clones?|impostors?|imitators?|impersonat|фейк|копи[ийя]|клон|подделк|fälschung|sahte/iu;

function possessive({ possessives, nouns, isPossessiveLast, ownNouns }: RelationPhrases): string {
  const phrase = isPossessiveLast
    ? String.raw`(?:${nouns})\s(?:${possessives})`
    : String.raw`(?:${possessives})\s?(?:[\p{L}\p{N}]{1,14}\s){0,2}(?:${nouns})${WORD_END}`;
  return ownNouns === undefined ? phrase : `${phrase}|(?:${ownNouns})${WORD_END}`;
}

function endingWith(source: string, gap = GAP): RegExp {
  return new RegExp(`${EDGE}(?:${source})${gap}$`, 'iu');
}

function nearby(source: string): RegExp {
  return new RegExp(`${EDGE}(?:${source})${WORD_END}`, 'iu');
}

/** How far words about others count: before the phrase, and after the item. */
const OTHERS_BEFORE = 16;
const OTHERS_AFTER = 14;

/** Whether the words before and after an item make it the author's. */
export function isClaimed(head: string, tail: string, use: Use): boolean {
  if (WARNINGS.test(head) || (WARNINGS.test(tail) && !IMPOSTORS.test(tail))) return false;
  if (use === 'contact' && isLabelled(head)) return !isAboutOthers(head.slice(-OTHERS_BEFORE * 2), '');
  return RULES.some((rules) => {
    const phrase = rules[use].exec(head);
    if (phrase === null && !rules.after.test(tail)) return false;
    const near = phrase === null ? head : head.slice(Math.max(0, phrase.index - OTHERS_BEFORE));
    return !rules.others.test(near) && !rules.others.test(tail.slice(0, OTHERS_AFTER));
  });
}

function isAboutOthers(head: string, tail: string): boolean {
  return RULES.some(({ others }) => others.test(head) || others.test(tail));
}

const MESSENGERS = String.raw`tg|telegram|тг|телега|телеграмм?|тележка|jabber|xmpp|жаб(?:а|б?ер)|джабб?ер|tox|токс|session|signal|сигнал|wickr|threema|matrix|element|whats\s?app|wa|в[ао][тц]с?апп?|wickr\sme|discord|дискорд|skype|скайп|icq|viber|вайбер`;
const LABEL = new RegExp(
  String.raw`(?:^|[\n.!?|;,(]\s{0,3}|${'\uFFFC'}\s{0,3})[\s•*·–—-]{0,4}(?:(?:${MESSENGERS})\s?[/|,+&]\s?){0,2}(?:(?:${MESSENGERS})(?:\s(?:id|nick|me))?\s{0,2}[:：=–—-]{0,2}\s{0,2})$`,
  'iu',
);
const POINTER = /[👉📩✍➡📲📨💬☎📞✉📮🫱➤▶→⇒]\uFE0F?\s{0,3}$/u;

/** "TG: X", "Jabber - X", "👉 X" are how advertisements end. */
function isLabelled(head: string): boolean {
  return LABEL.test(head) || POINTER.test(head);
}

const TRADE = nearby(
  String.raw`wts|wtb|sell(?:ing|s)?|for\ssale|buy(?:ing)?|prices?|escrow|orders?|hiring|vouch(?:es)?|in\sstock|restock|discounts?|paying|services?|куплю|скупаю|продам|продаю|продажа|прайс|цен[аы]|заказ|под\sключ|ищу|набор|набираем|гарант|отрисовка|пробив|скидк[аи]|опт(?:ом)?|услуги|в\sналичии|шукаю|продам|ціна|замовлення|verkaufe|verkauf|suche|preise?|biete|vendo|venta|busco|precios?|vends|vente|prix|dispo|cherche|vendas?|preço|plano|procuro|satılık|satış|fiyat`,
);
const PRICE = /[$€£₽]\s?\d|\d\s?(?:[$€£₽]|usd|eur|руб|р\b|грн|к\b|k\b)/iu;
/** Nothing before it in its sentence, but something before that: a name at the beginning addresses someone. */
const BARE = /(?:[\n.!?。！？,;)»"|]|[>»→]|[^\p{L}\p{N}\s])\s{0,3}$/u;

/** An advertisement names its contact without a word about it. Warnings and questions about others are no advertisements. */
export function isAdvertisement(text: string): boolean {
  return (TRADE.test(text) || PRICE.test(text)) && !WARNINGS.test(text);
}

/** Whether a contact stands alone, as at the end of an advertisement. */
export function isBare(head: string): boolean {
  return BARE.test(head);
}
