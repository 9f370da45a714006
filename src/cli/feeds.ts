import { Command } from 'commander';
import type { Clock } from '../clock.ts';
import { coveredDays, sealsOf } from '../feeds/coverage.ts';
import { FEEDS, type Feed, feedByName } from '../feeds/feed.ts';
import { addDays, type Day, dayOf, endOfDay, isDay, startOfDay } from '../records/day.ts';
import type { Store } from '../storage/port/store.ts';
import { CliFailure } from './failure.ts';
import { print, printJson, table, tell, withThousands } from './terminal.ts';
import { withExisting, withServices } from './with-services.ts';

const LISTED_DAYS = 60;

export function feedsCommand(): Command {
  return new Command('feeds')
    .description('which days the feeds cover')
    .addCommand(listCommand())
    .addCommand(sealCommand());
}

interface ListOptions {
  feed?: string;
  from?: string;
  to?: string;
  json?: boolean;
}

function listCommand(): Command {
  return new Command('list')
    .description(
      'covered days of each feed with their number of entries; a day not listed is answered with 404',
    )
    .option('--feed <name>', `only this one: ${FEEDS.map(({ name }) => name).join(', ')}`)
    .option('--from <day>', `first day; default: ${LISTED_DAYS} days back`)
    .option('--to <day>', 'last day; default: today')
    .option('--json', 'for programs')
    .action(async (options: ListOptions) => {
      const feeds = options.feed === undefined ? FEEDS : [requireFeed(options.feed)];
      await withExisting(async ({ store, clock }) => {
        const rows = await listCoverage(store, feeds, readWindow(options, clock));
        if (options.json) {
          printJson(rows);
          return;
        }
        if (rows.length === 0) tell('No day of these feeds is covered yet.');
        else
          print(
            table(
              ['Feed', 'Day', 'Entries', ''],
              rows.map(({ feed, day, entries, sealed }) => [
                feed,
                day,
                withThousands(entries),
                sealed ? 'sealed' : '',
              ]),
            ),
          );
      });
    });
}

function sealCommand(): Command {
  return new Command('seal')
    .description(
      'declare a day complete: without entries it is then an empty day (200), not a missing one (404)',
    )
    .argument(
      '<feed>',
      `${FEEDS.map(({ name }) => name).join(', ')}; wallets and onion alone mean all platforms`,
    )
    .argument('<day>', 'YYYY-MM-DD')
    .action(async (name: string, day: string) => {
      const feed = requireFeed(name);
      requireDay(day);
      await withServices(({ store }) => store.seal(sealsOf(feed, day)));
      tell(`${feed.name} is sealed for ${day}.`);
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
  if (feed === undefined)
    throw new CliFailure(`there is no feed ${name}; feeds: ${FEEDS.map((each) => each.name).join(', ')}`);
  return feed;
}

function requireDay(day: string): void {
  if (!isDay(day)) throw new CliFailure(`${day} is not a day in the form YYYY-MM-DD`);
}
