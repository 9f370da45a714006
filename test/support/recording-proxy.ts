import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordingProxy {
  url: string;
  /** "METHOD /path" of every request that changes something. */
  writes: string[];
  /** Requests get no response while this is true. */
  isHanging: boolean;
}

const READING = /\/(_search|_msearch|_mget|_count|point_in_time)(\/|$)/;

/** Forwards requests to a cluster node and records those that are not reads. */
export async function recordingProxy(
  t: { after(fn: () => unknown): void },
  nodeUrl: string,
): Promise<RecordingProxy> {
  const node = new URL(nodeUrl);
  const proxy: RecordingProxy = { url: '', writes: [], isHanging: false };
  const server = createServer((incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const path = url.split('?')[0] as string;
    if (!['GET', 'HEAD'].includes(method) && !READING.test(path)) proxy.writes.push(`${method} ${path}`);
    if (proxy.isHanging) return;
    const forwarded = forward(
      { host: node.hostname, port: node.port, method, path: url, headers: { ...headers, host: node.host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
