/** Twenty records that together cover every function that feeds the search index (index-tokens.ts). */
import { channelSighting } from '../../../src/records/channel.ts';
import type { Message } from '../../../src/records/message.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import type { AnyRecord } from '../../../src/records/record.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA } from '../../support/world.ts';

const SEEN_AT = at('2026-11-14T09:31:05Z');

const WALLETS = {
  bitcoin_address: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'BC1Q2E4KM70S9U30QXQFRHKQQ3NXPJPXMENGVJRACP'],
  ethereum_address: ['0x5565b4713b27d1361423bb6A17321C7cc5B60890'],
  monero_address: [
    '4Atp3cpTwxjNwKT68s6XtqZGa3x24nyjS1S56oW97iUv86M8mhBmCUkeLiX5zb3ZUuavmBLWZHrTFXLfYcCSejimMk91yUY',
  ],
  ripple_address: ['rqSjT94aEsUmuom28uSNBnpWdYozQJ8z6'],
  zcash_address: ['zs1v6kvhx87h7kw2s27ycqfe3xs39ej67kqzam9feg05m2dpq9fvtjl4hudg975hj2macnz63znh80'],
  polkadot_address: ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  tron_address: ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
} as const;

const ITEMS: Message['items'] = [
  { kind: 'email', value: 'Tilda.Probe+x@Mail.Example' },
  { kind: 'telegram', value: 'https://t.me/Tilda_Probe' },
  { kind: 'whatsapp', value: 'https://wa.me/4915112345678' },
  { kind: 'paste', value: 'https://pastebin.com/AbC123' },
  { kind: 'skype', value: 'live:.cid.tilda' },
  ...Object.entries(WALLETS).flatMap(([kind, values]) =>
    values.map((value) => ({ kind: kind as keyof typeof WALLETS, value })),
  ),
  { kind: 'discord', value: 'https://discord.com/invite/AbC' },
  { kind: 'onion', value: 'http://expyuzz4wqqyqhjn.onion/' },
  { kind: 'bitcoin_cash_address', value: 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' },
  { kind: 'ton_address', value: 'UQCOhFyAqQMRz4FLopsu87IV8X2AeDD61y4dUi4_DzHRkOiM' },
  { kind: 'domain', value: 'evil.example' },
];

const said = (sequence: number, overrides: Partial<Message>): Message =>
  message({ sequence: String(sequence), detectionDate: SEEN_AT + sequence, ...overrides });

const MESSAGES: Message[] = [
  said(1, {
    text: 'Plain ASCII, with 42 numbers & a_snake_case-word; "quotes"\tand\nlines, C++, C# and .NET',
  }),
  said(2, { text: 'Größe ŁÓDŹ Øresund İstanbul ıspanak naïve œuvre Æther đà ħobża e\u0301 ﬁn Ⅷ' }),
  said(3, { text: 'Привет, МИР! Ёлка й и\u0306 Ελλάς ΣΊΣΥΦΟΣ ἄνθρωπος' }),
  said(4, { text: 'مُحَمَّد كتـــاب ١٢٣ שָׁלוֹם עולם ‏abc‎' }),
  said(5, { text: '你好世界 东京タワー ひらがな ﾊﾝｶｸ ー 한국어 각' }),
  said(6, { text: 'สวัสดีครับ ลาว ສະບາຍດີ ភាសាខ្មែរ မြန်မာ हिन्दी தமிழ் ქართული Հայերեն አማርኛ' }),
  said(7, { text: 'zero\u200bwidth soft\u00adhyphen \u202eright\u202c ™brand ㎏ x² 4️⃣ 👩‍👩‍👧 z̸̢a̷l̶g̵o̷' }),
  said(8, { text: 'hxxps://evil[.]example/a(dot)b user[at]mail[.]example fxp://x h**p[://]y {.}onion' }),
  said(9, { text: `long ${'a'.repeat(230)} ${'𐌰'.repeat(120)}x ${'é'.repeat(210)}` }),
  said(10, { text: '', hiddenText: 'not indexed', media: 'Web Page/x', username: 'UPPER.case_1' }),
  said(11, {
    text: 'filters of every kind',
    channelTitle: 'Émigré — Heronry №1',
    topicId: '5',
    topicTitle: 'Эскроу & Escrow',
    isForumTopic: true,
    languages: [
      { language: 'ru', probability: 0.7 },
      { language: 'zh-Hant', probability: 0.3 },
    ],
    media: 'photo',
  }),
  said(12, { text: 'things found in it', items: ITEMS }),
  said(13, {
    platform: 'discord',
    channelId: HARBOUR,
    sequence: '1096585932963840999',
    ...ODA,
    username: 'ödä.K',
    serverId: HARBOUR_SERVER,
    serverTitle: 'Night Harbour ⚓ 夜港',
    channelTitle: 'general-チャット',
    replyToMessageId: '5',
    text: '<@!123> <:emoji:456> ||spoiler|| **bold**',
  }),
  said(14, { channelId: 'Some_Channel', userId: HERONRY, text: '@handle #hashtag t.me/Some_Channel $cash' }),
];

const ENTITIES: AnyRecord[] = [
  profileSighting('telegram', '6001', SEEN_AT, {
    facts: { bot: true },
    lists: {
      usernames: ['Second_Name', 'ÉLAN', 'plain'],
      firstName: ['Тильда', 'Tilda "T"'],
      lastName: ['O’Neill', '王'],
      profilePhoto: ['https://photo.example/not-indexed.jpg'],
      discordLink: ['https://discord.gg/AbC'],
      discriminator: ['0042'],
      email: ['Tilda.Probe+x@Mail.Example', 'x@пример.example'],
      telegram: ['https://t.me/Tilda_Probe'],
      whatsapp: ['https://wa.me/4915112345678'],
      paste: ['https://pastebin.com/AbC123'],
      skype: ['live:.cid.tilda'],
      ...WALLETS,
    },
  }),
  profileSighting('discord', '1100000000000000008', SEEN_AT, {}),
  profileSighting('telegram', '6002', SEEN_AT, { lists: { usernames: ['a b', 'a:b', 'a-b', '_'] } }),
  channelSighting(
    'telegram',
    '-1001990000777',
    SEEN_AT,
    {
      facts: { username: 'Public_Name', isPublic: true, about: 'not indexed' },
      lists: { channelTitles: ['Émigré — №1', 'Second title'], email: ['in@channel.example'] },
    },
    [{ id: '7', title: 'Эскроу' }, { id: '5', title: 'Escrow (closed)', closed: true }, { id: '9' }],
  ),
  channelSighting('discord', '1096585932963840777', SEEN_AT, {
    facts: { serverId: '1096585681305600777' },
    lists: { channelTitles: ['general-チャット'], serverTitle: ['Night Harbour ⚓', 'Nachthafen'] },
  }),
  channelSighting('telegram', '-4243', SEEN_AT, { lists: { channelTitles: [''] } }),
];

export const GOLDEN_RECORDS: readonly AnyRecord[] = [...MESSAGES, ...ENTITIES];
