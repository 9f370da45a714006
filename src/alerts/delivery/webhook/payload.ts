import { formatInstant } from '../../../time/instant.ts';
import type { Notification, NotifiedMatch } from '../notification.ts';
import { type Detail, fitted, NAME_MAX, safeLink, snippetOf } from '../text/report.ts';
import { cut, safeLine } from '../text/safe-text.ts';

/** Standard Webhooks asks for less than 20 kB. */
const BODY_BYTES_MAX = 19_999;
const MATCHES_MAX = 50;
const TAGS_MAX = 20;
const TAG_MAX = 40;
/** A smaller payload lists fewer indicators: one per 400 characters of text that fit, but at least five. */
const INDICATOR_SHARE = 400;
const INDICATORS_MIN = 5;

/**
 * The JSON body. Thin: ids and a defanged snippet. Full: also author, title, text and indicators, as stored, because
 * programs read them.
 */
export function webhookBody(notification: Notification, isFull: boolean): string {
  return fitted(
    { items: Math.min(notification.matches.length, MATCHES_MAX), textMax: BODY_BYTES_MAX },
    (detail) => JSON.stringify(payloadOf(notification, isFull, detail)),
    (body) => Buffer.byteLength(body) <= BODY_BYTES_MAX,
  );
}

function payloadOf(notification: Notification, isFull: boolean, detail: Detail): object {
  const { type, at, search, isRetro, total } = notification;
  const matches = notification.matches.slice(0, detail.items);
  return {
    type,
    timestamp: formatInstant(at),
    data: {
      search: {
        id: search.id,
        name: plain(search.name, NAME_MAX),
        severity: search.severity,
        tags: search.tags.slice(0, TAGS_MAX).map((tag) => plain(tag, TAG_MAX)),
      },
      retro: isRetro,
      total,
      omitted: Math.max(total - matches.length, 0),
      matches: matches.map((match) => ({
        ...thin(match),
        ...(isFull && full(match, detail.textMax)),
      })),
    },
  };
}

function thin(match: NotifiedMatch): object {
  const link = safeLink(match.link);
  return {
    id: match.id,
    matchedAt: formatInstant(match.at),
    record: {
      kind: match.recordKind,
      key: match.recordKey.toWellFormed(),
      writtenAt: formatInstant(match.recordAt),
    },
    ...(match.place !== undefined && { place: safeLine(match.place, NAME_MAX) }),
    snippet: snippetOf(match),
    ...(link !== undefined && { link }),
  };
}

function full({ author, title, text, indicators }: NotifiedMatch, textMax: number): object {
  return {
    ...(author !== undefined && { author: plain(author, NAME_MAX) }),
    ...(title !== undefined && { title: plain(title, 2 * NAME_MAX) }),
    text: plain(text, textMax),
    isTextCut: text.length > textMax,
    ...(indicators !== undefined && {
      indicators: indicators
        .slice(0, Math.max(INDICATORS_MIN, Math.floor(textMax / INDICATOR_SHARE)))
        .map(({ kind, value }) => ({ kind, value: plain(value, NAME_MAX) })),
    }),
  };
}

function plain(text: string, max: number): string {
  return cut(text.slice(0, max + 1), max).toWellFormed();
}
