import { Command } from 'commander';
import { matchCounts } from '../alerts/views/search-view.ts';
import { historyField, savedSearchHit } from '../contract/alert-hits.ts';
import type { Services } from '../services/services.ts';
import type { SavedSearch } from '../storage/port/alerts.ts';
import { historyText } from './alert-history.ts';
import { wholeNumber, withClearErrors } from './alert-options.ts';
import { deliveriesCommand } from './alerts-deliveries.ts';
import { exportCommand, matchesCommand, triageCommand } from './alerts-matches.ts';
import { createCommand, updateCommand } from './alerts-save.ts';
import { targetsCommand } from './alerts-targets.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { formatNumber, pluralize, print, printJson, printToStderr, table } from './terminal.ts';
import { withExistingStore } from './with-services.ts';

const ID_HELP = 'id of a saved search, as in "nightjar alerts list"';

export function alertsCommand(): Command {
  return new Command('alerts')
    .description('Save searches, triage their matches, and choose where they are sent')
    .commandsGroup('Saved searches:')
    .addCommand(listCommand())
    .addCommand(createCommand())
    .addCommand(showCommand())
    .addCommand(updateCommand())
    .addCommand(removeCommand())
    .addCommand(historyCommand())
    .addCommand(tellPastCommand())
    .commandsGroup('Matches:')
    .addCommand(matchesCommand())
    .addCommand(triageCommand())
    .addCommand(exportCommand())
    .commandsGroup('Notifications:')
    .addCommand(targetsCommand())
    .addCommand(deliveriesCommand())
    .addHelpText(
      'after',
      `
A record that matches a saved search when it arrives is a match, once. Imports
find matches whether or not the server runs; notifications are sent by the
running server.
${examples(
  'nightjar alerts targets create --kind webhook --name SOC --url https://soc.example/hook',
  'nightjar alerts create --name "Our brand" --q \'"acme bank"\' --targets target_7kq2mxw9tbhc',
  'nightjar alerts matches --state new',
)}`,
    );
}

function listCommand(): Command {
  return new Command('list')
    .description('List saved searches and watchlists, oldest first')
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar alerts list'))
    .action(async ({ json }: { json?: boolean }) => {
      await withExistingStore(async ({ alerts }) => {
        const searches = await alerts.store.searches();
        const counts = await matchCounts(alerts.store);
        if (json) printJson(searches.map((search) => savedSearchHit(search, counts(search.id))));
        else if (searches.length === 0)
          printToStderr('No saved searches yet. Create one with "nightjar alerts create".');
        else
          print(
            table(
              [
                'Id',
                'Name',
                'About',
                'Condition',
                'Severity',
                'Schedule',
                'Targets',
                'Matches',
                'New',
                'Status',
              ],
              searches.map((search) => [
                search.id,
                search.name,
                [search.condition.about].flat().join(','),
                conditionText(search),
                search.severity,
                search.schedule,
                String(search.targets.length),
                formatNumber(counts(search.id).total),
                formatNumber(counts(search.id).new),
                search.isEnabled ? 'enabled' : 'disabled',
              ]),
            ),
          );
      });
    });
}

function conditionText({ condition }: SavedSearch): string {
  if (condition.kind === 'watchlist') return pluralize(condition.values, 'value');
  const { q, ...others } = condition.parameters;
  const parts = Object.entries(others).map(([name, value]) => `${name}=${value}`);
  return [...(q === undefined ? [] : [q]), ...parts].join(' ');
}

/** The search with this id, or an error that says how to find one. */
async function requireSearch({ alerts }: Services, id: string): Promise<SavedSearch> {
  const search = await alerts.store.search(id);
  if (search === undefined) throw new CliError(`saved search ${id} not found; see "nightjar alerts list"`);
  return search;
}

function showCommand(): Command {
  return new Command('show')
    .description('Show a saved search with all its settings')
    .argument('<id>', ID_HELP)
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar alerts show alert_7kq2mxw9tbhc'))
    .action(async (id: string, { json }: { json?: boolean }) => {
      await withExistingStore(async (services) => {
        const search = await requireSearch(services, id);
        const hit = savedSearchHit(search, (await matchCounts(services.alerts.store))(id));
        if (json) {
          printJson(hit);
          return;
        }
        const { matches, parameters, ...fields } = hit;
        const rows = Object.entries({ ...fields, ...parameters, ...matchFields(matches) });
        print(
          table(
            ['Field', 'Value'],
            rows.map(([name, value]) => [name, [value].flat().join(', ')]),
          ),
        );
      });
    });
}

function matchFields(matches: { total: number; unread: number; new: number } | undefined) {
  if (matches === undefined) return {};
  return { matches: matches.total, unreadMatches: matches.unread, newMatches: matches.new };
}

function removeCommand(): Command {
  return new Command('remove')
    .description('Remove a saved search with its matches and deliveries')
    .argument('<id>', ID_HELP)
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar alerts remove alert_7kq2mxw9tbhc'))
    .action(async (id: string, { json }: { json?: boolean }) => {
      await withExistingStore(async (services) => {
        const search = await requireSearch(services, id);
        await services.alerts.searches.remove(id);
        if (json) printJson(savedSearchHit(search));
        else printToStderr(`Removed saved search ${id}, ${search.name}, with its matches.`);
      });
    });
}

function historyCommand(): Command {
  return new Command('history')
    .description('Count what a saved search would have found in the last twelve months')
    .argument('<id>', ID_HELP)
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar alerts history alert_7kq2mxw9tbhc'))
    .action(async (id: string, { json }: { json?: boolean }) => {
      await withExistingStore(async (services) => {
        await requireSearch(services, id);
        const history = await services.alerts.searches.history(id);
        if (history === undefined) throw new CliError(`saved search ${id} not found`);
        if (json) printJson(historyField(history));
        else print(historyText(history));
      });
    });
}

function tellPastCommand(): Command {
  return new Command('tell-past')
    .description('Send one notification with what a search finds in past records')
    .argument('<id>', ID_HELP)
    .requiredOption('--days <count>', 'number of days before now', wholeNumber(1, 3650))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The notification is marked "retro" and sent by the running server to all targets
of the search. It makes no matches.
${examples('nightjar alerts tell-past alert_7kq2mxw9tbhc --days 30')}`,
    )
    .action(async (id: string, { days, json }: { days: number; json?: boolean }) => {
      await withExistingStore(async (services) => {
        await requireSearch(services, id);
        const deliveries = await withClearErrors(() => services.alerts.searches.tellPast(id, days));
        if (json) printJson({ deliveries });
        else
          printToStderr(
            `Queued ${pluralize(deliveries?.length ?? 0, 'delivery', 'deliveries')}, sent by the running server.`,
          );
      });
    });
}
