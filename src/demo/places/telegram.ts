import { DEVELOPER, FERRYMAN, HERON_PRESS, LEAK_BOT } from '../people/cast.ts';
import type { Mood } from '../phrases/phrases.ts';
import type { DemoChannel } from './places.ts';

const LOGS = { sell: 6, ask: 2, chat: 1, pay: 0.7 };
const MARKET = { sell: 5, ask: 3, chat: 2, pay: 0.8, vouch: 0.6, warn: 0.5 };
const TALK = { chat: 6, ask: 2, news: 1, warn: 0.3 };
const DEALS = { vouch: 4, warn: 3, chat: 2, pay: 1 };
const NEWS = { news: 1 };
const CODE = { ask: 4, chat: 4, news: 1, sell: 1 };

type Listed = [
  title: string,
  handle: string,
  language: string,
  weight: number,
  moods: Partial<Record<Mood, number>>,
  about: string,
  more?: Partial<DemoChannel>,
];

/** The broker's own channel, which the story leads to. */
const STORY_HANDLE = 'access_row_xmpl';

const LISTED: readonly Listed[] = [
  [
    'Access Row',
    STORY_HANDLE,
    'en',
    0,
    { sell: 1 },
    'Networks, checked by hand. Deals through escrow only. Contact: ferry.desk@post.example',
    { owner: FERRYMAN },
  ],
  [
    'Stealer Logs Daily',
    'stealer_logs_daily_xmpl',
    'en',
    5,
    LOGS,
    'Logs of the day. Rules in the pinned post.',
  ],
  [
    'Copper Logs',
    'copper_logs_xmpl',
    'en',
    3.4,
    LOGS,
    'Logs made with Copperfang. Support: @copperfang_dev_xmpl',
  ],
  [
    'Night Market',
    'night_market_xmpl',
    'en',
    4.2,
    MARKET,
    'Buy and sell. Escrow: deals@lantern-desk.example',
  ],
  [
    'The Back Room',
    'back_room_xmpl',
    'en',
    3.6,
    { ...MARKET, news: 0.6 },
    'Forum. One topic for each kind of deal.',
    { hasTopics: true },
  ],
  ['Escrow Talk', 'escrow_talk_xmpl', 'en', 1.8, DEALS, 'Questions about escrow, reports about scammers.'],
  ['Proofs and Vouches', 'proofs_vouches_xmpl', 'en', 1.2, DEALS, 'Only finished deals.'],
  [
    'Breach Board',
    'breach_board_xmpl',
    'en',
    2.2,
    { sell: 3, news: 2, chat: 2 },
    'New databases and where they come from.',
  ],
  [
    'Leak Watch',
    'leak_watch_xmpl',
    'en',
    0,
    NEWS,
    'What leak sites publish, within the hour. Automatic.',
    { owner: LEAK_BOT },
  ],
  ['CVE Kitchen', 'cve_kitchen_xmpl', 'en', 1.6, CODE, 'Checks and patches. No support for beginners.'],
  ['Loader Lounge', 'loader_lounge_xmpl', 'en', 1.5, CODE, 'Loaders, crypters, panels.'],
  ['Cashout Lane', 'cashout_lane_xmpl', 'en', 1.3, MARKET, 'Accounts and exchange.'],
  ['Combo Harbor', 'combo_harbor_xmpl', 'en', 1.4, LOGS, 'Lists, sorted by country.'],
  ['Panel Builders', 'panel_builders_xmpl', 'en', 0.8, CODE, 'Web panels and hosting.'],
  ['SIM Desk', 'sim_desk_xmpl', 'en', 0.6, MARKET, 'Numbers of all countries.', { since: 74 }],
  [
    'Call Team Jobs',
    'call_team_jobs_xmpl',
    'en',
    0.6,
    { ask: 5, chat: 2 },
    'Jobs with daily payout.',
    { since: 55 },
  ],
  ['Dump Yard', 'dump_yard_xmpl', 'en', 0.9, MARKET, 'Old databases for free.', { until: 36 }],
  [
    'Dump Yard II',
    'dump_yard_two_xmpl',
    'en',
    1.1,
    MARKET,
    'The old channel was closed: t.me/dump_yard_xmpl',
    { since: 35 },
  ],
  [
    'Nightheron Press',
    'nightheron_press_xmpl',
    'en',
    0,
    NEWS,
    'Statements. Contact for journalists: press@heron-post.example',
    { owner: HERON_PRESS, since: 80 },
  ],
  [
    'Copperfang Support',
    'copperfang_support_xmpl',
    'en',
    1.4,
    { ask: 5, chat: 3, vouch: 1 },
    'Questions and updates. Payments: @copperfang_dev_xmpl',
    { hasTopics: true, since: 110 },
  ],
  [
    'Copperfang Updates',
    'copperfang_updates_xmpl',
    'ru',
    0.3,
    NEWS,
    'Обновления и цены.',
    { owner: DEVELOPER, since: 110 },
  ],
  ['Логово логов', 'logovo_logov_xmpl', 'ru', 3.2, LOGS, 'Свежие логи каждый день.'],
  ['Биржа доступов', 'birzha_dostupov_xmpl', 'ru', 2.4, MARKET, 'Доступы к сетям. Только через гаранта.'],
  ['Гарант-сервис', 'garant_servis_xmpl', 'ru', 1.3, DEALS, 'Сделки и отзывы.'],
  ['Чёрный список', 'cherny_spisok_xmpl', 'ru', 0.9, { warn: 5, chat: 2 }, 'Кидалы с доказательствами.'],
  ['Новости утечек', 'novosti_utechek_xmpl', 'ru', 0.8, { news: 3, chat: 2 }, 'Что слили сегодня.'],
  ['Кодеры', 'kodery_xmpl', 'ru', 1.6, CODE, 'Помощь и заказы.'],
  ['数据交易所', 'shuju_jiaoyi_xmpl', 'zh', 1.8, MARKET, '数据买卖，只走担保。'],
  ['深夜情报', 'shenye_qingbao_xmpl', 'zh', 0.9, TALK, '每晚更新。'],
  ['担保大厅', 'danbao_dating_xmpl', 'zh', 0.7, { ...DEALS, sell: 1 }, '担保与反馈。'],
  ['بازار داده', 'bazar_dadeh_xmpl', 'fa', 1.1, MARKET, 'خرید و فروش با واسطه.'],
  ['خبر نشت', 'khabar_nasht_xmpl', 'fa', 0.6, TALK, 'خبرهای روز.'],
  ['Filtraciones LATAM', 'filtraciones_latam_xmpl', 'es', 1.6, MARKET, 'Bases de datos de toda la región.'],
  ['Accesos y bases', 'accesos_bases_xmpl', 'es', 1, MARKET, 'Solo con garantía.'],
  ['Datenkeller', 'datenkeller_xmpl', 'de', 1.2, MARKET, 'Handel nur mit Treuhand.'],
  ['Treuhand und Handel', 'treuhand_handel_xmpl', 'de', 0.6, { ...DEALS, pay: 2 }, 'Fragen zu Geschäften.'],
  ['Veri Pazarı', 'veri_pazari_xmpl', 'tr', 1.1, MARKET, 'Alım satım, aracı ile.'],
  ['Log Dükkanı', 'log_dukkani_xmpl', 'tr', 0.6, LOGS, 'Günlük loglar.'],
  ['Painel do Norte', 'painel_norte_xmpl', 'pt', 1, MARKET, 'Bases e acessos.'],
  ['Bases et accès', 'bases_acces_xmpl', 'fr', 0.8, MARKET, 'Avec tiers de confiance.'],
  ['سوق البيانات', 'souq_bayanat_xmpl', 'ar', 0.7, MARKET, 'بيع وشراء بالضمان.'],
  ['Логи та доступи', 'logy_ta_dostupy_xmpl', 'uk', 0.6, LOGS, 'Свіже щодня.'],
  ['データ市場', 'data_ichiba_xmpl', 'ja', 0.4, MARKET, '売買のみ。'],
  ['데이터 거래소', 'data_georaeso_xmpl', 'ko', 0.4, MARKET, '판매와 구매.'],
];

export const TELEGRAM_CHANNELS: readonly DemoChannel[] = LISTED.map(
  ([title, handle, language, weight, moods, about, more = {}], index): DemoChannel => ({
    platform: 'telegram',
    // Beyond the ids that Telegram has given to channels.
    channelId: `-100${9_900_000_000 + index * 7_919}`,
    title,
    handle,
    about,
    languages: [language],
    moods,
    weight,
    since: 120,
    ...more,
  }),
);

function byHandle(handle: string): DemoChannel {
  return TELEGRAM_CHANNELS.find((channel) => channel.handle === handle) as DemoChannel;
}
export const STORY_CHANNEL = byHandle(STORY_HANDLE);
export const LEAK_WATCH = byHandle('leak_watch_xmpl');
export const HERON_CHANNEL = byHandle('nightheron_press_xmpl');
export const ACCESS_MARKET = byHandle('birzha_dostupov_xmpl');
export const NIGHT_MARKET = byHandle('night_market_xmpl');
