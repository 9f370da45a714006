import type { Page } from '../../records/page.ts';
import { CHAT_DAYS, type DemoDay } from '../calendar.ts';
import { pastesOn, priceList } from './clear-web.ts';
import { forumPagesOn } from './forums.ts';
import { leakSitePagesOn } from './leak-sites.ts';
import { shopPagesOn } from './shops.ts';

/** All pages that were visited on a day. */
export function pagesOn(day: DemoDay): Page[] {
  return [
    ...(day.back <= CHAT_DAYS ? [priceList(day)] : []),
    ...shopPagesOn(day),
    ...leakSitePagesOn(day),
    ...forumPagesOn(day),
    ...pastesOn(day),
  ];
}
