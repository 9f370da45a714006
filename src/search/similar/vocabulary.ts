import { analyze } from '../analyzer.ts';
import { CONTACT_MARK } from './contacts.ts';
import { Hash } from './hash.ts';
import { letterOf } from './letters.ts';
import { LINE_END } from './plain-text.ts';
import { finishWord } from './words.ts';

/**
 * Words that say nothing about what is offered: greetings, requests to get in touch, praise, dates, articles and
 * pronouns. Words that may be the offer must not be here: negations, "buy" and "sell", "verified", and two letters that
 * are also a country: "us", "it", "la".
 */
const FILLER_WORDS = [
  // English
  'hello hi hey greetings welcome dear friend friends guys folks everyone everybody all members bro bros',
  'good morning afternoon evening day night today tomorrow yesterday now date updated update',
  'the a an and or our your we you i its this that are',
  'contact write dm pm ping ask join subscribe follow here click questions details',
  'best top fresh hot cheap great amazing super fast quick quality reliable trusted professional new newest',
  'latest limited special available offer sale discount price prices only just very please thanks thank regards',
  'www http https',
  'january february march april may june july august september october november december',
  'jan feb mar apr jun jul aug sep sept oct nov dec',
  'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun',
  // Russian
  'привет приветствую здравствуйте здравствуй добрый доброе доброго добро день дня утро утра вечер вечера ночи',
  'времени суток всем все всех друзья друг уважаемые участники дорогие коллеги пожаловать сегодня завтра вчера сейчас',
  'и а мы вы я ты мой моя наш наша наше наши ваш ваша это',
  'пиши пишите писать напишите обращайтесь связь связи контакт контакты лс личку подпишись подписывайтесь вопросам',
  'вопросы тут здесь подробности',
  'лучший лучшая лучшее лучшие лучших топ топовый топовые свежий свежая свежее свежие свежих дешево дешевый дешевые',
  'быстро качественно качественный качественные надежный надежные новый новая новое новые новых выгодно недорого',
  'супер срочно акция скидка скидки цена цены только пожалуйста спасибо обновлено',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  'понедельник вторник среда четверг пятница суббота воскресенье',
  // Ukrainian
  'привіт вітаю вітання доброго добрий дня ранку вечора всім друзі шановні сьогодні завтра зараз',
  'і й ми ви я наш наша наші ваш',
  'пиши пишіть писати звертайтесь контакт контакти питання',
  'найкращий найкращі топ свіжий свіжі дешево швидко якісно надійно новий нові знижка ціна ціни тільки дякую оновлено',
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  // German
  'hallo hi moin servus guten gute tag morgen abend liebe lieber freunde leute zusammen alle allen heute jetzt',
  'der die das ein eine einen und oder wir ihr ich du mir mich uns unser unsere euer eure ist sind',
  'schreibt schreib schreiben melden meldet kontakt frage fragen',
  'beste besten bester frisch frische günstig günstige billig neu neue neuer schnell zuverlässig qualität angebot rabatt',
  'preis preise nur bitte danke stand',
  'januar februar märz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag',
  // Spanish
  'hola saludos buenos buenas días tardes noches amigos amigo todos todas comunidad hoy ahora',
  'el los las una y o a nosotros yo tú mi tu nuestro nuestra son',
  'escribe escríbeme escríbenos escribir contacto contacta pregunta preguntas aquí',
  'mejor mejores fresco fresca frescos frescas barato barata baratos baratas nuevo nueva nuevos nuevas rápido calidad',
  'confiable oferta descuento precio precios solo gracias favor actualizado',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'lunes martes miércoles jueves viernes sábado domingo',
  // Portuguese
  'olá oi bom boa dia tarde noite amigos pessoal galera todos hoje agora',
  'o os uma e ou nós nosso nossa são',
  'chama chame contato dúvida dúvidas aqui',
  'melhor melhores fresco fresca frescas barato barata baratos baratas novo nova novos novas rápido qualidade',
  'confiável promoção desconto preço preços obrigado atualizado',
  'janeiro fevereiro março maio junho julho setembro outubro novembro dezembro',
  // French
  'bonjour bonsoir salut coucou amis ami tous toutes communauté aujourd hui maintenant',
  'le les une nous vous notre nos votre sont',
  'écrivez écris contactez ici',
  'meilleur meilleurs meilleure meilleures frais fraîche nouveau nouveaux nouvelle nouvelles rapide qualité fiable',
  'promo promotion réduction prix seulement merci',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  // Italian
  'ciao salve buongiorno buonasera amici tutti ragazzi oggi adesso',
  'lo gli noi nostro nostra sono',
  'scrivi scrivete contatto contattami qui',
  'migliore migliori fresco freschi economico nuovo nuovi nuova nuove veloce qualità affidabile offerta sconto prezzo',
  'prezzi solo grazie',
  'gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
  // Polish
  'cześć witam witajcie hej siema dzień dobry wieczór wszystkim wszyscy przyjaciele dziś teraz',
  'ja wy mój nasz nasza nasze jest',
  'pisz piszcie pisać napisz tutaj',
  'najlepszy najlepsze świeży świeże tani tanie tanio nowy nowe szybko jakość oferta promocja rabat cena ceny tylko',
  'proszę dziękuję',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  // Turkish
  'merhaba selam herkese günaydın iyi günler akşamlar geceler arkadaşlar dostlar bugün şimdi',
  'veya biz siz ben sen bir',
  'yaz yazın iletişim',
  'en iyisi taze ucuz yeni hızlı kaliteli güvenilir kampanya indirim fiyat fiyatlar sadece lütfen teşekkürler',
  'güncelleme ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
  // Arabic
  'السلام عليكم مرحبا اهلا أهلا مساء صباح الخير يا جميعا الجميع للجميع أصدقاء اليوم الآن',
  'راسل راسلني تواصل للتواصل هنا',
  'أفضل جديد جديدة رخيص رخيصة عرض خصم السعر سعر فقط شكرا تحديث',
];

/** Around a handle or link, these only say how to get in touch. Elsewhere, they may be the offer: "Discord accounts". */
const CONTACT_WORDS = [
  'message messages msg text call mail email e telegram tg whatsapp jabber discord signal session wickr icq tox in on to',
  'us me my at for via by channel group chat bot admin support manager link private inbox info information news',
  'сообщения тг телеграм телеграмм почта телефон канал группа чат бот админ поддержка менеджер ссылка личные личка',
  'в на по с для новости пошта канал група особисті повідомлення звязок зв язок',
  'nachricht pn kanal gruppe bot mir bei per privat mensaje privado canal grupo enlace correo por para al',
  'mensagem privado canal grupo link no pelo message mp privé canal groupe lien par sur en messaggio privato canale',
  'gruppo wiadomość priv pw kanał grupa mesaj özel özelden kanal kanalımız grup',
  'خاص الخاص قناتنا قناة مجموعة رابط على',
];

export const FILLER = 1;
export const CONTACT_WORD = 2;
export const LINE_END_KIND = 3;
export const CONTACT_MARK_KIND = 4;
export const CVE = 5;

/** The hash of a token, as it is read from a text. */
export function hashOfToken(token: string): Hash {
  const hash = new Hash();
  for (let index = 0; index < token.length; index++) hash.add(letterOf(token.charCodeAt(index)));
  finishWord(hash, token.length, token.charCodeAt(token.length - 1));
  return hash;
}

/** A hash table with open addressing: several times faster than a Map with hashes as keys. */
const SLOTS = 8192;
const HIGHS = new Int32Array(SLOTS);
const LOWS = new Int32Array(SLOTS);
const KINDS = new Uint8Array(SLOTS);

function slotOf(high: number, low: number): number {
  let slot = (low >>> 8) % SLOTS;
  while (KINDS[slot] !== 0 && (HIGHS[slot] !== high || LOWS[slot] !== low)) slot = (slot + 1) % SLOTS;
  return slot;
}

function setKind(tokens: readonly string[], kind: number): void {
  for (const token of tokens) {
    const { high, low } = hashOfToken(token);
    const slot = slotOf(high, low);
    HIGHS[slot] = high;
    LOWS[slot] = low;
    KINDS[slot] = kind;
  }
}

setKind(CONTACT_WORDS.flatMap(analyze), CONTACT_WORD);
setKind(FILLER_WORDS.flatMap(analyze), FILLER);
setKind([LINE_END], LINE_END_KIND);
setKind([CONTACT_MARK], CONTACT_MARK_KIND);
setKind(['cve'], CVE);

/** 0 for a word that is not listed. */
export function kindOfWord(high: number, low: number): number {
  return KINDS[slotOf(high, low)] as number;
}
