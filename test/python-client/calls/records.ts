import { createHash } from 'node:crypto';
import { pageSighting } from '../../../src/records/page.ts';
import { ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../../src/records/record.ts';
import { EVERYTHING } from '../../http/endpoints.ts';
import { at } from '../../support/world.ts';

export const PAGE_URL = 'http://abcdef.onion/board/a b?c=d&e=/f#g';
const HTML = '<html><head><title>Доска</title></head><body>пароль &amp; кошелёк</body></html>';
export const TAG = 'dark-web:topic="market"';

/** Pages and posts with every field that the client reads. */
export const RECORDS: readonly AnyRecord[] = [
  ...EVERYTHING,
  pageSighting('page/2', at('2026-11-14T08:00:00Z'), {
    facts: {
      url: PAGE_URL,
      pageTitle: 'Доска',
      language: 'ru',
      text: 'пароль & кошелёк',
      html: HTML,
      sha1sum: createHash('sha1').update(HTML).digest('hex'),
      sha256sum: createHash('sha256').update(HTML).digest('hex'),
      ingestionDate: at('2026-11-14T09:00:00Z'),
      docType: 'html',
    },
    lists: {
      email: ['dock+1@mail.example'],
      phone: ['+4930555123'],
      bitcoin_address: ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
      tags: [TAG],
    },
  }),
  ransomwareSighting(
    'post-2',
    at('2026-11-13'),
    { url: 'http://leak.example/2', grade: 'absolute-link' },
    {
      facts: {
        ransomwareGroup: 'copperlatch',
        companyName: 'Oakline Ltd',
        country: 'GB',
        text: 'Oakline data',
      },
    },
  ),
];
