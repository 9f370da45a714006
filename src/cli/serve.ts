import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Command } from 'commander';
import { SETTINGS } from '../config.ts';
import { buildApp } from '../http/app.ts';
import { openServices, type Services } from '../services.ts';
import { IndexOutdated } from '../storage/index-outdated.ts';
import { CliFailure } from './failure.ts';
import { configOrFailure } from './with-services.ts';

export function serveCommand(): Command {
  const settings = SETTINGS.map(({ name, fallback, help }) => {
    const otherwise = fallback === '' ? '' : ` (default: ${fallback})`;
    return `  ${name.padEnd(31)} ${help}${otherwise}`;
  });
  return new Command('serve')
    .description('answer requests until stopped (SIGTERM or Ctrl-C)')
    .addHelpText('after', `\nSettings, by environment:\n${settings.join('\n')}`)
    .action(async () => {
      const services = await openServices(configOrFailure());
      await serve(services);
    });
}

/** Listens, tells where, and stops gracefully on the first signal; a second one ends it at once. */
export async function serve(services: Services): Promise<{ url: string }> {
  const { config, log, store } = services;
  try {
    await store.ping();
  } catch (error) {
    if (error instanceof IndexOutdated) throw new CliFailure(error.message);
    throw error;
  }
  const app = await buildApp(services);
  const metricsServer = await serveMetrics(services);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw new CliFailure(listenProblem(error as NodeJS.ErrnoException, config.host, config.port));
  }
  const url = urlOf(app.server.address() as AddressInfo);
  log.info({ url, data: config.dataFolder }, 'listening');

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    const deadline = setTimeout(() => {
      log.warn('requests still in flight are cut off');
      app.server.closeAllConnections();
    }, config.shutdownMs);
    await app.close();
    clearTimeout(deadline);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    log.info('stopped');
    await services.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  return { url };
}

/** Off the public port: whoever may ask the API need not see how it is doing. */
async function serveMetrics({ config, metrics, log }: Services): Promise<Server | undefined> {
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
    server.once('error', (error) => reject(new CliFailure(listenProblem(error, host, port))));
    server.listen(port, host, resolve);
  });
  log.info({ url: `${urlOf(server.address() as AddressInfo)}/metrics` }, 'metrics');
  return server;
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `port ${port} is taken; set NIGHTJAR_PORT (or NIGHTJAR_METRICS_PORT) to another one`;
  }
  return `cannot listen on ${host} port ${port}: ${error.message}`;
}
