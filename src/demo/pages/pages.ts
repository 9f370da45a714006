import type { Page } from '../../records/page.ts';
import type { DemoDay } from '../calendar.ts';
import { pastesOn, priceList } from './clear-web.ts';
import { forumPagesOn } from './forums.ts';
import { leakSitePagesOn } from './leak-sites.ts';
import { shopPagesOn } from './shops.ts';

const PRICE_LIST_DAYS = 40;

/** All pages that were visited on a day. */
export function pagesOn(day: DemoDay): Page[] {
  return [
    ...(day.back <= PRICE_LIST_DAYS ? [priceList(day)] : []),
    ...shopPagesOn(day),
    ...leakSitePagesOn(day),
    ...forumPagesOn(day),
    ...pastesOn(day),
  ];
}
