import { Command, Option } from 'commander';
import type { Platform } from '../records/platform.ts';
import type { RecordKind } from '../records/record.ts';
import { channelIdCandidates, messageIdCandidates } from '../records/telegram-id.ts';
import type { PurgeReport, PurgeTarget } from '../storage/port/purge.ts';
import type { Store } from '../storage/port/store.ts';
import { CliFailure } from './failure.ts';
import { keyArgument } from './record-argument.ts';
import { confirm, counted, isOnTerminal, print, printJson, tell } from './terminal.ts';
import { withServices } from './with-services.ts';

interface Options {
  dryRun?: boolean;
  yes?: boolean;
  ban?: boolean;
  allowAgain?: boolean;
  scrub?: boolean;
  json?: boolean;
}

/** What the operator named, as the messages of this command call it. */
interface Named {
  target: PurgeTarget;
  name: string;
  /** Other ids that a bare Telegram id may stand for, when none of them is stored. */
  otherForms: PurgeTarget[];
}

const TARGETS = {
  message: 'Remove one message and everything found in it',
  channel: 'Remove a channel and all its messages',
  profile: 'Remove a profile and all messages its owner wrote',
  import: 'Remove what an import brought and no other import did',
} as const;

const EXAMPLES = {
  message: 'telegram:-1001990000101_7',
  channel: 'telegram:-1001990000101',
  profile: 'discord:81384788765712384',
  import: '3',
} as const satisfies Record<keyof typeof TARGETS, string>;

export function purgeCommand(): Command {
  const command = new Command('purge')
    .description('Remove data permanently from lookups, search and feeds')
    .addHelpText(
      'after',
      `
A purge also bans its target: later imports skip it. --allow-again lifts the ban, with the purge or later (of an import only with the
purge); "nightjar purges" lists all bans.
Deleted text can remain in unused parts of the database files until --scrub rewrites them.

Examples:
  nightjar purge channel telegram:-1001990000101 --dry-run
  nightjar purge message telegram:-1001990000101_7
  nightjar purge import 3 --yes --scrub`,
    );
  for (const kind of Object.keys(TARGETS) as (keyof typeof TARGETS)[]) command.addCommand(kindCommand(kind));
  return command;
}

function kindCommand(kind: keyof typeof TARGETS): Command {
  const isImport = kind === 'import';
  const command = new Command(kind)
    .description(TARGETS[kind])
    .argument('<id>', isImport ? 'number from "nightjar imports list"' : 'platform and id, as in the example')
    .option('--dry-run', 'show what would be removed, and change nothing')
    .option('--yes', 'do not ask for confirmation on a terminal')
    .option('--allow-again', 'do not ban it: a later import may bring it back');
  if (!isImport)
    command.addOption(
      new Option('--ban', 'ban an id that is not in the store, before anything imports it').conflicts(
        'allowAgain',
      ),
    );
  return command
    .option('--scrub', 'rewrite the database files, so that no deleted text remains in them')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', `\nExample:\n  nightjar purge ${kind} ${EXAMPLES[kind]}`)
    .action((id: string, options: Options) =>
      // A ban may come before the first import.
      withServices(({ store, clock }) => purge(kind, id, options, store, clock), {
        isExisting: options.ban !== true,
      }),
    );
}

async function purge(
  kind: string,
  id: string,
  options: Options,
  store: Store,
  clock: () => number,
): Promise<void> {
  const { target, name, otherForms } = await named(kind, id, store);
  if (target.kind === 'import' && options.allowAgain) await requireNotPurged(target.importId, store);
  const preview = await store.previewPurge(target);
  const isUnknown = !preview.wasFound && !preview.wasBarred;
  const run = () => store.purge(target, { at: clock(), isPermanent: !options.allowAgain });
  if (isUnknown && !options.ban) {
    // A purge without a ban that was interrupted leaves nothing to find, but work to finish.
    if (options.allowAgain && kind !== 'import' && !options.dryRun) await run();
    throw new CliFailure(unknownText(kind, name, options));
  }
  if (options.dryRun) {
    if (options.json) printJson({ isDryRun: true, ...preview });
    else print(previewText(name, preview));
    return;
  }
  if (preview.wasFound && !options.yes && isOnTerminal()) {
    tell(previewText(name, preview));
    if (!(await confirm())) throw new CliFailure('cancelled; nothing was changed');
  }
  const report = await run();
  // An id that is not in the store may be meant in any of its forms.
  if (!preview.wasFound)
    for (const each of otherForms) await store.purge(each, { at: clock(), isPermanent: !options.allowAgain });
  if (options.scrub) await store.scrub();
  if (options.json) printJson({ isDryRun: false, ...report });
  else print(reportText(name, report, options));
}

async function named(kind: string, id: string, store: Store): Promise<Named> {
  if (kind === 'import') {
    const importId = importNumber(id);
    return { target: { kind, importId }, name: `import ${importId}`, otherForms: [] };
  }
  const { key } = keyArgument(kind, id);
  if (kind === 'profile') return { target: { kind, key }, name: `profile ${key}`, otherForms: [] };
  const target = { kind: kind as 'channel' | 'message', key };
  const forms = formsOf(target);
  for (const form of forms)
    if (await isStored(form, store)) return { target: form, name: `${kind} ${form.key}`, otherForms: [] };
  return { target, name: `${kind} ${key}`, otherForms: forms.filter((form) => form.key !== key) };
}

function importNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new CliFailure(`${text} is not the number of an import`);
  return Number(text);
}

type ChannelOrMessage = { kind: 'channel' | 'message'; key: string };

/** People copy the bare id of a Telegram channel, too: it stands for a dialogue, a channel or a basic group. */
function formsOf(target: ChannelOrMessage): ChannelOrMessage[] {
  const [platform, id] = target.key.split(':') as [Platform, string];
  const candidatesOf = target.kind === 'channel' ? channelIdCandidates : messageIdCandidates;
  return candidatesOf(platform, id).map((each) => ({ kind: target.kind, key: `${platform}:${each}` }));
}

async function isStored({ kind, key }: ChannelOrMessage, store: Store): Promise<boolean> {
  if ((await store.get(kind, key)) !== undefined) return true;
  return kind === 'channel' && store.hasMessages(key);
}

/** The bans of a purged import are those of its records and files: nothing links them to the import any more. */
async function requireNotPurged(importId: number, store: Store): Promise<void> {
  const run = await store.imports.get(importId);
  if (run !== undefined && run.files.length > 0 && run.files.every(({ status }) => status === 'purged'))
    throw new CliFailure(
      `import ${importId} was purged before, and its bans cannot be lifted together; lift single ones, as in "nightjar purge message <id> --allow-again"`,
    );
}

function unknownText(kind: string, name: string, { allowAgain }: Options): string {
  if (kind === 'import' || allowAgain) return `there is no ${name}`;
  const dropped =
    kind === 'message'
      ? '; if "nightjar retention" dropped its month, purge its channel, sender or import instead'
      : '';
  return `there is no ${name}; use --ban to keep it out of later imports${dropped}`;
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
    : [`Nothing of ${name} is in the store.`];
  return [...done, banText(name, report, allowAgain ?? false)].join('\n');
}

function banText(name: string, { wasBarred }: PurgeReport, allowAgain: boolean): string {
  if (!allowAgain && name.startsWith('import '))
    return 'Later imports skip what was removed; "nightjar purges" lists all bans.';
  if (!allowAgain) return `Later imports skip ${name}; "nightjar purges" lists all bans.`;
  return wasBarred
    ? `The ban on ${name} is lifted: a later import may bring it back.`
    : `A later import may bring ${name} back.`;
}

function restText({ changed, filesElsewhere }: PurgeReport, verb: string): string[] {
  const lines: string[] = [];
  if (changed > 0)
    lines.push(`Also ${verb}: ${counted(changed, 'record that remains', 'records that remain')}.`);
  if (filesElsewhere > 0)
    lines.push(
      `${counted(filesElsewhere, 'file is', 'files are')} part of another import, too: what they hold stays.`,
    );
  return lines;
}

const NAMES: Record<RecordKind, [one: string, several: string]> = {
  message: ['message', 'messages'],
  profile: ['profile', 'profiles'],
  channel: ['channel', 'channels'],
  server: ['server', 'servers'],
  page: ['page', 'pages'],
  ransomware: ['ransomware post', 'ransomware posts'],
  'ransomware-group': ['ransomware group', 'ransomware groups'],
};

/** What goes, kind by kind. */
function recordsText({ removed }: PurgeReport): string {
  const parts = (Object.keys(NAMES) as RecordKind[])
    .filter((kind) => removed[kind] > 0)
    .map((kind) => counted(removed[kind], ...NAMES[kind]));
  return parts.length === 0 ? 'no records' : parts.join(', ');
}
