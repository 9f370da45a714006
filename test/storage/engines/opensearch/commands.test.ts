/** Operator commands on a cluster: those in the documentation, and the copy of a folder. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runCli } from '../../../support/cli.ts';
import { CLUSTER_URL, emptyPrefix, REPLICAS, WITHOUT_CLUSTER } from '../../../support/opensearch.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

describe('commands on a cluster', { skip: WITHOUT_CLUSTER }, () => {
  test('the commands in docs/cluster.md work as written', async (t) => {
    const folder = temporaryFolder(t);
    const prefix = emptyPrefix(t);
    const data = { NIGHTJAR_DATA: join(folder, 'data') };
    assert.equal((await runCli(['import', join(ROOT, 'examples')], data)).code, 0);
    const text = readFileSync(join(ROOT, 'docs/cluster.md'), 'utf8');
    const commands = [...text.matchAll(/^```cluster\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '');
    assert.equal(commands.length, 2);
    const nightjar = `nightjar() { '${process.execPath}' '${join(ROOT, 'src/cli/main.ts')}' "$@"; }`;
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['-c', ['set -euo pipefail', nightjar, ...commands].join('\n')],
      {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          NIGHTJAR_STORE: 'opensearch',
          OPENSEARCH_URL: CLUSTER_URL,
          OPENSEARCH_PREFIX: prefix,
          OPENSEARCH_REPLICAS: String(REPLICAS),
        },
      },
    );
    assert.equal(status, 0, stderr);
    assert.match(stdout, /OpenSearch \d/);
    assert.match(stdout, /^Copied the data folder .* to the cluster at /m);

    const cluster = {
      NIGHTJAR_STORE: 'opensearch',
      OPENSEARCH_URL: CLUSTER_URL as string,
      OPENSEARCH_PREFIX: prefix,
      OPENSEARCH_REPLICAS: String(REPLICAS),
    };
    const counts = async (settings: Record<string, string>) =>
      JSON.parse((await runCli(['status', '--json'], settings)).stdout).records;
    assert.deepEqual(await counts(cluster), await counts(data));
  });

  test('reports unsupported commands and invalid sources and targets', async (t) => {
    const settings = {
      NIGHTJAR_STORE: 'opensearch',
      OPENSEARCH_URL: CLUSTER_URL as string,
      OPENSEARCH_PREFIX: emptyPrefix(t),
      OPENSEARCH_REPLICAS: String(REPLICAS),
    };
    const backup = await runCli(['backup', 'x'], settings);
    assert.deepEqual([backup.code, /use the snapshots of the cluster/.test(backup.stderr)], [1, true]);
    const nowhere = await runCli(
      ['copy', '--from', temporaryFolder(t), '--to', CLUSTER_URL as string],
      settings,
    );
    assert.deepEqual([nowhere.code, /no data in/.test(nowhere.stderr)], [1, true]);
    const unreachable = await runCli(['status'], { ...settings, OPENSEARCH_URL: 'http://127.0.0.1:1' });
    assert.deepEqual([unreachable.code, /cannot open the cluster/.test(unreachable.stderr)], [1, true]);
    assert.doesNotMatch(unreachable.stderr, / {4}at /);
  });
});
