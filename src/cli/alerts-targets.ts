import { Command } from 'commander';
import type { TSchema } from 'typebox';
import { SYSLOG_PROTOCOLS } from '../alerts/delivery/target.ts';
import { deliveryStatus, targetInput, targetView } from '../alerts/views/target-view.ts';
import { deliveryHit, type TargetHit } from '../contract/alert-hits.ts';
import { TARGET_KINDS, TargetChange, TargetCreation } from '../contract/alert-input.ts';
import {
  choice,
  readList,
  readSettings,
  requireValid,
  wholeNumber,
  withClearErrors,
} from './alert-options.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { readName } from './key-options.ts';
import { formatNumber, print, printJson, printToStderr, table } from './terminal.ts';
import { withExistingStore, withServices } from './with-services.ts';

const ID_HELP = 'id of a target, as in "nightjar alerts targets list"';
const notFound = (id: string) => new CliError(`target ${id} not found; see "nightjar alerts targets list"`);

export function targetsCommand(): Command {
  return new Command('targets')
    .description('Choose where notifications are sent')
    .addCommand(listCommand())
    .addCommand(createCommand())
    .addCommand(updateCommand())
    .addCommand(removeCommand())
    .addCommand(testCommand())
    .addCommand(rotateCommand())
    .addHelpText(
      'after',
      examples(
        'nightjar alerts targets create --kind webhook --name SOC --url https://soc.example/hook',
        'nightjar alerts targets test target_7kq2mxw9tbhc',
      ),
    );
}

function listCommand(): Command {
  return new Command('list')
    .description('List targets with the status of their deliveries, without their secrets')
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar alerts targets list'))
    .action(async ({ json }: { json?: boolean }) => {
      await withExistingStore(async ({ alerts }) => {
        const status = await deliveryStatus(alerts.store);
        const hits: TargetHit[] = [];
        for (const target of await alerts.store.targets())
          hits.push(targetView(target, { deliveries: await status(target.id) }));
        if (json) printJson(hits);
        else if (hits.length === 0)
          printToStderr('No targets yet. Create one with "nightjar alerts targets create".');
        else print(targetTable(hits));
      });
    });
}

function targetTable(hits: readonly TargetHit[]): string {
  return table(
    ['Id', 'Name', 'Kind', 'Pending', 'Delivered', 'Failed', 'Last success (UTC)', 'Status', 'Last error'],
    hits.map(({ id, name, kind, enabled, disabledBecause, deliveries }) => [
      id,
      name,
      kind,
      formatNumber(deliveries?.pending ?? 0),
      formatNumber(deliveries?.delivered ?? 0),
      formatNumber(deliveries?.failed ?? 0),
      deliveries?.lastSuccessAt ?? 'never',
      enabled ? 'enabled' : 'disabled',
      disabledBecause ?? deliveries?.lastError ?? '',
    ]),
  );
}

interface TargetOptions {
  kind?: string;
  name?: string;
  secret?: string[];
  enabled?: boolean;
  disabled?: boolean;
  json?: boolean;
  full?: boolean;
  /** Path of more settings. */
  settings?: string;
  [setting: string]: unknown;
}

function withSettings(command: Command): Command {
  return command
    .option('--url <url>', 'URL of a webhook, Slack, Mattermost, Discord or Teams target')
    .option('--token <token>', 'token of a Telegram bot')
    .option('--chat-id <id>', 'chat of a Telegram bot: a number or @name')
    .option('--api-url <url>', 'URL of your own Bot API server')
    .option('--to <addresses>', 'comma-separated recipients of e-mail', readList)
    .option('--host <host>', 'host of a syslog server')
    .option('--port <port>', 'port of a syslog server', wholeNumber(1, 65_535))
    .option(
      '--protocol <protocol>',
      `protocol of a syslog server: ${SYSLOG_PROTOCOLS.join(', ')} (default: tls)`,
      choice(SYSLOG_PROTOCOLS),
    )
    .option('--facility <number>', 'facility of syslog (default: 16)', wholeNumber(0, 23))
    .option('--full', 'send texts, authors and indicators, not only ids and a short snippet')
    .option('--no-full', 'send only ids and a short snippet (default)')
    .option('--settings <file>', 'more settings, as a JSON object of the API; "-" reads standard input')
    .option('--disabled', 'send nothing to it');
}

async function inputOf({ json: _, settings, disabled, enabled, ...options }: TargetOptions, schema: TSchema) {
  if (enabled && disabled) throw new CliError('--enabled and --disabled exclude each other');
  const input = {
    ...(settings !== undefined && (await readSettings(settings))),
    ...options,
    ...((enabled || disabled) && { enabled: enabled ?? false }),
  };
  requireValid(schema, input);
  return targetInput(input);
}

function createCommand(): Command {
  const command = new Command('create')
    .description('Add a target')
    .requiredOption('--kind <kind>', TARGET_KINDS.join(', '), choice(TARGET_KINDS))
    .requiredOption('--name <name>', 'name', readName);
  return withSettings(command)
    .option('--secrets <list>', 'comma-separated secrets of a webhook (default: a new one)', readList)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The secret of a webhook is printed once. Receivers verify with it that a
notification comes from this nightjar. Other users of the machine can see tokens,
secrets and the URLs of chats on a command line: on shared machines, put them
into a file and use --settings.
${examples(
  'nightjar alerts targets create --kind webhook --name SOC --url https://soc.example/hook',
  'nightjar alerts targets create --kind email --name Duty --to duty@soc.example',
  'nightjar alerts targets create --kind syslog --name SIEM --host siem.example',
  'nightjar alerts targets create --kind slack --name Chat --settings slack.json',
)}`,
    )
    .action(async (options: TargetOptions) => {
      const input = await inputOf(options, TargetCreation);
      await withServices(async ({ alerts }) => {
        const { target, secret } = await withClearErrors(() => alerts.targets.create(input));
        if (options.json) {
          printJson(targetView(target, secret === undefined ? {} : { secret }));
          return;
        }
        printToStderr(`Created target ${target.id}.`);
        printSecret(secret);
      });
    });
}

function printSecret(secret: string | undefined): void {
  if (secret === undefined) return;
  printToStderr('This secret is shown only once; receivers verify notifications with it:');
  print(secret);
}

function updateCommand(): Command {
  const command = new Command('update')
    .description('Change a target')
    .argument('<id>', ID_HELP)
    .option('--name <name>', 'name', readName);
  return withSettings(command)
    .option('--enabled', 'send to it again; "nightjar alerts deliveries replay" sends what it missed')
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar alerts targets update target_7kq2mxw9tbhc --enabled'))
    .action(async (id: string, options: TargetOptions) => {
      const input = await inputOf(options, TargetChange);
      if (Object.keys(input).length === 0)
        throw new CliError('nothing to change: give at least one option (see --help)');
      await withExistingStore(async ({ alerts }) => {
        const target = await withClearErrors(() => alerts.targets.change(id, input));
        if (target === undefined) throw notFound(id);
        if (options.json) printJson(targetView(target));
        else printToStderr(`Updated target ${id}.`);
      });
    });
}

function removeCommand(): Command {
  return new Command('remove')
    .description('Remove a target with its deliveries')
    .argument('<id>', ID_HELP)
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar alerts targets remove target_7kq2mxw9tbhc'))
    .action(async (id: string, { json }: { json?: boolean }) => {
      await withExistingStore(async ({ alerts }) => {
        const target = (await alerts.store.targets()).find((each) => each.id === id);
        if (target === undefined || !(await alerts.targets.remove(id))) throw notFound(id);
        if (json) printJson(targetView(target));
        else printToStderr(`Removed target ${id}, ${target.name}.`);
      });
    });
}

function testCommand(): Command {
  return new Command('test')
    .description('Queue a test notification')
    .argument('<id>', ID_HELP)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
It is sent by the running server; "nightjar alerts deliveries list" shows how it
went.
${examples('nightjar alerts targets test target_7kq2mxw9tbhc')}`,
    )
    .action(async (id: string, { json }: { json?: boolean }) => {
      await withExistingStore(async ({ alerts }) => {
        const delivery = await alerts.targets.test(id);
        if (delivery === undefined) throw notFound(id);
        if (json) printJson(deliveryHit(delivery));
        else printToStderr(`Queued test ${delivery.id}, sent by the running server.`);
      });
    });
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description('Replace the secret of a webhook')
    .argument('<id>', ID_HELP)
    .option('--no-keep-old', 'stop signing with the old secret immediately')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Until the next rotation, notifications are signed with the old secret, too, so
that receivers can change over.
${examples('nightjar alerts targets rotate target_7kq2mxw9tbhc')}`,
    )
    .action(async (id: string, { keepOld, json }: { keepOld: boolean; json?: boolean }) => {
      await withExistingStore(async ({ alerts }) => {
        const rotated = await withClearErrors(() => alerts.targets.rotate(id, { isKeepingOld: keepOld }));
        if (rotated === undefined) throw notFound(id);
        const { target, secret } = rotated;
        if (json) printJson(targetView(target, { secret }));
        else printSecret(secret);
      });
    });
}
