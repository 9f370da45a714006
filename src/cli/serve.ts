import { setFlagsFromString } from 'node:v8';
import { Command } from 'commander';
import { AuditUnwritable } from '../audit/audit-settings.ts';
import { SETTINGS } from '../config.ts';
import type { RunningServer } from '../http/server.ts';
import { isUsable } from '../keys/key-ring.ts';
import type { Services } from '../services/services.ts';
import { StoreUnavailable } from '../storage/port/failures/store-unavailable.ts';
import { CliError } from './cli-error.ts';
import { examples, section } from './help.ts';
import { printToStderr } from './terminal.ts';
import { loadConfig, openServicesFor } from './with-services.ts';

export function serveCommand(): Command {
  const settings = SETTINGS.map(({ name, fallback, help }) => ({
    term: name,
    description: fallback === '' ? help : `${help} (default: ${fallback})`,
  }));
  return new Command('serve')
    .description('Start the server: API and web console')
    .addHelpText(
      'after',
      `
Stop it with SIGTERM or Ctrl-C: requests in flight are answered first. A second
signal stops it immediately.`,
    )
    .addHelpText('after', ({ command }) => section(command, 'Settings (environment variables)', settings))
    .addHelpText('after', examples('NIGHTJAR_PORT=8080 nightjar serve'))
    .action(async () => {
      // Answers are short-lived: collect garbage before the heap grows to several times the live data.
      setFlagsFromString('--heap-growing-percent=100');
      const services = await openServicesFor(loadConfig());
      const { url } = await serve(services);
      printToStderr(`Console: ${browsable(url)}/`);
      await warnIfNoUsableKey(services);
    });
}

/** A wildcard address cannot be opened in a browser. */
function browsable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Best effort: if the keys cannot be read, requests and /health/ready report it. */
async function warnIfNoUsableKey({ keys, clock }: Services): Promise<void> {
  const all = await keys.list().catch(() => undefined);
  if (all === undefined || all.some((key) => isUsable(key, clock()))) return;
  const problem = all.length === 0 ? 'No API keys yet' : 'All API keys are revoked or expired';
  printToStderr(`${problem}. Create one: nightjar keys create --name me --scopes all`);
}

/** Stops gracefully on the first signal, and immediately on the second. */
export async function serve(services: Services): Promise<{ url: string }> {
  const { log } = services;
  const server = await startOrCliError(services);
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    await server.stop();
    log.info('stopped');
    await services.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  return { url: server.url };
}

async function startOrCliError(services: Services): Promise<RunningServer> {
  try {
    await services.store.ping().catch((error: Error) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      // May recover without a restart; until then /health/ready fails.
      services.log.error({ err: error }, 'the store is not available yet');
    });
    // Loaded on demand: other commands don't need a web server.
    const { startServer } = await import('../http/server.ts');
    return await startServer(services);
  } catch (error) {
    const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
    if (code === 'EADDRINUSE') {
      throw new CliError(
        `port ${port} is already in use; set NIGHTJAR_PORT or NIGHTJAR_METRICS_PORT to another one`,
      );
    }
    if (error instanceof AuditUnwritable) throw new CliError(message);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new CliError(message);
    }
    throw error;
  }
}
