import { Command } from 'commander';
import { AuditUnwritable } from '../audit/audit-settings.ts';
import { SETTINGS } from '../config.ts';
import type { RunningServer } from '../http/server.ts';
import { isUsable } from '../keys/key-ring.ts';
import type { Services } from '../services/services.ts';
import { StoreUnavailable } from '../storage/port/failures/store-unavailable.ts';
import { CliFailure } from './failure.ts';
import { tell } from './terminal.ts';
import { configOrFailure, openOrFailure } from './with-services.ts';

export function serveCommand(): Command {
  const settings = SETTINGS.map(({ name, fallback, help }) => {
    const otherwise = fallback === '' ? '' : ` (default: ${fallback})`;
    return `  ${name.padEnd(31)} ${help}${otherwise}`;
  });
  return new Command('serve')
    .description('answer requests until stopped (SIGTERM or Ctrl-C)')
    .addHelpText('after', `\nSettings, by environment:\n${settings.join('\n')}`)
    .action(async () => {
      const services = await openOrFailure(configOrFailure());
      const { url } = await serve(services);
      tell(`Console: ${reachable(url)}/`);
      await tellIfKeyless(services);
    });
}

/** An address that listens on everything is none to open. */
function reachable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}

/** Best effort: where the keys cannot be read, requests and /health/ready say so. */
async function tellIfKeyless({ keys, clock }: Services): Promise<void> {
  const all = await keys.list().catch(() => undefined);
  if (all === undefined || all.some((key) => isUsable(key, clock()))) return;
  const problem = all.length === 0 ? 'There are no API keys yet' : 'All API keys are revoked or expired';
  tell(`${problem}. Create one: nightjar keys create --name me --scopes im,feeds`);
}

/** Serves until the first signal, then stops gracefully; a second signal ends it at once. */
export async function serve(services: Services): Promise<{ url: string }> {
  const { log } = services;
  const server = await startOrFailure(services);
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

async function startOrFailure(services: Services): Promise<RunningServer> {
  try {
    await services.store.ping().catch((error: Error) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      // It may pass without a restart; until then /health/ready says so.
      services.log.error({ err: error }, 'the store cannot answer yet');
    });
    // Only now: other commands need not load a web server.
    const { startServer } = await import('../http/server.ts');
    return await startServer(services);
  } catch (error) {
    const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
    if (code === 'EADDRINUSE') {
      throw new CliFailure(
        `port ${port} is taken; set NIGHTJAR_PORT (or NIGHTJAR_METRICS_PORT) to another one`,
      );
    }
    if (error instanceof AuditUnwritable) throw new CliFailure(message);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new CliFailure(message);
    }
    throw error;
  }
}
