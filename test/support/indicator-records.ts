import { channelSighting } from '../../src/records/channel.ts';
import type { Item } from '../../src/records/item.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { at, message } from './world.ts';

const ONION_HOST = `${'a'.repeat(55)}d.onion`;

/** People and places share few values, so that most indicators occur in several records. */
export function randomRecords(random: () => number, length: number): AnyRecord[] {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(values: readonly T[]) => values[below(values.length)] as T;
  const word = () => pick(['acme', 'Ácme', 'heron', 'gull', 'новый', '東京', 'x-ray', 'Kite 7']);
  const date = () => at('2026-09-20') + below(60 * 24) * 3_600_000;
  const item = (): Item => {
    const number = below(40);
    return pick<Item>([
      { kind: 'domain', value: `${pick(['acme', 'heron', 'xn--mnchen-3ya'])}${number}.example` },
      { kind: 'email', value: `${pick(['Oda', 'oda', 'tilda'])}${number}@acme.example` },
      { kind: 'url', value: `https://acme.example/${pick(['A', 'b'])}${number}?q=%20` },
      { kind: 'telegram', value: `https://t.me/acme_${number}` },
      { kind: 'md5', value: String(number).padStart(32, 'a') },
      { kind: 'bitcoin_address', value: `1Acme${number}` },
    ]);
  };
  const listsOf = (items: Item[]) => {
    const lists: Record<string, string[]> = {};
    for (const { kind, value } of items) lists[kind] = [...(lists[kind] ?? []), value];
    return lists;
  };
  const items = () => Array.from({ length: below(4) }, item);
  return Array.from({ length }, (_, index): AnyRecord => {
    const luck = below(10);
    const detectionDate = date();
    if (luck < 6) {
      const isDiscord = below(3) === 0;
      const channelId = isDiscord ? `10965859329638401${below(3)}` : `-100${below(4)}`;
      return message({
        platform: isDiscord ? 'discord' : 'telegram',
        channelId,
        sequence: String(index + 1),
        userId: below(6) === 0 ? channelId : String(7000 + below(6)),
        username: `${word()}${below(3)}`,
        channelTitle: `${word()} ${word()}`,
        ...(isDiscord && { serverId: String(50 + below(2)), serverTitle: word() }),
        items: items(),
        detectionDate,
        version: detectionDate,
      });
    }
    if (luck === 6)
      return profileSighting('telegram', String(7000 + below(8)), detectionDate, {
        lists: { usernames: [word()], lastName: [`${word()}${below(9)}`], ...listsOf(items()) },
      });
    if (luck === 7)
      return channelSighting('telegram', `-100${below(6)}`, detectionDate, {
        lists: { channelTitles: [word()], ...listsOf(items()) },
      });
    if (luck === 8)
      return pageSighting(`page-${index}`, detectionDate, {
        facts: {
          url: `http://${pick(['www.acme1.example', 'heron2.example', 'p.example', ONION_HOST])}/${below(30)}`,
          pageTitle: `${word()} ${word()}`,
        },
        lists: listsOf(items()),
      });
    return ransomwareSighting(
      `post-${index}`,
      detectionDate,
      { url: `http://leak.example/${index}`, grade: 'absolute-link' },
      {
        facts: {
          companyName: `${word()} ${below(20)}${pick(['', ' GmbH', ' Inc.'])}`,
          ...(below(2) === 0 && {
            companyLink: `https://${pick(['www.', ''])}${pick(['acme', 'heron'])}${below(9)}.example/`,
          }),
        },
        lists: listsOf(items()),
      },
    );
  });
}
