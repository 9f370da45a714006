/** Random records of every searched collection, whose texts share few words, in awkward scripts and spellings. */

import type { MatchedKind, MatchedRecord } from '../../src/alerts/matching/matched-search.ts';
import { channelSighting } from '../../src/records/channel.ts';
import type { Item } from '../../src/records/item.ts';
import type { Message } from '../../src/records/message.ts';
import { pageIdOf, pageSighting } from '../../src/records/page.ts';
import { PLATFORMS } from '../../src/records/platform.ts';
import { profileItemLists, profileSighting } from '../../src/records/profile.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { at, HARBOUR_SERVER, message } from './world.ts';

export const WORDS = [
  ...['logs', 'Logs', 'log', 'LOGÍN', 'selling', 'sold', 'fresh', 'a', 'the', 'stealer', 'x', '7', '007'],
  ...[
    'C++',
    'C#',
    '.NET',
    'ASP.net',
    'hxxp[:]//evil[.]example',
    'name#1234',
    'a:b',
    'AND',
    'NEAR(',
    '"',
    '*',
  ],
  ...[
    'продам',
    'логи',
    'Ёлка',
    'їжак',
    'свежие',
    'straße',
    'STRASSE',
    'İstanbul',
    'ırmak',
    'Ærø',
    'ﬁne',
    '㎏',
    '™',
  ],
  ...['東京', '東', '京都', '日本語', 'カタカナ', 'ー', '한국어', 'ภาษาไทย', 'ខ្មែរ', 'မြန်မာ', '中文字'],
  ...[
    'بيع',
    'بَيْعٌ',
    'حساب',
    'שלום',
    '\u202eשלום\u202c',
    'हिन्दी',
    'कि',
    'è',
    'e\u0300',
    '𝐛𝐨𝐥𝐝',
    'ｆｕｌｌ',
    '1\ufe0f\u20e3',
  ],
  ...[
    'so\u00adft',
    'zero\u200bwidth',
    `z${'\u0334\u0345'.repeat(40)}algo`,
    'w'.repeat(300),
    `${'w'.repeat(200)}v`,
    '👍🏽',
    '—',
  ],
];

export const NAMES = [
  'Tilda_Probe',
  'tilda_probe',
  'oda.k',
  'ОДА',
  '名前',
  'x',
  'e\u0300ve',
  'Ève',
  'a b',
  'null',
];
export const LANGUAGES = ['en', 'ru', 'ja', 'und', 'EN'];
export const TAGS = ['dark-web:topic="market"', 'dark-web:topic="Forum"', 'seen', 'copine-scale:x'];
export const HOSTS = [
  'shop.evil.example',
  'evil.example',
  'xn--mnchen-3ya.example',
  `${'a'.repeat(55)}d.onion`,
  'x.i2p',
];
export const COUNTRIES = ['DE', 'Germany', 'us', 'Türkiye', 'Nowhere'];

export const ITEMS: readonly Item[] = [
  { kind: 'email', value: 'Oda@Evil.example' },
  { kind: 'email', value: 'oda@evil.example' },
  { kind: 'domain', value: 'evil.example' },
  { kind: 'domain', value: 'xn--mnchen-3ya.example' },
  { kind: 'url', value: 'https://evil.example/A?q=%20' },
  { kind: 'url', value: 'https://evil.example/e\u0300' },
  { kind: 'ipv4', value: '192.0.2.7' },
  { kind: 'ipv6', value: '2001:db8::7' },
  { kind: 'sha256', value: 'ab'.repeat(32) },
  { kind: 'cve', value: 'CVE-2026-0001' },
  { kind: 'telegram', value: 'https://t.me/Evil_Shop' },
  { kind: 'discord', value: 'https://discord.com/invite/evil' },
  { kind: 'phone', value: '+4915112345678' },
  { kind: 'bitcoin_address', value: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' },
  { kind: 'bitcoin_address', value: 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ' },
  { kind: 'ethereum_address', value: '0xDE0B295669a9FD93d5F28D9Ec85E40f4cb697BAe' },
];

export class HostileRecords {
  #random: () => number;
  #made = 0;

  constructor(random: () => number) {
    this.#random = random;
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  /** A few words, separated by spaces or by something else. */
  text(max = 8): string {
    const words = Array.from({ length: this.below(max) }, () => this.pick(WORDS));
    return words.join(this.pick([' ', ' ', ' ', '', '. ', '\n', ' - ']));
  }

  record(kind: MatchedKind): MatchedRecord {
    this.#made++;
    switch (kind) {
      case 'message':
        return this.#message();
      case 'profile':
        return this.#profile();
      case 'channel':
        return this.#channel();
      case 'page':
        return this.#page();
      case 'ransomware':
        return this.#post();
    }
  }

  #maybe<T extends object>(value: () => T): T | undefined {
    return this.below(2) === 0 ? value() : undefined;
  }

  #items(): Item[] {
    return Array.from({ length: this.below(4) }, () => this.pick(ITEMS));
  }

  #lists(): Record<string, string[]> {
    const lists: Record<string, string[]> = {};
    for (const { kind, value } of this.#items()) lists[kind] = [...(lists[kind] ?? []), value];
    return lists;
  }

  #date(): number {
    return at('2026-10-01') + this.below(40 * 24) * 3_600_000;
  }

  #message(): Message {
    const detectionDate = this.#date();
    const items = this.#items();
    return message({
      platform: this.pick(PLATFORMS),
      channelId: `-100${this.below(5)}`,
      sequence: String(this.#made),
      userId: this.pick(['7001', '7002', '7003', '-1001']),
      username: this.pick(NAMES),
      text: this.below(10) === 0 ? '' : this.text(),
      detectionDate,
      version: detectionDate,
      languages: this.below(3) === 0 ? [] : [{ language: this.pick(LANGUAGES), probability: 0.9 }],
      ...(items.length > 0 && { items }),
      ...this.#maybe(() => ({ channelTitle: this.text(4) })),
      ...this.#maybe(() => ({ topicId: String(this.below(4)), topicTitle: this.text(3) })),
      ...this.#maybe(() => ({ serverId: HARBOUR_SERVER, serverTitle: this.text(4) })),
      ...this.#maybe(() => ({ media: this.pick(['photo', 'Video']) })),
      ...(this.below(3) === 0 && {
        hiddenText: `${this.text(3)}\n${this.text(3)}`,
        attachments: [{ name: this.text(3) }, { type: 'image/png' }, { name: this.text(3) }],
        links: [`https://${this.pick(HOSTS)}/${this.text(2)}`, this.text(2)],
        forwardedFrom: { name: this.text(3), id: this.pick(['-1005', '9001']) },
      }),
    });
  }

  #profile(): MatchedRecord {
    return profileSighting(this.pick(PLATFORMS), String(7000 + this.below(300)), this.#date(), {
      lists: {
        usernames: [this.pick(NAMES), this.pick(NAMES)],
        firstName: [this.text(3)],
        lastName: [this.text(3)],
        ...profileItemLists(this.#items()),
      },
    });
  }

  #channel(): MatchedRecord {
    return channelSighting(
      this.pick(PLATFORMS),
      `-100${this.below(300)}`,
      this.#date(),
      {
        facts: {
          serverId: this.pick([HARBOUR_SERVER, undefined]),
          username: this.pick([...NAMES, undefined]),
        },
        lists: { channelTitles: [this.text(4), this.text(4)], serverTitle: [this.text(4)], ...this.#lists() },
      },
      [{ id: String(this.below(5)), title: this.text(3) }, { id: 'b' }],
    );
  }

  #page(): MatchedRecord {
    const url = `https://${this.pick(['', 'user:secret@'])}${this.pick(HOSTS)}/${this.#made}/${encodeURIComponent(this.text(2).toWellFormed())}`;
    return pageSighting(pageIdOf(url), this.#date(), {
      facts: {
        url,
        text: this.text(30),
        pageTitle: this.pick([this.text(4), undefined]),
        language: this.pick([...LANGUAGES, undefined]),
      },
      lists: { tags: this.below(2) === 0 ? [] : [this.pick(TAGS), this.pick(TAGS)], ...this.#lists() },
    });
  }

  #post(): MatchedRecord {
    return ransomwareSighting(
      `00000000-0000-4000-8000-${String(this.#made).padStart(12, '0')}`,
      this.#date(),
      { url: `http://${this.pick(HOSTS)}/${this.#made}`, grade: 'absolute-link' },
      {
        facts: {
          companyName: `${this.text(3)} ${this.pick(['', 'GmbH', 'Inc.'])}`,
          companyLink: this.pick([`https://www.${this.pick(HOSTS)}/about`, undefined]),
          ransomwareGroup: this.pick(['Nightheron', 'nightheron ', 'Pale Grove']),
          text: this.pick([this.text(12), undefined]),
          country: this.pick([...COUNTRIES, undefined]),
          industry: this.pick(['Manufacturing', ' retail', undefined]),
          language: this.pick([...LANGUAGES, undefined]),
        },
        lists: this.#lists(),
      },
    );
  }
}
