import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpServices } from '../services/services.ts';
import { buildApp } from './app.ts';
import { Connections } from './connections.ts';

export interface RunningServer {
  url: string;
  /** Refuses new connections and answers requests on open ones, until NIGHTJAR_SHUTDOWN_SECONDS have passed. */
  stop(): Promise<void>;
}

/** While stopping, connections that are idle for this long are closed. Busy clients send their next request sooner. */
const IDLE_GRACE_MS = 500;

/** Serves the API, and metrics on their own port if configured. */
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
  await services.push.resume();
  // Not awaited: requests need not wait for it.
  void services.detector.warmUp();
  services.alerts.start();

  return {
    url,
    async stop() {
      const deadline = setTimeout(() => {
        log.warn('shutdown timeout: closing connections with requests in flight');
        app.server.closeAllConnections();
      }, config.shutdownMs);
      services.alerts.stream.end();
      services.push.stopStreams();
      await connections.drain(idleGraceMs);
      await app.close();
      clearTimeout(deadline);
      metricsServer?.close();
      metricsServer?.closeAllConnections();
    },
  };
}

/** Not on the public port: API clients must not see metrics. */
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
