import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { addDays, dayOf } from '../records/day.ts';
import type { Services } from '../services/services.ts';
import { placeInFolder } from '../storage/open-store.ts';
import { CliFailure } from './failure.ts';
import { serve } from './serve.ts';
import { drawBar, endBar, print, tell } from './terminal.ts';
import { configOrFailure, openOrFailure } from './with-services.ts';

const KEY_FILE = 'demo-key';

export function demoCommand(): Command {
  return new Command('demo')
    .description('serve invented data from a folder of its own, to see what nightjar is like')
    .option('--folder <path>', 'where the demo lives', '.demo')
    .option('--no-serve', 'only fill the folder')
    .action(async (options: { folder: string; serve: boolean }) => {
      const { isDemoFolder } = await loadDemo();
      const folder = resolve(options.folder);
      if (existsSync(join(folder, 'nightjar.db')) && !isDemoFolder(folder)) {
        throw new CliFailure(`${folder} holds data that is not the demo's; choose another --folder`);
      }
      const config = configOrFailure();
      // The demo talks to a person: requests are not worth a line unless asked for.
      const logLevel = config.logLevel === 'info' ? 'warn' : config.logLevel;
      const services = await openOrFailure({
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
      introduce(url, key, addDays(dayOf(services.clock()), -1));
    });
}

async function fill({ store, clock }: Services, folder: string): Promise<void> {
  const { fillDemo, isDemoFolder } = await loadDemo();
  if (!isDemoFolder(folder)) tell('Making up demo data, this takes a few seconds …');
  await fillDemo(folder, store, dayOf(clock()), (done, total) => drawBar('Demo data', done, total));
  endBar();
}

/** The demo's key is kept beside its data, for the owner's eyes only, so that a second start has the same one. */
async function demoKey({ keys }: Services, folder: string): Promise<string> {
  const file = join(folder, KEY_FILE);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept !== '' && (await keys.recognise(kept)) !== undefined) return kept;
  const { text } = await keys.issue({ name: 'demo', scopes: ['im', 'feeds', 'archive'] });
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  return text;
}

function introduce(url: string, key: string, yesterday: string): void {
  print(`
nightjar is serving demo data; everything in it is invented.

  Console   ${url}/#key=${key}
  Docs      ${url}/docs
  Key       ${key}

Try it:

  curl -H 'x-api-key: ${key}' '${url}/api/v2/im/search?q=wallet&page_size=2'
  curl -H 'x-api-key: ${key}' '${url}/api/v2/feed/ransomware?batch=${yesterday}&page_size=2'

Stop with Ctrl-C.`);
}

/** Only when it is asked for: the demo brings the extractors and their language model along. */
function loadDemo() {
  return import('../demo/fill.ts');
}
