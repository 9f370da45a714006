/** Every call of the public client, with the request that must give the same answer. */

import type { Call } from './calls/call.ts';
import { DOCUMENT_CALLS } from './calls/documents.ts';
import { IM_CALLS } from './calls/im.ts';
import { VICTIM_CALLS } from './calls/victims.ts';

const API = '/api/v2';

const withPrefix = <C extends Call>(call: C): C => ({
  ...call,
  endpoint: `${API}${call.endpoint}`,
  request: `${API}${call.request}`,
});

export const CALLS: readonly Call[] = [...IM_CALLS, ...DOCUMENT_CALLS, ...VICTIM_CALLS].map(withPrefix);

/** Calls with invalid arguments, or for records that do not exist. */
const refused: [
  code: 404 | 422,
  method: string,
  given: Call['arguments'],
  endpoint: string,
  request: string,
][] = [
  [422, 'search_im', { q: '*x' }, '/im/search', '/im/search?q=*x'],
  [422, 'search_im', {}, '/im/search', '/im/search'],
  [422, 'search_im', { q: 'x', page: 0 }, '/im/search', '/im/search?q=x&page=0'],
  [422, 'search_im', { q: 'x', platform: 'icq' }, '/im/search', '/im/search?q=x&platform=icq'],
  [
    404,
    'get_im_profile',
    { platform: 'telegram', userId: '1' },
    '/im/{platform}/profile/{userId}',
    '/im/telegram/profile/1',
  ],
  [422, 'search', { q: '*x' }, '/document/search', '/document/search?q=*x'],
  [422, 'search', { q: 'x', network: 'icq' }, '/document/search', '/document/search?q=x&network=icq'],
  [404, 'get_document', { document_id: 'no/page' }, '/document/{id}', '/document/no%2Fpage'],
  [404, 'get_document_html', { document_id: 'no/page' }, '/html/{id}', '/html/no%2Fpage'],
  [422, 'search_ransomware_victim', { page: 0 }, '/victim/search', '/victim/search?page=0'],
  [404, 'get_ransomware_victim', { document_id: 'no-post' }, '/victim/{id}', '/victim/no-post'],
];

export const REFUSED = refused.map(([code, method, given, endpoint, request]) =>
  withPrefix({ code, method, arguments: given, endpoint, request }),
);

/** Methods that send nothing. */
export const STUBS = ['consume_feed_ransomware', 'status'];
