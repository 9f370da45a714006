import { DEVELOPER, FERRYMAN, HARROW, LANTERN_DESK, SCAMMER } from '../people/cast.ts';
import { PEOPLE } from '../people/crowd.ts';
import type { Person } from '../people/person.ts';

/** An advertisement that is posted again and again. Prices, greetings and decoration change, the offer does not. */
export interface Advert {
  owner: Person;
  language: string;
  text: string;
  /** Days before the first start between which it runs, and how often in a week. */
  from: number;
  to: number;
  perWeek: number;
}

/** A busy person of a language on Telegram. */
function seller(language: string, rank: number): Person {
  const people = PEOPLE.filter(
    (person) =>
      person.platform === 'telegram' &&
      person.languages[0] === language &&
      person.joined > 60 &&
      person.left === undefined,
  );
  return people[rank % people.length] as Person;
}

export const ADVERTS: readonly Advert[] = [
  {
    owner: DEVELOPER,
    language: 'en',
    from: 70,
    to: 0,
    perWeek: 9,
    text: `Copperfang stealer, new build every Monday
Collects browsers, wallets and messengers, works without a loader
Own panel with filters by country and domain
Month: {price} USD, three months cheaper
Contact: {handle}, payment to my wallet {wallet}`,
  },
  {
    owner: LANTERN_DESK,
    language: 'en',
    from: 118,
    to: 0,
    perWeek: 5,
    text: `Lantern Desk escrow, four years without a lost deal
We hold the money until both sides confirm
Fee five percent, minimum {price} USD
Write to {email} or {handle}`,
  },
  {
    owner: FERRYMAN,
    language: 'en',
    from: 60,
    to: 0,
    perWeek: 4,
    text: `Buying and selling access to company networks
VPN, RDP, Citrix, any country except the neighbours
Revenue from ten million, price from {price} USD
Escrow is welcome, first contact by mail: {email}`,
  },
  {
    owner: FERRYMAN,
    language: 'ru',
    from: 50,
    to: 2,
    perWeek: 3,
    text: `Куплю и продам доступы к корпоративным сетям
VPN, RDP, Citrix, любые страны кроме соседних
Выручка от десяти миллионов, цена от {price} USD
Работаю через гаранта, пишите {handle}`,
  },
  {
    owner: HARROW,
    language: 'en',
    from: 58,
    to: 2,
    perWeek: 4,
    text: `Network access of logistics and machine companies
Checked every evening, domain users included
Price from {price} USD, I never sell twice
Payment to my wallet {wallet}`,
  },
  {
    owner: SCAMMER,
    language: 'en',
    from: 90,
    to: 3,
    perWeek: 6,
    text: `Cloud of fresh logs with daily updates, private access
Twenty seats only, no resale, cookies guaranteed
Entry {price} USD, pay first and get the invitation
Support around the clock: {handle}`,
  },
  {
    owner: seller('en', 1),
    language: 'en',
    from: 80,
    to: 0,
    perWeek: 5,
    text: `Hosting for panels and gates, complaints are ignored
Servers in three countries, setup within an hour
From {price} USD a month, test for one day
Order through {handle}`,
  },
  {
    owner: seller('en', 3),
    language: 'en',
    from: 45,
    to: 0,
    perWeek: 4,
    text: `Call team with native speakers for banks and shops
Scripts ready, daily payout, share sixty to forty
Deposit {price} USD through escrow
Interview with {handle}`,
  },
  {
    owner: seller('ru', 0),
    language: 'ru',
    from: 100,
    to: 0,
    perWeek: 6,
    text: `Облако логов с ежедневным обновлением
Только свежие строки, повторов нет
Вход {price} USD, двадцать мест
Пишите {handle}`,
  },
  {
    owner: seller('ru', 2),
    language: 'ru',
    from: 64,
    to: 0,
    perWeek: 4,
    text: `Крипт файлов под любой антивирус, чистка каждый день
Разовый крипт {price} USD, подписка на месяц дешевле
Проверка перед оплатой, гарант приветствуется
Контакт {handle}`,
  },
  {
    owner: seller('zh', 0),
    language: 'zh',
    from: 90,
    to: 0,
    perWeek: 4,
    text: `长期出售各国企业数据，每天更新，支持按行业筛选
先看样本再付款，全程走担保
起价{price}美元
联系{handle}`,
  },
  {
    owner: seller('es', 0),
    language: 'es',
    from: 75,
    to: 0,
    perWeek: 4,
    text: `Bases de datos de toda la región con actualización semanal
Bancos, tiendas y telefonía, muestras sin costo
Desde {price} USD, solo con garantía
Escriban a {handle}`,
  },
  {
    owner: seller('tr', 0),
    language: 'tr',
    from: 60,
    to: 0,
    perWeek: 3,
    text: `Her gün güncellenen log kanalı, yalnızca yirmi üye
Ülkeye göre ayrılmış taze satırlar, tekrar satış yok
Giriş {price} USD
İletişim {handle}`,
  },
  {
    owner: seller('de', 0),
    language: 'de',
    from: 66,
    to: 0,
    perWeek: 3,
    text: `Geprüfte Firmenzugänge aus dem deutschsprachigen Raum
Jeden Abend getestet, auf Wunsch mit Domänenrechten
Ab {price} USD, nur über Treuhand
Kontakt {handle}`,
  },
  {
    owner: seller('fa', 0),
    language: 'fa',
    from: 50,
    to: 0,
    perWeek: 3,
    text: `فروش پایگاه داده شرکت‌های منطقه با به‌روزرسانی هفتگی
نمونه رایگان، پرداخت فقط با واسطه مطمئن
قیمت از {price} دلار
تماس {handle}`,
  },
];
