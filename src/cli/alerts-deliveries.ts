import { Command } from 'commander';
import { deliveryHit } from '../contract/alert-hits.ts';
import type { Services } from '../services/services.ts';
import { DELIVERY_STATUSES, type DeliveryStatus } from '../storage/port/alerts.ts';
import type { TimeWindow } from '../storage/port/query.ts';
import type { ParsedInstant } from '../time/instant.ts';
import { choice, wholeNumber } from './alert-options.ts';
import { CliError } from './cli-error.ts';
import { readDate, readWindow } from './dates.ts';
import { examples } from './help.ts';
import { formatNumber, pluralize, print, printJson, printToStderr, table } from './terminal.ts';
import { withExistingStore } from './with-services.ts';

const REPLAYED = ['failed', 'delivered', 'cancelled'] as const;

export function deliveriesCommand(): Command {
  return new Command('deliveries')
    .description('List notifications and send them again')
    .addCommand(listCommand())
    .addCommand(replayCommand())
    .addHelpText('after', examples('nightjar alerts deliveries list --status failed'));
}

interface ListOptions {
  target?: string;
  alert?: string;
  status?: DeliveryStatus;
  limit?: number;
  json?: boolean;
}

function listCommand(): Command {
  return new Command('list')
    .description('List notifications of the last 30 days, newest first')
    .option('--target <id>', 'only those to this target')
    .option('--alert <id>', 'only those of this saved search')
    .option(
      '--status <status>',
      `only those that are ${DELIVERY_STATUSES.join(', ')}`,
      choice(DELIVERY_STATUSES),
    )
    .option('--limit <count>', 'number of deliveries (default: 50)', wholeNumber(1, 1000))
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar alerts deliveries list --status failed'))
    .action(async ({ target, alert, status, limit, json }: ListOptions) => {
      await withExistingStore(async ({ alerts }) => {
        const { total, hits } = await alerts.store.deliveries({
          ...(target !== undefined && { targets: [target] }),
          ...(alert !== undefined && { searches: [alert] }),
          ...(status !== undefined && { statuses: [status] }),
          slice: { kind: 'page', skip: 0, take: limit ?? 50 },
        });
        const shown = hits.map(deliveryHit);
        if (json) {
          printJson(shown);
          return;
        }
        if (total === 0) {
          printToStderr('No deliveries.');
          return;
        }
        const rows = shown.map((hit) => [
          hit.id,
          hit.target,
          hit.search ?? '',
          hit.content,
          hit.status,
          String(hit.attempts),
          hit.createdAt,
          hit.nextAttemptAt ?? '',
          hit.lastError ?? '',
        ]);
        print(table(COLUMNS, rows));
        if (total > shown.length) printToStderr(`Showing ${shown.length} of ${formatNumber(total)}.`);
      });
    });
}

const COLUMNS = [
  ...['Id', 'Target', 'Search', 'Content', 'Status', 'Attempts', 'Created (UTC)', 'Next attempt'],
  'Last error',
];

interface ReplayOptions {
  target?: string;
  status?: DeliveryStatus;
  since?: ParsedInstant;
  until?: ParsedInstant;
  json?: boolean;
}

function replayCommand(): Command {
  return new Command('replay')
    .description('Send notifications again')
    .argument('[ids...]', 'ids, as in "nightjar alerts deliveries list"')
    .option('--target <id>', 'those to this target, instead of ids')
    .option('--status <status>', `of a target: ${REPLAYED.join(', ')} (default: failed)`, choice(REPLAYED))
    .option('--since <date>', 'of a target: created since this day or time (UTC)', readDate)
    .option(
      '--until <date>',
      'of a target: created until the end of this day, or until this time (UTC)',
      readDate,
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
They are sent by the running server and keep their ids, so receivers can
recognize repeats.
${examples(
  'nightjar alerts deliveries replay msg_0123456789abcdef',
  'nightjar alerts deliveries replay --target target_7kq2mxw9tbhc',
  'nightjar alerts deliveries replay --target target_7kq2mxw9tbhc --status delivered --since 2026-11-14 --until 2026-11-15',
)}`,
    )
    .action(async (ids: string[], { json, target, status, since, until }: ReplayOptions) => {
      if (ids.length > 0 === (target !== undefined)) throw new CliError('give either ids or --target');
      const limits = { '--status': status, '--since': since, '--until': until };
      for (const [option, value] of Object.entries(limits))
        if (value !== undefined && target === undefined) throw new CliError(`${option} needs --target`);
      const created = readWindow({ since, until });
      await withExistingStore(async ({ alerts }) => {
        const replayed =
          target === undefined
            ? await replayByIds(alerts, [...new Set(ids)])
            : await replayOfTarget(alerts, target, status ?? 'failed', created);
        if (json) printJson({ replayed });
        else
          printToStderr(
            `Queued ${pluralize(replayed, 'delivery', 'deliveries')} again, sent by the running server.`,
          );
      });
    });
}

async function replayByIds({ store, targets }: Services['alerts'], ids: readonly string[]): Promise<number> {
  for (const id of ids)
    if ((await store.delivery(id)) === undefined)
      throw new CliError(`delivery ${id} not found; nothing is sent again`);
  let replayed = 0;
  for (const id of ids) if (await targets.replay(id)) replayed++;
  return replayed;
}

async function replayOfTarget(
  { store, targets }: Services['alerts'],
  target: string,
  status: DeliveryStatus,
  created: TimeWindow,
): Promise<number> {
  const isKnown = (await store.targets()).some(({ id }) => id === target);
  if (!isKnown) throw new CliError(`target ${target} not found; see "nightjar alerts targets list"`);
  return targets.replayAll(target, [status], created);
}
