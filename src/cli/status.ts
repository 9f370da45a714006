import { Command } from 'commander';
import type { Services } from '../services/services.ts';
import type { ClusterStatus } from '../storage/port/upkeep.ts';
import { examples } from './help.ts';
import { formatNumber, pluralize, print, printJson, table } from './terminal.ts';
import { withExistingStore } from './with-services.ts';

export function statusCommand(): Command {
  return new Command('status')
    .description('Show record counts, index state and disk usage')
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar status'))
    .action(async (options: { json?: boolean }) => {
      await withExistingStore((services) => printStatus(services, options.json ?? false), {
        isImpatient: true,
      });
    });
}

async function printStatus({ store, keys }: Services, isJson: boolean): Promise<void> {
  const status = { ...(await store.status()), keys: (await keys.list()).length };
  if (isJson) {
    printJson(status);
    return;
  }
  const { analyzer, records } = status;
  const rows = Object.entries(records).map(([kind, count]) => [kind, formatNumber(count)]);
  print(`Store           ${status.location} (${status.engine})`);
  if (status.cluster !== undefined) printCluster(status.cluster);
  print(`Size            ${(status.sizeBytes / 1024 / 1024).toFixed(1)} MiB`);
  print(`Schema          version ${status.schemaVersion}`);
  const advice =
    analyzer.index === analyzer.program
      ? ''
      : ` (outdated: this version uses ${analyzer.program}; run "nightjar reindex")`;
  print(`Search index    analyzer ${analyzer.index}${advice}`);
  print(`API keys        ${status.keys}`);
  print(`\n${table(['Records', 'Count'], rows)}`);
  if (status.cluster !== undefined) print(`\n${indexTable(status.cluster)}`);
}

function printCluster({ name, software, health, nodes, shards, missing, incomplete }: ClusterStatus): void {
  const { active, initializing, relocating, unassigned } = shards;
  print(`Cluster         ${name} (${software}), ${pluralize(nodes, 'node')}, ${health}`);
  print(
    `Shards          ${active} active, ${initializing} initializing, ${relocating} relocating, ${unassigned} unassigned`,
  );
  for (const index of missing)
    print(
      `Missing         ${index}: restore it from a snapshot, or import any file to find out which ones to import again`,
    );
  for (const { index, files } of incomplete)
    print(
      `Incomplete      ${index}: ${files.length === 0 ? 'import any file again' : `import again: ${files.join(', ')}`}`,
    );
}

function indexTable({ indices }: ClusterStatus): string {
  return table(
    ['Index', 'Health', 'Documents', 'MiB', 'Shards'],
    indices.map(({ name, health, documents, sizeBytes, shards, replicas }) => [
      name,
      health,
      formatNumber(documents),
      (sizeBytes / 1024 / 1024).toFixed(1),
      `${shards} × ${replicas + 1}`,
    ]),
  );
}
