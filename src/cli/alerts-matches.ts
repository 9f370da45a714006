import { Command } from 'commander';
import { EXPORT_FORMATS, type ExportFormat, exportMatches } from '../alerts/views/match-export.ts';
import { matchView } from '../alerts/views/match-view.ts';
import type { MatchHit } from '../contract/alert-hits.ts';
import { MatchChangeBody } from '../contract/alert-input.ts';
import type { Services } from '../services/services.ts';
import { MATCH_STATES, type Match, type MatchState, type SavedSearch } from '../storage/port/alerts.ts';
import { choice, requireValid, wholeNumber } from './alert-options.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { formatNumber, pluralize, print, printJson, printPart, printToStderr, table } from './terminal.ts';
import { withExistingStore } from './with-services.ts';

interface FilterOptions {
  alert?: string;
  state?: MatchState;
}

function withFilters(command: Command): Command {
  return command
    .option('--alert <id>', 'only matches of this saved search')
    .option(
      '--state <state>',
      `only matches in this state: ${MATCH_STATES.join(', ')}`,
      choice(MATCH_STATES),
    );
}

async function searchesOf({ alerts }: Services, id: string | undefined): Promise<Map<string, SavedSearch>> {
  const all = await alerts.store.searches();
  const wanted = all.filter((search) => id === undefined || search.id === id);
  if (id !== undefined && wanted.length === 0)
    throw new CliError(`saved search ${id} not found; see "nightjar alerts list"`);
  return new Map(wanted.map((search) => [search.id, search]));
}

export function matchesCommand(): Command {
  return withFilters(new Command('matches').description('List matches, newest first'))
    .option('--limit <count>', 'number of matches (default: 50)', wholeNumber(1, 1000))
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(
        'nightjar alerts matches --state new',
        'nightjar alerts matches --alert alert_7kq2mxw9tbhc --json',
      ),
    )
    .action(async (options: FilterOptions & { limit?: number; json?: boolean }) => {
      await withExistingStore(async (services) => {
        const { alerts, store } = services;
        const searches = await searchesOf(services, options.alert);
        const { total, hits: found } = await alerts.store.matches({
          searches: [...searches.keys()],
          ...(options.state !== undefined && { states: [options.state] }),
          slice: { kind: 'page', skip: 0, take: options.limit ?? 50 },
        });
        const hits: MatchHit[] = [];
        for (const match of found) hits.push(await matchView(match, searches.get(match.search), store));
        if (options.json) {
          printJson(hits);
          return;
        }
        if (total === 0) {
          printToStderr('No matches.');
          return;
        }
        print(matchTable(hits));
        if (total > hits.length)
          printToStderr(
            `Showing ${hits.length} of ${formatNumber(total)}; "nightjar alerts export" writes all.`,
          );
      });
    });
}

function matchTable(hits: readonly MatchHit[]): string {
  return table(
    ['Id', 'Matched (UTC)', 'Search', 'Severity', 'Record', 'State', 'Read', 'Text'],
    hits.map((hit) => [
      hit.id,
      hit.matchedAt,
      hit.searchName,
      hit.severity,
      `${hit.kind} ${hit.record}`,
      hit.state,
      hit.read ? 'yes' : 'no',
      [hit.title, hit.snippet].filter(Boolean).join(': '),
    ]),
  );
}

interface TriageOptions {
  state?: MatchState;
  note?: string;
  read?: boolean;
  unread?: boolean;
  json?: boolean;
}

export function triageCommand(): Command {
  return new Command('triage')
    .description('Set state, note or read mark of matches')
    .argument('<match-id...>', 'ids, as in "nightjar alerts matches"')
    .option('--state <state>', `new state: ${MATCH_STATES.join(', ')}`, choice(MATCH_STATES))
    .option('--note <text>', 'note; an empty text removes it')
    .option('--read', 'mark as read')
    .option('--unread', 'mark as not read')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      examples(
        'nightjar alerts triage 0123456789abcdef0123456789abcdef --state closed --note "false alarm" --read',
      ),
    )
    .action(async (ids: string[], { state, note, read, unread, json }: TriageOptions) => {
      if (read && unread) throw new CliError('--read and --unread exclude each other');
      const change = {
        ...(state !== undefined && { state }),
        ...(note !== undefined && { note: note === '' ? null : note }),
        ...((read || unread) && { isRead: read ?? false }),
      };
      if (Object.keys(change).length === 0)
        throw new CliError('nothing to change: give at least one option (see --help)');
      requireValid(MatchChangeBody, change);
      await withExistingStore(async ({ alerts, store }) => {
        const wanted = [...new Set(ids)];
        for (const id of wanted)
          if ((await alerts.store.match(id)) === undefined)
            throw new CliError(`match ${id} not found; nothing was changed`);
        const changed = await alerts.store.changeMatches(wanted, change);
        if (!json) {
          printToStderr(`Changed ${pluralize(changed, 'match', 'matches')}.`);
          return;
        }
        const hits: MatchHit[] = [];
        for (const id of wanted) {
          const match = (await alerts.store.match(id)) as Match;
          hits.push(await matchView(match, await alerts.store.search(match.search), store));
        }
        printJson(hits);
      });
    });
}

export function exportCommand(): Command {
  return withFilters(new Command('export').description('Write all matches to standard output, newest first'))
    .option('--format <format>', `${EXPORT_FORMATS.join(' or ')} (default: csv)`, choice(EXPORT_FORMATS))
    .addHelpText(
      'after',
      `
In CSV, no text can run as a formula of a spreadsheet.
${examples(
  'nightjar alerts export > matches.csv',
  'nightjar alerts export --alert alert_7kq2mxw9tbhc --format ndjson',
)}`,
    )
    .action(async ({ alert, state, format = 'csv' }: FilterOptions & { format?: ExportFormat }) => {
      await withExistingStore(async (services) => {
        const searches = await searchesOf(services, alert);
        const question = state === undefined ? {} : { states: [state] };
        const source = { alerts: services.alerts.store, store: services.store };
        for await (const part of exportMatches(source, searches, question, format)) await printPart(part);
      });
    });
}
