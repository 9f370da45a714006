import { Command } from 'commander';
import type { Clock } from '../clock.ts';
import { FEEDS, type Feed, feedByName } from '../feeds/catalogue.ts';
import { coveredDays, sealsOf } from '../feeds/coverage.ts';
import type { Store } from '../storage/port/store.ts';
import { addDays, type Day, dayOf, endOfDay, isDay, startOfDay } from '../time/day.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { formatNumber, print, printJson, printToStderr, table } from './terminal.ts';
import { withExistingStore, withServices } from './with-services.ts';

const LISTED_DAYS = 60;
const FEED_NAMES = FEEDS.map(({ name }) => name).join(', ');

export function feedsCommand(): Command {
  return new Command('feeds')
    .description('List the days that feeds cover, or seal a day')
    .addCommand(listCommand())
    .addCommand(sealCommand())
    .addHelpText('after', examples('nightjar feeds list', 'nightjar feeds seal ransomware 2026-11-13'));
}

interface ListOptions {
  feed?: string;
  from?: string;
  to?: string;
  json?: boolean;
}

function listCommand(): Command {
  return new Command('list')
    .description('List the covered days of each feed, with their number of entries')
    .option('--feed <name>', `only this feed: ${FEED_NAMES}`)
    .option('--from <day>', `first day (default: ${LISTED_DAYS} days before the last)`)
    .option('--to <day>', 'last day (default: today)')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The API returns 404 for days that are not listed.
${examples('nightjar feeds list --feed ransomware --from 2026-11-01')}`,
    )
    .action(async (options: ListOptions) => {
      const feeds = options.feed === undefined ? FEEDS : [requireFeed(options.feed)];
      await withExistingStore(async ({ store, clock }) => {
        const rows = await listCoverage(store, feeds, readWindow(options, clock));
        if (options.json) {
          printJson(rows);
          return;
        }
        if (rows.length === 0) printToStderr('No covered days in this period.');
        else
          print(
            table(
              ['Feed', 'Day', 'Entries', 'Status'],
              rows.map(({ feed, day, entries, sealed }) => [
                feed,
                day,
                formatNumber(entries),
                sealed ? 'sealed' : '',
              ]),
            ),
          );
      });
    });
}

function sealCommand(): Command {
  return new Command('seal')
    .description('Mark a day as complete, even if it has no entries')
    .argument('<feed>', `feed to seal: ${FEED_NAMES}; "wallets" and "onion" stand for all platforms`)
    .argument('<day>', 'day to seal (YYYY-MM-DD)')
    .addHelpText(
      'after',
      `
For a sealed day without entries the API returns an empty list (200) instead of
404.
${examples('nightjar feeds seal ransomware 2026-11-13')}`,
    )
    .action(async (name: string, day: string) => {
      const feed = requireFeed(name);
      requireDay(day);
      await withServices(({ store }) => store.seal(sealsOf(feed, day)));
      printToStderr(`Sealed ${feed.name} for ${day}.`);
    });
}

async function listCoverage(store: Store, feeds: readonly Feed[], window: { first: Day; last: Day }) {
  const coverage = await store.coverage(window.first, window.last);
  const rows: { feed: string; day: Day; entries: number; sealed: boolean }[] = [];
  for (const feed of feeds) {
    const counts = await store.countFeedByDay({
      feed: feed.kind,
      sources: feed.sources,
      from: startOfDay(window.first),
      to: endOfDay(window.last),
    });
    const names = feed.parts.length > 0 ? feed.parts : [feed.name];
    for (const day of [...coveredDays(feed, coverage)].sort()) {
      const sealed = names.every((name) =>
        coverage.sealed.some((seal) => seal.feed === name && seal.day === day),
      );
      rows.push({ feed: feed.name, day, entries: counts.get(day) ?? 0, sealed });
    }
  }
  return rows;
}

function readWindow({ from, to }: ListOptions, clock: Clock): { first: Day; last: Day } {
  for (const day of [from, to]) if (day !== undefined) requireDay(day);
  const last = to ?? dayOf(clock());
  return { first: from ?? addDays(last, -LISTED_DAYS), last };
}

function requireFeed(name: string): Feed {
  const feed = feedByName(name);
  if (feed === undefined) throw new CliError(`unknown feed "${name}"; feeds: ${FEED_NAMES}`);
  return feed;
}

function requireDay(day: string): void {
  if (!isDay(day)) throw new CliError(`invalid day "${day}"; use YYYY-MM-DD`);
}
