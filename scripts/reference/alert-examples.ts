import { SavedSearches } from '../../src/alerts/saved-searches.ts';
import type { Message } from '../../src/records/message.ts';
import type { Services } from '../../src/services/services.ts';
import type { SavedSearch, StoredTarget } from '../../src/storage/port/alerts.ts';
import { matchId } from '../../src/storage/rules/match-id.ts';

const ALERT = 'alert_7kq2mxw9tbhc';
const TARGET = 'target_c4n8vz2pqk6d';
const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const CHANNEL = '-1001990000777';
const MATCH = matchId(ALERT, 'message', `telegram:${CHANNEL}_12`);

/** Requests about alerts, in an order in which each works: those that remove something come last. */
export const ALERT_REQUESTS: readonly (readonly [
  id: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
])[] = [
  ['listAlerts', 'GET', '/alerts?page_size=1'],
  ['createAlert', 'POST', '/alerts', { name: 'Our hosts', values: ['login[.]acme.example', 'acme.example'] }],
  ['readAlert', 'GET', `/alerts/${ALERT}`],
  ['changeAlert', 'PATCH', `/alerts/${ALERT}`, { schedule: 'hourly', tags: ['brand'] }],
  ['readAlertHistory', 'GET', `/alerts/${ALERT}/history`],
  ['tellPastOfAlert', 'POST', `/alerts/${ALERT}/history`, { days: 30 }],
  ['listMatches', 'GET', '/alerts/matches?state=new&page_size=1'],
  ['changeMatches', 'PATCH', '/alerts/matches', { ids: [MATCH], read: true }],
  ['readMatch', 'GET', `/alerts/matches/${MATCH}`],
  ['changeMatch', 'PATCH', `/alerts/matches/${MATCH}`, { state: 'triaged', note: 'asked the seller' }],
  ['exportMatches', 'GET', '/alerts/export?format=ndjson'],
  ['listTargets', 'GET', '/alerts/targets?page_size=1'],
  [
    'createTarget',
    'POST',
    '/alerts/targets',
    { name: 'SIEM', kind: 'webhook', url: 'https://siem.example/in' },
  ],
  ['readTarget', 'GET', `/alerts/targets/${TARGET}`],
  ['changeTarget', 'PATCH', `/alerts/targets/${TARGET}`, { full: true }],
  ['testTarget', 'POST', `/alerts/targets/${TARGET}/test`],
  ['rotateSecret', 'POST', `/alerts/targets/${TARGET}/secret`, { keep_old: true }],
  ['listDeliveries', 'GET', '/alerts/deliveries?status=pending&page_size=1'],
  ['replayDeliveries', 'POST', '/alerts/deliveries', { target: TARGET, status: 'failed' }],
  ['removeTarget', 'DELETE', `/alerts/targets/${TARGET}`],
  ['removeAlert', 'DELETE', `/alerts/${ALERT}`],
];

/** A saved search with a match, and a target, with fixed ids. */
export async function addAlerts({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  const now = clock();
  const times = { createdAt: now - 86_400_000, updatedAt: now - 86_400_000 };
  const target: StoredTarget = {
    id: TARGET,
    name: 'SOC',
    isEnabled: true,
    settings: { kind: 'webhook', url: 'https://soc.example/hook', secrets: [SECRET], isFull: false },
    ...times,
  };
  const search: SavedSearch = {
    id: ALERT,
    name: 'Our brand',
    condition: { kind: 'search', about: 'message', parameters: { q: '"acme bank"' } },
    tags: ['brand'],
    severity: 'high',
    isEnabled: true,
    targets: [TARGET],
    schedule: 'immediately',
    cap: 60,
    maxAgeMs: 604_800_000,
    ...times,
  };
  await store.alerts.saveTarget(target);
  await store.alerts.saveSearch(search);
  const message: Message = {
    kind: 'message',
    platform: 'telegram',
    channelId: CHANNEL,
    channelTitle: 'Night desk',
    sequence: '12',
    userId: '7002',
    username: 'xmpl_boris',
    detectionDate: now - 60_000,
    version: now - 60_000,
    text: 'Selling logs of Acme Bank, samples at hxxps://logs[.]example',
    languages: [],
  };
  await store.write({ records: [message], matching: await new SavedSearches(store).matching(now) });
}

/** New ids and secrets are random: in examples they are always the same. */
export function withoutChance(text: string): string {
  return text
    .replace(/alert_(?!7kq2mxw9tbhc)[0-9a-z]{12}/g, 'alert_m3x8tq5hw2bd')
    .replace(/target_(?!c4n8vz2pqk6d)[0-9a-z]{12}/g, 'target_k9d2rw7xj4ms')
    .replace(/whsec_[\w+/]+=*/g, SECRET);
}
