import { type Call, DATES, PAGING, WINDOW } from './call.ts';
import { PAGE_URL, TAG } from './records.ts';

const lookup = (method: string, name: string, value: string, path: string): Call => ({
  method,
  arguments: { [name]: value, ...WINDOW, ...PAGING },
  endpoint: `${path}/{${name}}`,
  request: `${path}/${encodeURIComponent(value)}?${DATES}&page=1&page_size=5`,
  model: 'DocumentHit',
});

export const DOCUMENT_CALLS: readonly Call[] = [
  {
    method: 'search',
    arguments: {
      q: 'пароль',
      ...WINDOW,
      ...PAGING,
      network: { network: 'tor' },
      language: { language: 'russian' },
    },
    endpoint: '/document/search',
    request: `/document/search?q=${encodeURIComponent('пароль')}&${DATES}&page=1&page_size=5&network=tor&language=ru`,
    model: 'DocumentHit',
  },
  {
    method: 'search',
    arguments: { q: 'пароль', include_tag: TAG, exclude_tag: 'dark-web:topic="forum"', safe_search: true },
    endpoint: '/document/search',
    request: `/document/search?q=${encodeURIComponent('пароль')}&include_tag=${encodeURIComponent(TAG)}&safe_search=true`,
    model: 'DocumentHit',
  },
  {
    method: 'get_document',
    arguments: { document_id: 'page/2' },
    endpoint: '/document/{id}',
    request: '/document/page%2F2',
    model: 'DocumentHit',
  },
  lookup('find_url', 'url', PAGE_URL, '/document/url'),
  lookup('get_tag', 'tag', TAG, '/document/tag'),
  lookup('find_email', 'email', 'dock+1@mail.example', '/document/email'),
  {
    method: 'find_phone',
    arguments: { country_code: '49', phone_number: '30555123' },
    endpoint: '/document/phone/{country_code}/{number}',
    request: '/document/phone/49/30555123',
    model: 'DocumentHit',
  },
  {
    method: 'find_wallet',
    arguments: { chain: 'BTC', address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' },
    endpoint: '/document/wallet/{chain}/{address}',
    request: '/document/wallet/btc/1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
    model: 'DocumentHit',
  },
  {
    method: 'get_document_html',
    arguments: { document_id: 'page/2' },
    endpoint: '/html/{id}',
    request: '/html/page%2F2',
  },
];
