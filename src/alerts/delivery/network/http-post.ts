import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import { type Network, openTcp, openTls } from './guarded-connection.ts';
import { hostOf } from './network-policy.ts';

export interface PostResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** The beginning of the body, as UTF-8. Empty for 200 to 299. */
  text: string;
}

/** Enough for every error message; a receiver may send without end. */
const RESPONSE_BYTES_MAX = 4096;

/** Sends one POST request and never follows a redirect. Rejects if there is no response. */
export async function post(
  network: Network,
  url: URL,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<PostResponse> {
  const isEncrypted = url.protocol === 'https:';
  const port = Number(url.port) || (isEncrypted ? 443 : 80);
  const destination = { host: hostOf(url), port };
  const socket = await (isEncrypted
    ? openTls(network, destination, signal)
    : openTcp(network, destination, false, signal));
  try {
    return await exchange(socket, url, headers, body, signal);
  } finally {
    socket.on('error', () => {});
    socket.destroy();
  }
}

/** A socket of our own instead of an agent: no other address, no proxy of the environment, no reuse. */
function exchange(
  socket: Socket,
  url: URL,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<PostResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<PostResponse>();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send({
    method: 'POST',
    host: url.host,
    path: `${url.pathname}${url.search}`,
    headers: {
      host: url.host,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'nightjar',
      connection: 'close',
      ...headers,
    },
    createConnection: () => socket,
    signal,
  });
  request.on('error', reject);
  request.on('upgrade', () => reject(new Error('The receiver switched protocols.')));
  request.on('response', (response) => {
    const chunks: Buffer[] = [];
    let length = 0;
    // The status decides; a body that breaks off, never ends or takes too long changes nothing.
    const finish = () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: Buffer.concat(chunks).subarray(0, RESPONSE_BYTES_MAX).toString('utf8'),
      });
    request.prependListener('error', finish);
    response.on('error', finish);
    response.on('close', finish);
    if (isSuccess(response)) return finish();
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= RESPONSE_BYTES_MAX) response.destroy();
    });
  });
  request.end(body);
  return promise;
}

function isSuccess({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300;
}
