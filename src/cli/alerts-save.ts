import { Command, InvalidArgumentError } from 'commander';
import { CAP_DEFAULT, type SearchInput } from '../alerts/search-input.ts';
import { historyField, savedSearchHit } from '../contract/alert-hits.ts';
import { SearchChange, SearchCreation } from '../contract/alert-input.ts';
import { PLATFORMS } from '../records/platform.ts';
import { ALERT_KINDS, SCHEDULES, SEVERITIES } from '../storage/port/alerts.ts';
import { parseDuration } from '../time/duration.ts';
import { historyText } from './alert-history.ts';
import {
  choice,
  choices,
  readList,
  readValues,
  requireValid,
  wholeNumber,
  withClearErrors,
} from './alert-options.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { readName } from './key-options.ts';
import { print, printJson, printToStderr } from './terminal.ts';
import { withExistingStore, withServices } from './with-services.ts';

interface SaveOptions
  extends Omit<SearchInput, 'values' | 'max_age' | 'include_tag' | 'exclude_tag' | 'enabled'> {
  values?: string;
  maxAge?: string;
  includeTag?: string;
  excludeTag?: string;
  enabled?: boolean;
  disabled?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

/** Options that create and update have in common, named like the fields of the API. */
function withFields(command: Command): Command {
  return command
    .optionsGroup('Condition:')
    .option(
      '--about <kinds>',
      `kind of record: ${ALERT_KINDS.join(', ')}; a watchlist can have several, comma-separated (default: message, of a watchlist all)`,
      choices(ALERT_KINDS),
    )
    .option('--q <query>', 'query, as for the search of these records')
    .option('--forms', 'find all forms of every word of the query')
    .option('--platform <platform>', `platform: ${PLATFORMS.join(', ')}`, choice(PLATFORMS))
    .option('--channel-id <id>', 'channel of messages and channels')
    .option('--topic <topic>', 'topic of messages and channels: id or title')
    .option('--username <name>', 'username of messages and profiles')
    .option('--network <network>', 'network of pages')
    .option('--language <language>', 'language of pages and ransomware posts')
    .option('--include-tag <tags>', 'comma-separated tags that pages must have')
    .option('--exclude-tag <tags>', 'comma-separated tags that pages must not have')
    .option('--group <group>', 'group of ransomware posts')
    .option('--country <country>', 'country of ransomware posts')
    .option('--sector <sector>', 'sector of ransomware posts')
    .option(
      '--values <file>',
      'watchlist instead of a query: a file with one indicator per line, or - for standard input; lines that start with # are ignored',
    )
    .optionsGroup('Notifications:')
    .option('--targets <ids>', 'comma-separated ids, as in "nightjar alerts targets list"', readList)
    .option(
      '--schedule <schedule>',
      `when matches are sent: ${SCHEDULES.join(', ')} (default: immediately)`,
      choice(SCHEDULES),
    )
    .option(
      '--cap <count>',
      `notifications per hour, then one summary; of a digest, matches that it lists (default: ${CAP_DEFAULT})`,
      wholeNumber(1, 1000),
    )
    .option(
      '--max-age <duration>',
      'records older than this when they arrive do not match, such as 12h or 4w, or any (default: 7d)',
      readMaxAge,
    )
    .optionsGroup('Other options:')
    .option('--tags <tags>', 'comma-separated tags', readList)
    .option('--severity <severity>', `${SEVERITIES.join(', ')} (default: medium)`, choice(SEVERITIES));
}

export function createCommand(): Command {
  return withFields(
    new Command('create')
      .description('Save a search or a watchlist')
      .requiredOption('--name <name>', 'name', readName),
  )
    .option('--disabled', 'save it without matching records yet')
    .option('--dry-run', 'save nothing, only show how often it would have matched')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Shows how often the search would have matched in the last twelve months.
${examples(
  'nightjar alerts create --name "Our brand" --q \'"acme bank" -job\' --severity high --dry-run',
  'nightjar alerts create --name "Leak sites" --about ransomware --country DE --schedule daily',
  'nightjar alerts create --name "Our hosts" --values hosts.txt --targets target_7kq2mxw9tbhc',
)}`,
    )
    .action(async (options: SaveOptions) => {
      const input = await inputOf(options);
      requireValid(SearchCreation, input);
      await withServices(async ({ alerts }) => {
        const isDryRun = options.dryRun ?? false;
        const { search, history } = await withClearErrors(() => alerts.searches.create(input, { isDryRun }));
        if (options.json) {
          printJson({ ...savedSearchHit(search), history: historyField(history) });
          return;
        }
        printToStderr(historyText(history));
        printToStderr(isDryRun ? 'Nothing was saved.' : `Saved as ${search.id}.`);
        if (!isDryRun) print(search.id);
      });
    });
}

export function updateCommand(): Command {
  return withFields(
    new Command('update')
      .description('Change a saved search')
      .argument('<id>', 'id of a saved search, as in "nightjar alerts list"')
      .option('--name <name>', 'name', readName),
  )
    .option('--enabled', 'match records')
    .option('--disabled', 'match no records')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
A condition replaces the one before as a whole. Matches stay, and a record that
matched before does not match again.
${examples(
  'nightjar alerts update alert_7kq2mxw9tbhc --schedule hourly',
  'nightjar alerts update alert_7kq2mxw9tbhc --targets ""',
)}`,
    )
    .action(async (id: string, options: SaveOptions) => {
      const input = await inputOf(options);
      requireValid(SearchChange, input);
      if (Object.keys(input).length === 0)
        throw new CliError('nothing to change: give at least one option (see --help)');
      await withExistingStore(async ({ alerts }) => {
        const search = await withClearErrors(() => alerts.searches.change(id, input));
        if (search === undefined)
          throw new CliError(`saved search ${id} not found; see "nightjar alerts list"`);
        if (options.json) printJson(savedSearchHit(search));
        else printToStderr(`Updated saved search ${id}.`);
      });
    });
}

const ANY_AGE = 'any';

function readMaxAge(given: string): string {
  const text = given.trim().toLowerCase();
  if (text !== ANY_AGE && !parseDuration(text))
    throw new InvalidArgumentError('Use a duration such as 12h, 7d or 4w, or any.');
  return text;
}

/** The same as the API takes. */
async function inputOf(options: SaveOptions): Promise<SearchInput> {
  const {
    values,
    maxAge,
    includeTag,
    excludeTag,
    enabled,
    disabled,
    dryRun: _,
    json: __,
    ...input
  } = options;
  if (enabled && disabled) throw new CliError('--enabled and --disabled exclude each other');
  return {
    ...input,
    ...(values !== undefined && { values: await readValues(values) }),
    ...(maxAge !== undefined && { max_age: maxAge === ANY_AGE ? null : maxAge }),
    ...(includeTag !== undefined && { include_tag: includeTag }),
    ...(excludeTag !== undefined && { exclude_tag: excludeTag }),
    ...((enabled || disabled) && { enabled: enabled ?? false }),
  };
}
