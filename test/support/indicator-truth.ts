/** Reference implementation of indicators: scans every record, without an engine. */
import { hash } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import type { FindingSource } from '../../src/records/finding.ts';
import { isSentByUser, SENDER_KINDS } from '../../src/records/implied.ts';
import { canonicalIndicator, type LookupKind, SEARCHED_KINDS } from '../../src/records/indicator.ts';
import { FOUND_KINDS } from '../../src/records/item.ts';
import { type Message, messageIdOf } from '../../src/records/message.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import type {
  FindingFilter,
  HashedIndicator,
  IndicatorCount,
  IndicatorQuestion,
  IndicatorSearch,
  IndicatorSummary,
} from '../../src/storage/port/indicators.ts';

export interface Found {
  source: FindingSource;
  owner: string;
  kind: LookupKind;
  canonical: string;
  value: string;
  at: number;
  /** Only for messages. */
  message?: Message;
}

type Named = Exclude<AnyRecord, { kind: 'message' | 'ransomware-group' | 'victim' }>;

function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Records must not contradict each other: every message has one version, every page one title. */
export class IndicatorTruth {
  #found = new Map<string, Found>();
  #byIndicator: Map<string, Found[]>;
  #byRecord: Map<string, Found[]>;

  constructor(records: readonly AnyRecord[]) {
    for (const record of records) this.#addRecord(record);
    this.#byIndicator = this.#grouped(({ kind, canonical }) => `${kind} ${canonical}`);
    this.#byRecord = this.#grouped(({ source, owner }) => `${source} ${owner}`);
  }

  get indicators(): { kind: LookupKind; canonical: string }[] {
    return Array.from(this.#byIndicator.values(), ([found]) => {
      const { kind, canonical } = found as Found;
      return { kind, canonical };
    });
  }

  /** Every value in every record. */
  all(filter: FindingFilter): Found[] {
    return [...this.#found.values()].filter((found) => isVisible(found, filter));
  }

  count(kind: LookupKind, canonical: string, filter: FindingFilter): IndicatorCount | undefined {
    return countOf(this.#of(kind, canonical, filter));
  }

  /** Ids of the records of these sources that contain a value. */
  owners(kind: LookupKind, canonical: string, sources: readonly FindingSource[]): string[] {
    return this.#of(kind, canonical, { visible: [{ sources }] }).map(({ source, owner }) =>
      source.includes('-') ? `${source.split('-')[0]}:${owner}` : owner,
    );
  }

  summary(question: IndicatorQuestion): IndicatorSummary | undefined {
    const { kind, canonical, placesMax, relatedMax, interval } = question;
    const found = this.#of(kind, canonical, question);
    const count = countOf(found);
    if (count === undefined) return undefined;
    const starts = found.map(({ at }) =>
      interval === 'day'
        ? Date.parse(new Date(at).toISOString().slice(0, 10))
        : Date.parse(`${new Date(at).toISOString().slice(0, 7)}-01`),
    );
    return {
      kind,
      canonical,
      value: found.map(({ value }) => value).sort(byBytes)[0] as string,
      ...count,
      channels: placesOf(found, 'channel', placesMax),
      people: placesOf(found, 'profile', placesMax),
      histogram: [...Map.groupBy(starts, (at) => at)]
        .map(([at, all]) => ({ at, count: all.length }))
        .sort((a, b) => a.at - b.at),
      related: this.#related(question, found, relatedMax),
    };
  }

  search({ text, isOpenBefore, isOpenAfter, kinds, isNew, ...filter }: IndicatorSearch): string[] {
    const pattern = new RegExp(
      `${isOpenBefore ? '' : '^'}${RegExp.escape(text)}${isOpenAfter ? '' : '$'}`,
      'u',
    );
    return this.indicators
      .filter(({ kind }) => (SEARCHED_KINDS as readonly string[]).includes(kind) && kinds.includes(kind))
      .filter(({ canonical }) => {
        const stored = canonical.toLowerCase().replace(/^\w+:\/\//, '');
        const unicode = stored.replace(/xn--[\w-]+/g, domainToUnicode).normalize('NFKD');
        return pattern.test(stored) || pattern.test(unicode.replace(/\p{M}/gu, ''));
      })
      .map((each) => ({ ...each, count: this.count(each.kind, each.canonical, filter) }))
      .filter(({ count }) => count !== undefined)
      .filter(({ kind, canonical }) => {
        const all = this.#of(kind, canonical, { visible: filter.visible });
        return !isNew || all.every(({ at }) => at >= (filter.during?.from as number));
      })
      .map(({ kind, canonical, count }) => ({ key: `${kind} ${canonical}`, count: count as IndicatorCount }))
      .sort((a, b) => b.count.firstSeen - a.count.firstSeen || byBytes(a.key, b.key))
      .map(({ key, count }) => `${key} ${JSON.stringify(count)}`);
  }

  byHash(prefix: string, filter: FindingFilter): HashedIndicator[] {
    return this.indicators
      .map((each) => ({ ...each, hash: hash('sha256', each.canonical) }))
      .filter((each) => each.hash.startsWith(prefix))
      .map((each) => ({ hash: each.hash, kind: each.kind, ...this.count(each.kind, each.canonical, filter) }))
      .filter((each): each is HashedIndicator => each.total !== undefined)
      .sort((a, b) => byBytes(a.hash, b.hash) || byBytes(a.kind, b.kind));
  }

  #related({ kind, canonical, visible }: IndicatorQuestion, found: Found[], max: number) {
    const newest = found
      .toSorted((a, b) => b.at - a.at || byBytes(a.source, b.source) || byBytes(a.owner, b.owner))
      .slice(0, 500)
      .map(({ source, owner }) =>
        (this.#byRecord.get(`${source} ${owner}`) ?? []).filter((each) => isVisible(each, { visible })),
      )
      .filter((items) => items.length <= 1000);
    const others = newest.flat().filter((each) => each.kind !== kind || each.canonical !== canonical);
    const top = [...Map.groupBy(others, (each) => `${each.kind} ${each.canonical}`).values()]
      .map((all) => ({
        kind: (all[0] as Found).kind,
        canonical: (all[0] as Found).canonical,
        count: all.length,
      }))
      .sort((a, b) => b.count - a.count || byBytes(a.kind, b.kind) || byBytes(a.canonical, b.canonical));
    return { records: newest.length, top: top.slice(0, max) };
  }

  #of(kind: LookupKind, canonical: string, filter: FindingFilter): Found[] {
    return (this.#byIndicator.get(`${kind} ${canonical}`) ?? []).filter((each) => isVisible(each, filter));
  }

  #grouped(keyOf: (found: Found) => string): Map<string, Found[]> {
    return Map.groupBy(this.#found.values(), keyOf);
  }

  #addRecord(record: AnyRecord): void {
    if (record.kind === 'message') this.#addMessage(record);
    else if (record.kind !== 'ransomware-group' && record.kind !== 'victim') this.#addEntity(record);
  }

  #addEntity(record: Named): void {
    const [source, owner] = ownerOf(record);
    const lists = record.lists as Record<string, { value: string; at: number }[] | undefined>;
    const add = (kind: LookupKind, list: string) => {
      for (const { value, at } of lists[list] ?? []) this.#add({ source, owner, kind, value, at });
    };
    if (record.kind !== 'server') for (const kind of FOUND_KINDS) add(kind, kind);
    for (const list of ['usernames', 'firstName', 'lastName']) add('name', list);
    for (const list of ['channelTitles', 'serverTitles']) add('title', list);
    const facts = record.facts as Record<string, { value: unknown } | undefined>;
    const at = record.firstSeen;
    for (const [kind, name] of [
      ['title', 'pageTitle'],
      ['title', 'companyName'],
      ['name', 'username'],
    ] as const)
      if (facts[name] !== undefined) this.#add({ source, owner, kind, value: String(facts[name].value), at });
    const company = facts.companyName === undefined ? undefined : String(facts.companyName.value);
    if (company !== undefined) this.#add({ source, owner, kind: 'company', value: company, at });
    const address = record.kind === 'page' ? facts.url : facts.companyLink;
    if (address === undefined) return;
    const url = new URL(String(address.value));
    if (record.kind === 'page' && !url.hostname.endsWith('.onion'))
      this.#add({ source, owner, kind: 'url', value: url.href, at });
    for (const host of new Set([url.hostname, url.hostname.replace(/^www\./, '')]))
      this.#add({ source, owner, kind: 'domain', value: host, at });
  }

  #addMessage(message: Message): void {
    const { platform, detectionDate: at } = message;
    const isByUser = isSentByUser(message);
    for (const { kind, value } of message.items ?? []) {
      this.#add({ source: `${platform}-message`, owner: messageIdOf(message), kind, value, at, message });
      if (isByUser && SENDER_KINDS.has(kind))
        this.#add({ source: `${platform}-profile`, owner: message.userId, kind, value, at });
    }
    const add = (source: FindingSource, owner: string, kind: LookupKind, value: string | undefined) => {
      if (value !== undefined) this.#add({ source, owner, kind, value, at });
    };
    if (isByUser) {
      add(`${platform}-profile`, message.userId, 'name', message.username);
      add(`${platform}-profile`, message.userId, 'name', message.senderName);
    }
    add(`${platform}-channel`, message.channelId, 'title', message.channelTitle);
    if (message.serverId !== undefined) add('discord-server', message.serverId, 'title', message.serverTitle);
  }

  #add(found: Omit<Found, 'canonical'>): void {
    const canonical = canonicalIndicator(found.kind, found.value);
    const key = JSON.stringify([found.source, found.owner, found.kind, canonical]);
    const known = this.#found.get(key);
    const isEarlier =
      known === undefined || found.at < known.at || (found.at === known.at && found.value < known.value);
    if (canonical !== '' && isEarlier) this.#found.set(key, { ...found, canonical });
  }
}

function ownerOf(record: Named): [FindingSource, string] {
  switch (record.kind) {
    case 'profile':
      return [`${record.platform}-profile`, record.userId];
    case 'channel':
      return [`${record.platform}-channel`, record.channelId];
    case 'server':
      return ['discord-server', record.serverId];
    case 'page':
      return ['page', record.pageId];
    case 'ransomware':
      return ['ransomware', record.postId];
  }
}

function isVisible(found: Found, { visible, during }: FindingFilter): boolean {
  return (
    visible.some(
      ({ sources, kinds, from }) =>
        sources.includes(found.source) &&
        (kinds === undefined || kinds.includes(found.kind)) &&
        (from === undefined || found.at >= from),
    ) &&
    found.at >= (during?.from ?? Number.NEGATIVE_INFINITY) &&
    found.at <= (during?.to ?? Number.POSITIVE_INFINITY)
  );
}

function countOf(found: readonly Found[]): IndicatorCount | undefined {
  if (found.length === 0) return undefined;
  const dates = found.map(({ at }) => at).sort((a, b) => a - b);
  const bySource = [...Map.groupBy(found, ({ source }) => source)]
    .map(([source, all]) => ({ source, count: all.length }))
    .sort((a, b) => b.count - a.count || byBytes(a.source, b.source));
  return {
    total: found.length,
    firstSeen: dates[0] as number,
    lastSeen: dates.at(-1) as number,
    bySource,
  };
}

function placesOf(found: readonly Found[], of: 'channel' | 'profile', max: number) {
  const places = new Map<string, { messages: number; isInRecord: boolean }>();
  const place = (platform: string, id: string) => {
    const key = `${platform} ${id}`;
    const known = places.get(key) ?? { messages: 0, isInRecord: false };
    places.set(key, known);
    return known;
  };
  for (const { source, owner, message } of found) {
    const [platform = '', kind] = source.split('-');
    if (kind === of) place(platform, owner).isInRecord = true;
    if (message === undefined) continue;
    if (of === 'channel') place(platform, message.channelId).messages++;
    else if (isSentByUser(message)) place(platform, message.userId).messages++;
  }
  const all = [...places]
    .map(([key, counts]) => {
      const [platform = '', id = ''] = key.split(' ');
      return { platform: platform as 'telegram', id, ...counts };
    })
    .sort((a, b) => b.messages - a.messages || byBytes(a.platform, b.platform) || byBytes(a.id, b.id));
  return { total: all.length, top: all.slice(0, max) };
}
