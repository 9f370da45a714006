/** Receivers of alerts on this machine, and notifications to send to them. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import type { DeliveryContext } from '../../src/alerts/delivery/delivery-context.ts';
import { NetworkPolicy } from '../../src/alerts/delivery/network/network-policy.ts';
import type { Notification, NotifiedMatch } from '../../src/alerts/delivery/notification.ts';
import { temporaryFolder } from './temporary-folder.ts';

interface Test {
  after(work: () => unknown): void;
}

export const NOW = Date.UTC(2026, 10, 14, 9, 30);

/** A timer that only runs when the test says so. */
export function manualTimer() {
  const waiting = new Set<{ work: () => void; ms: number }>();
  return {
    timer: (work: () => void, ms: number) => {
      const entry = { work, ms };
      waiting.add(entry);
      return { cancel: () => waiting.delete(entry) };
    },
    waiting,
    fire() {
      for (const entry of [...waiting]) {
        waiting.delete(entry);
        entry.work();
      }
    },
  };
}

/** Loopback is allowed by its name here, so every test that refuses it says so. */
export function deliveryContext({
  allow = ['127.0.0.1'],
  ...rest
}: Partial<DeliveryContext> & {
  allow?: string[];
  resolve?: (host: string) => Promise<string[]>;
  certificates?: string[];
} = {}): DeliveryContext {
  const { resolve, certificates, ...context } = rest;
  return {
    clock: () => NOW,
    timer: manualTimer().timer,
    network: {
      policy: new NetworkPolicy(allow),
      ...(resolve && { resolve }),
      ...(certificates && { certificates }),
    },
    ...context,
  };
}

export interface ReceivedRequest {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  /** That TLS named. */
  serverName: TLSSocket['servername'];
  body: string;
}

export async function httpReceiver(
  t: Test,
  answer: (response: ServerResponse, count: number) => void = (response) => response.writeHead(204).end(),
  tls?: { key: string; cert: string },
) {
  const requests: ReceivedRequest[] = [];
  const server = tls === undefined ? createServer() : createTlsServer(tls);
  server.on('request', async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const { method, url: path, headers } = request;
    const { servername: serverName } = request.socket as TLSSocket;
    requests.push({ method, path, headers, serverName, body });
    answer(response, requests.length);
    server.emit('received');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** The requests, once there are at least this many. */
  const received = async (count: number): Promise<ReceivedRequest[]> => {
    while (requests.length < count) await once(server, 'received');
    return requests;
  };
  return { port, url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`, requests, received };
}

/** A certificate that signs itself. */
export function makeCertificate(t: Test, names: string): { key: string; cert: string } {
  const folder = temporaryFolder(t);
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const form = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=nightjar test', '-addext', `subjectAltName=${names}`];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...form, ...subject, ...files], { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

export function match(changes: Partial<NotifiedMatch> = {}): NotifiedMatch {
  return {
    id: 'm-1',
    at: NOW,
    recordKind: 'message',
    recordKey: 'telegram:-1001990000777_2',
    recordAt: NOW - 60_000,
    place: 'Night market',
    author: 'oda',
    text: 'selling access, write to oda@mail.example or https://shop.example/a',
    link: 'https://nightjar.example/#/message/telegram/-1001990000777_2',
    ...changes,
  };
}

export function notification({
  search,
  ...changes
}: Partial<Omit<Notification, 'search'>> & { search?: Partial<Notification['search']> } = {}): Notification {
  const matches = changes.matches ?? [match()];
  return {
    id: 'n-01',
    type: 'alert.matched',
    at: NOW,
    isRetro: false,
    total: matches.length,
    ...changes,
    matches,
    search: { id: 's-1', name: 'our brand', severity: 'high', tags: ['brand'], ...search },
  };
}

/** Everything that pings, links, renders or hides somewhere. */
const HOSTILE = [
  '@everyone @here @channel @all <!channel> <!here> <@U123> <@&456> <#789> <at>Bob</at>',
  '@(javascript:alert(1)) [x](javascript:alert(1)) [click](https://evil.example/a) ![i](https://evil.example/i.png)',
  '**b** _i_ ~s~ `code` ``` fence ``` ||spoiler|| # head #tag /start@bot <https://evil.example|ok>',
  'HTTP://Evil.Example ftp://a.example tg://resolve?domain=x mailto:a@b.example 10.1.2.3 evil。example',
  '\u202Etxt.exe\u202C \u2066iso\u2069 \u200Bzero\uFEFF \u0007bell \u001B[31mred \uD800 lone \uDC00',
  '{{DATE(2026-11-14T00:00:00Z)}} $ {x} & < > " \' \\ ] \r\nBcc: all@corp.example\r\n\r\n\u2028.\r\nQUIT',
].join('\n');

export const HOSTILE_TEXT = HOSTILE.repeat(Math.ceil(1_000_000 / HOSTILE.length));

/** The largest and most hostile notification: a megabyte of text in every field that comes from a record. */
export function hostileNotification(matches = 300): Notification {
  const text = HOSTILE_TEXT;
  return notification({
    type: 'alert.digest',
    total: 12_345,
    search: { name: text, tags: Array<string>(100).fill(text) },
    matches: Array.from({ length: matches }, (_, index) =>
      match({
        id: `m-${index}`,
        recordKey: `web:https://evil.example/${HOSTILE.slice(0, 300)}`,
        place: text,
        author: text,
        title: text,
        text,
        indicators: Array.from({ length: 1000 }, () => ({ kind: 'url', value: text })),
        link: `https://nightjar.example/#/page/${encodeURIComponent('a|b>(c)')}|<>()`,
      }),
    ),
  });
}

/** What must not be in anything that a person reads. */
export const ACTIVE = new RegExp(
  [
    /@(?:everyone|here|channel|all|U123|bot|corp)/,
    /https?:\/\/evil|\bftp:|\btg:|javascript:|mailto:/,
    /evil\.example|a\.example|evil。|10\.1\.2\.3/,
    // Control characters, direction overrides, invisible characters and lone surrogates.
    /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\u200B\uFEFF\u2028]|\p{Cs}/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);
