import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import type { Services } from '../services/services.ts';
import { placeInFolder } from '../storage/open-store.ts';
import { SCOPES } from '../storage/port/api-key.ts';
import { addDays, dayOf } from '../time/day.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { serve } from './serve.ts';
import { clearProgressBar, drawProgressBar, print, printToStderr } from './terminal.ts';
import { loadConfig, openServicesFor } from './with-services.ts';

const KEY_FILE = 'demo-key';

export function demoCommand(): Command {
  return new Command('demo')
    .description('Try nightjar with fictional data')
    .option('--folder <path>', 'folder for the demo data', '.demo')
    .option('--no-serve', 'create the data without starting the server')
    .addHelpText('after', examples('nightjar demo'))
    .action(async (options: { folder: string; serve: boolean }) => {
      const { isDemoFolder } = await loadDemo();
      const folder = resolve(options.folder);
      if (existsSync(join(folder, 'nightjar.db')) && !isDemoFolder(folder)) {
        throw new CliError(`${folder} contains data that is not from the demo; choose another --folder`);
      }
      const config = loadConfig();
      // A person reads this terminal: don't log every request by default.
      const logLevel = config.logLevel === 'info' ? 'warn' : config.logLevel;
      const services = await openServicesFor({
        ...config,
        store: placeInFolder(folder),
        logLevel,
        audit: undefined,
      });
      await fill(services, folder);
      const key = await demoKey(services, folder);
      if (!options.serve) {
        await services.close();
        return;
      }
      const { url } = await serve(services);
      printIntroduction(url, key, addDays(dayOf(services.clock()), -1));
    });
}

async function fill({ store, clock, tour }: Services, folder: string): Promise<void> {
  const { fillDemo, fillToday, isDemoFolder, storyOfDemo } = await loadDemo();
  if (!isDemoFolder(folder)) printToStderr('Creating demo data, this takes about 15 seconds …');
  await fillDemo(folder, store, dayOf(clock()), (done, total) => drawProgressBar('Demo data', done, total));
  await fillToday(folder, store, clock());
  clearProgressBar();
  tour.steps = storyOfDemo(folder);
  if (tour.steps.length === 0)
    printToStderr(`${folder} has the demo of an earlier version. Remove it to see the new one.`);
}

/** The key is stored next to the data, readable by the owner only, so that the next start uses the same key. */
async function demoKey({ keys }: Services, folder: string): Promise<string> {
  const file = join(folder, KEY_FILE);
  const stored = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  const known = stored === '' ? undefined : await keys.verify(stored);
  if (known !== undefined) {
    // A key of an earlier version lacks newer scopes.
    if (known.scopes.length < SCOPES.length) await keys.update(known.id, { scopes: [...SCOPES] });
    return stored;
  }
  const { text } = await keys.issue({ name: 'demo', scopes: [...SCOPES] });
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  return text;
}

function printIntroduction(url: string, key: string, yesterday: string): void {
  print(`
nightjar is serving demo data. All people and companies in it are fictional.

  Console   ${url}/#key=${key}
  API docs  ${url}/docs
  API key   ${key}

Try it:

  curl -H 'x-api-key: ${key}' '${url}/api/v2/im/search?q=wallet&page_size=2'
  curl -H 'x-api-key: ${key}' '${url}/api/v2/feed/ransomware?batch=${yesterday}&page_size=2'

Stop with Ctrl-C.`);
}

/** Loaded on demand: the demo needs the extractors and their language model. */
function loadDemo() {
  return import('../demo/fill.ts');
}
