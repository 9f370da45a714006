import { Command, Option } from 'commander';
import { SavedSearches } from '../alerts/saved-searches.ts';
import type { Platform } from '../records/platform.ts';
import type { RecordKind } from '../records/record.ts';
import { channelIdCandidates, messageIdCandidates } from '../records/telegram-id.ts';
import type { PurgeReport, PurgeTarget } from '../storage/port/purge.ts';
import type { Store } from '../storage/port/store.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { parseRecordKey } from './record-key.ts';
import { confirm, isOnTerminal, pluralize, print, printJson, printToStderr } from './terminal.ts';
import { withServices } from './with-services.ts';

interface Options {
  dryRun?: boolean;
  yes?: boolean;
  ban?: boolean;
  allowAgain?: boolean;
  scrub?: boolean;
  json?: boolean;
}

interface NamedTarget {
  target: PurgeTarget;
  /** As messages call it. */
  name: string;
  /** Other ids that an unmarked Telegram id can mean, if none of them is stored. */
  otherForms: PurgeTarget[];
}

const TARGETS = {
  message: 'Remove one message and everything found in it',
  channel: 'Remove a channel and all its messages',
  profile: 'Remove a profile and all messages its owner wrote',
  page: 'Remove a crawled page (a document) with all its versions',
  post: 'Remove a ransomware post; its victim stays if other posts report it',
  import: 'Remove everything that only this import contains',
} as const;

/** The names that the API and "nightjar purges" use. */
const ALIASES: Partial<Record<keyof typeof TARGETS, string>> = { page: 'document', post: 'ransomware' };

const EXAMPLES = {
  message: 'telegram:-1001990000101_7',
  channel: 'telegram:-1001990000101',
  profile: 'discord:81384788765712384',
  page: 'demo-page-ropewalk',
  post: '2f1f0a52-3c8e-5d0b-9b7e-6d1c0e5a4f3b',
  import: '3',
} as const satisfies Record<keyof typeof TARGETS, string>;

export function purgeCommand(): Command {
  const command = new Command('purge')
    .description('Permanently remove data from lookups, searches and feeds')
    .addHelpText(
      'after',
      `
A purge also bans its target: later imports skip it, and "nightjar purges"
lists it. --allow-again prevents the ban, or lifts it later (bans of an import
can only be prevented).

Deleted text can remain in unused parts of the database files until --scrub
rewrites them.
${examples(
  'nightjar purge channel telegram:-1001990000101 --dry-run',
  'nightjar purge message telegram:-1001990000101_7',
  'nightjar purge import 3 --yes --scrub',
)}`,
    );
  for (const kind of Object.keys(TARGETS) as (keyof typeof TARGETS)[]) command.addCommand(kindCommand(kind));
  return command;
}

function kindCommand(kind: keyof typeof TARGETS): Command {
  const isImport = kind === 'import';
  const alias = ALIASES[kind];
  const command = new Command(kind)
    .description(TARGETS[kind])
    .argument('<id>', idText(kind))
    .option('--dry-run', 'show what would be removed, without removing it')
    .option('--yes', 'do not ask for confirmation')
    .option(
      '--allow-again',
      isImport
        ? 'do not ban the removed data: later imports can add it again'
        : 'do not ban it, or lift its ban: later imports can add it again',
    );
  if (alias !== undefined) command.alias(alias);
  if (!isImport)
    command.addOption(new Option('--ban', 'ban an id that is not stored yet').conflicts('allowAgain'));
  return command
    .option('--scrub', 'rewrite the database files so that no deleted text remains in them')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', examples(`nightjar purge ${kind} ${EXAMPLES[kind]}`))
    .action((id: string, options: Options) =>
      // A ban may precede the first import.
      withServices(({ store, clock }) => purge(kind, id, options, store, clock), {
        isExisting: options.ban !== true,
      }),
    );
}

function idText(kind: keyof typeof TARGETS): string {
  if (kind === 'import') return 'import number, as in "nightjar imports list"';
  if (kind === 'page' || kind === 'post') return 'id, as in the API';
  return `platform and id, such as ${EXAMPLES[kind]}`;
}

async function purge(
  kind: string,
  id: string,
  options: Options,
  store: Store,
  clock: () => number,
): Promise<void> {
  const { target, name, otherForms } = await resolveTarget(kind, id, store);
  if (target.kind === 'import' && options.allowAgain) await requireNotPurged(target.importId, store);
  const preview = await store.previewPurge(target);
  const isUnknown = !preview.wasFound && !preview.wasBarred;
  const purgeOptions = async () => ({
    at: clock(),
    isPermanent: !options.allowAgain,
    matching: await new SavedSearches(store).matching(clock()),
  });
  const run = async () => store.purge(target, await purgeOptions());
  if (isUnknown && !options.ban) {
    // After an interrupted purge without a ban, the target is gone but cleanup may remain.
    if (options.allowAgain && kind !== 'import' && !options.dryRun) await run();
    throw new CliError(unknownText(kind, name, options));
  }
  if (options.dryRun) {
    if (options.json) printJson({ isDryRun: true, ...preview });
    else print(previewText(name, preview));
    return;
  }
  if (preview.wasFound && !options.yes && isOnTerminal()) {
    printToStderr(previewText(name, preview));
    if (!(await confirm())) throw new CliError('cancelled; nothing was changed');
  }
  const report = await run();
  // The form of an id that is not stored is unknown, so all of them are banned.
  if (!preview.wasFound) for (const each of otherForms) await store.purge(each, await purgeOptions());
  if (options.json) printJson({ isDryRun: false, ...report });
  else print(reportText(name, report, options));
  if (options.scrub) await store.scrub();
}

async function resolveTarget(kind: string, id: string, store: Store): Promise<NamedTarget> {
  if (kind === 'import') {
    const importId = importNumber(id);
    return { target: { kind, importId }, name: `import ${importId}`, otherForms: [] };
  }
  const { kind: recordKind, key } = parseRecordKey(kind, id);
  if (recordKind !== 'channel' && recordKind !== 'message')
    return {
      target: { kind: recordKind as 'profile' | 'page' | 'ransomware', key },
      name: `${kind} ${key}`,
      otherForms: [],
    };
  const target = { kind: recordKind, key };
  const forms = formsOf(target);
  for (const form of forms)
    if (await isStored(form, store)) return { target: form, name: `${kind} ${form.key}`, otherForms: [] };
  return { target, name: `${kind} ${key}`, otherForms: forms.filter((form) => form.key !== key) };
}

function importNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text))
    throw new CliError(`"${text}" is not an import number; see "nightjar imports list"`);
  return Number(text);
}

type ChannelOrMessage = { kind: 'channel' | 'message'; key: string };

/** An unmarked Telegram id can mean a private chat, a channel or a basic group. */
function formsOf(target: ChannelOrMessage): ChannelOrMessage[] {
  const [platform, id] = target.key.split(':') as [Platform, string];
  const candidatesOf = target.kind === 'channel' ? channelIdCandidates : messageIdCandidates;
  return candidatesOf(platform, id).map((each) => ({ kind: target.kind, key: `${platform}:${each}` }));
}

async function isStored({ kind, key }: ChannelOrMessage, store: Store): Promise<boolean> {
  if ((await store.get(kind, key)) !== undefined) return true;
  return kind === 'channel' && store.hasMessages(key);
}

/** Bans of a purged import belong to its records and files: nothing links them to the import any more. */
async function requireNotPurged(importId: number, store: Store): Promise<void> {
  const run = await store.imports.get(importId);
  if (run !== undefined && run.files.length > 0 && run.files.every(({ status }) => status === 'purged'))
    throw new CliError(
      `import ${importId} is already purged, and its bans cannot be lifted together; lift them one by one, as in "nightjar purge message <id> --allow-again"`,
    );
}

function unknownText(kind: string, name: string, { allowAgain }: Options): string {
  if (kind === 'import' || allowAgain) return `${name} not found`;
  const deleted =
    kind === 'message'
      ? '; if "nightjar retention" deleted its month, purge its channel, sender or import instead'
      : '';
  return `${name} not found; use --ban to keep it out of later imports${deleted}`;
}

function previewText(name: string, preview: PurgeReport): string {
  return [
    `Purging ${name} would remove: ${recordsText(preview)}.`,
    ...restText(preview, 'would change'),
  ].join('\n');
}

function reportText(name: string, report: PurgeReport, { allowAgain }: Options): string {
  const done = report.wasFound
    ? [`Removed: ${recordsText(report)}.`, ...restText(report, 'changed')]
    : [`No data of ${name} is stored.`];
  return [...done, banText(name, report, allowAgain ?? false)].join('\n');
}

function banText(name: string, { wasBarred }: PurgeReport, allowAgain: boolean): string {
  if (!allowAgain && name.startsWith('import '))
    return 'Later imports skip the removed data; "nightjar purges" lists all bans.';
  if (!allowAgain) return `Later imports skip ${name}; "nightjar purges" lists all bans.`;
  return wasBarred
    ? `Lifted the ban on ${name}: later imports can add it again.`
    : `Not banned: later imports can add ${name} again.`;
}

function restText({ changed, filesElsewhere }: PurgeReport, verb: string): string[] {
  const lines: string[] = [];
  if (changed > 0) lines.push(`Also ${verb}: ${pluralize(changed, 'remaining record')}.`);
  if (filesElsewhere > 0)
    lines.push(
      `${pluralize(filesElsewhere, 'file is', 'files are')} also part of another import: their data stays.`,
    );
  return lines;
}

const NAMES: Record<RecordKind, [singular: string, plural: string]> = {
  message: ['message', 'messages'],
  profile: ['profile', 'profiles'],
  channel: ['channel', 'channels'],
  server: ['server', 'servers'],
  page: ['page', 'pages'],
  ransomware: ['ransomware post', 'ransomware posts'],
  'ransomware-group': ['ransomware group', 'ransomware groups'],
  victim: ['ransomware victim', 'ransomware victims'],
};

function recordsText({ removed }: PurgeReport): string {
  const parts = (Object.keys(NAMES) as RecordKind[])
    .filter((kind) => removed[kind] > 0)
    .map((kind) => pluralize(removed[kind], ...NAMES[kind]));
  return parts.length === 0 ? 'no records' : parts.join(', ');
}
