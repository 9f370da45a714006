import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpServices } from '../services/services.ts';
import { buildApp } from './app.ts';
import { Connections } from './connections.ts';

export interface RunningServer {
  url: string;
  /** Takes no new connections, answers what arrives on open ones, and cuts off what takes longer than allowed. */
  stop(): Promise<void>;
}

/** While stopping, a connection on which nothing arrives for this long is closed. Busy clients send their next request sooner. */
const IDLE_GRACE_MS = 500;

/** Listens for requests and, where asked for, for Prometheus on a port of its own. */
export async function startServer(
  services: HttpServices,
  { idleGraceMs = IDLE_GRACE_MS } = {},
): Promise<RunningServer> {
  const { config, log } = services;
  const app = await buildApp(services);
  const connections = new Connections(app.server);
  const metricsServer = await serveMetrics(services);
  await app.listen({ host: config.host, port: config.port });
  const url = urlOf(app.server.address() as AddressInfo);
  log.info({ url, data: config.store.name }, 'listening');

  return {
    url,
    async stop() {
      const deadline = setTimeout(() => {
        log.warn('requests still in flight are cut off');
        app.server.closeAllConnections();
      }, config.shutdownMs);
      await connections.drain(idleGraceMs);
      await app.close();
      clearTimeout(deadline);
      metricsServer?.close();
      metricsServer?.closeAllConnections();
    },
  };
}

/** Off the public port: whoever may ask the API need not see how it is doing. */
async function serveMetrics({ config, metrics, log }: HttpServices): Promise<Server | undefined> {
  if (config.metrics === undefined) return undefined;
  const { host, port } = config.metrics;
  metrics.collectProcessMetrics();
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': metrics.registry.contentType });
    response.end(await metrics.registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  log.info({ url: `${urlOf(server.address() as AddressInfo)}/metrics` }, 'metrics');
  return server;
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
