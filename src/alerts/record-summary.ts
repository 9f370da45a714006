import { valuesOf } from '../records/entity.ts';
import { type AnyRecord, keyOf } from '../records/record.ts';
import { parseUrl } from '../records/url.ts';

/** What a notification or a list shows of a record. Hostile text, as stored. */
export interface RecordSummary {
  /** Title of the channel, site or group. */
  place?: string;
  author?: string;
  title?: string;
  text: string;
}

export function summaryOf(record: AnyRecord): RecordSummary {
  switch (record.kind) {
    case 'message':
      return {
        place: record.channelTitle ?? record.channelId,
        author: record.username ?? record.senderName ?? record.userId,
        text: record.text === '' ? (record.hiddenText ?? '') : record.text,
      };
    case 'profile': {
      const { usernames, firstName, lastName } = record.lists;
      const names = [usernames, firstName, lastName].flatMap((list) => valuesOf(list));
      return { author: record.userId, ...titled(names[0]), text: [...new Set(names)].join(', ') };
    }
    case 'channel': {
      const titles = valuesOf(record.lists.channelTitles);
      return { place: record.channelId, ...titled(titles.at(-1)), text: [...new Set(titles)].join(', ') };
    }
    case 'page': {
      const { url, pageTitle, text } = record.facts;
      const host = url && parseUrl(url.value)?.domainName;
      return { ...(host && { place: host }), ...titled(pageTitle?.value), text: text?.value ?? '' };
    }
    case 'ransomware': {
      const { ransomwareGroup, companyName, text } = record.facts;
      return {
        ...(ransomwareGroup && { place: ransomwareGroup.value }),
        ...titled(companyName?.value),
        text: text?.value ?? '',
      };
    }
    default:
      return { title: keyOf(record), text: '' };
  }
}

function titled(title: string | undefined): { title?: string } {
  return title === undefined ? {} : { title };
}
