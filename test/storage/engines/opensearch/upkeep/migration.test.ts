/** Migration of data from older versions. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FINDING_SOURCES } from '../../../../../src/records/finding.ts';
import { indicatorHash, SEARCHED_KINDS } from '../../../../../src/records/indicator.ts';
import { pageSighting } from '../../../../../src/records/page.ts';
import { ransomwareSighting } from '../../../../../src/records/ransomware-post.ts';
import { OpensearchClient } from '../../../../../src/storage/engines/opensearch/cluster/client.ts';
import {
  OpensearchSchema,
  SCHEMA_VERSION,
} from '../../../../../src/storage/engines/opensearch/cluster/schema.ts';
import { migrate } from '../../../../../src/storage/engines/opensearch/upkeep/migration.ts';
import {
  emptyPrefix,
  openTestStore,
  REPLICAS,
  testConnection,
  WITHOUT_CLUSTER,
} from '../../../../support/opensearch.ts';
import { withoutDates } from '../../../../support/without-dates.ts';
import { at, message } from '../../../../support/world.ts';

describe('opensearch: migration', { skip: WITHOUT_CLUSTER }, () => {
  test('migrated posts of version 1 can be counted by field, even after an interruption', async (t) => {
    const prefix = emptyPrefix(t);
    const layout = { prefix, shards: 1, replicas: REPLICAS, refreshSeconds: 0 };
    const store = await openTestStore({ prefix });
    const link = { url: 'http://leak.example/', grade: 'absolute-link' } as const;
    const day = at('2026-11-14');
    await store.write({
      records: [
        ransomwareSighting('a', day, link, { facts: { ransomwareGroup: 'brasskettle', country: 'DE' } }),
        ransomwareSighting('b', day, link, { facts: { ransomwareGroup: 'brasskettle' } }),
      ],
    });
    const client = new OpensearchClient(testConnection());
    t.after(() => client.close());
    await asVersion1(client, prefix);
    const countries = async () =>
      (await store.countPosts({ from: day, to: day, by: 'country' })).map(({ value }) => value);
    assert.deepEqual(await countries(), [undefined]);
    await assert.rejects(openTestStore({ prefix }), /schema version 1.*nightjar migrate/);
    assert.deepEqual(await migrate({ connection: testConnection(), layout }), {
      from: 1,
      to: SCHEMA_VERSION,
    });
    assert.deepEqual((await countries()).sort(), ['DE', undefined]);
    // An interrupted migration starts again.
    await setVersion(client, prefix, 1);
    assert.deepEqual(await migrate({ connection: testConnection(), layout }), {
      from: 1,
      to: SCHEMA_VERSION,
    });
    assert.deepEqual((await countries()).sort(), ['DE', undefined]);
    assert.equal(await new OpensearchSchema(client, layout).version(), SCHEMA_VERSION);
  });

  test('months of version 3 accept messages after the migration, and reindexing fills their fields', async (t) => {
    const prefix = emptyPrefix(t);
    const layout = { prefix, shards: 1, replicas: REPLICAS, refreshSeconds: 0 };
    const client = new OpensearchClient(testConnection());
    t.after(() => client.close());
    await openTestStore({ prefix });
    const month = new OpensearchSchema(client, layout).names.month(1, 202611);
    // As version 3 created it.
    const path = `/_index_template/${prefix}-messages`;
    const { body } = await client.read({ method: 'GET', path });
    const template = body.index_templates[0].index_template;
    const { indicators: _, similar: __, ...properties } = template.template.mappings.properties;
    const mappings = { ...template.template.mappings, properties };
    const older = { ...template, version: 3, template: { ...template.template, mappings } };
    await client.write({ method: 'PUT', path, body: older });
    await client.write({ method: 'PUT', path: `/${month}` });
    assert.deepEqual(await migrate({ connection: testConnection(), layout }), {
      from: 3,
      to: SCHEMA_VERSION,
    });
    const store = await openTestStore({ prefix });
    const text = 'Selling stealer logs from Norway\nChecked by hand before delivery';
    await store.write({
      records: ['1', '2'].map((sequence) =>
        message({ sequence, text, items: [{ kind: 'email', value: 'oda@mail.example' }] }),
      ),
    });
    const question = {
      collection: 'message',
      slice: { kind: 'page', skip: 0, take: 10 },
      collapse: 'similar',
      facets: { by: ['indicator'], size: 1 },
    } as const;
    for (const isRebuilt of [false, true]) {
      if (isRebuilt) await store.reindex();
      const { total, facets } = await store.find(question);
      assert.deepEqual(
        [total, withoutDates(facets?.indicator)],
        [1, [{ key: 'email:oda@mail.example', count: 2 }]],
      );
    }
  });

  test('migrated findings of version 3 can be looked up by hash, part, sender and name', async (t) => {
    const prefix = emptyPrefix(t);
    const layout = { prefix, shards: 1, replicas: REPLICAS, refreshSeconds: 0 };
    const store = await openTestStore({ prefix });
    const items = [{ kind: 'domain', value: 'acme.example' }] as const;
    await store.write({
      records: [
        message({ items: [...items], channelTitle: 'Acme' }),
        pageSighting('page-1', at('2026-11-14'), { facts: { url: 'https://xn--acm-dma.example/' } }),
      ],
    });
    const client = new OpensearchClient(testConnection());
    t.after(() => client.close());
    const visible = [{ sources: FINDING_SOURCES }];
    const answers = async () => ({
      hashed: await store.indicatorsByHash({ prefixes: [indicatorHash('acme.example')], visible }),
      summary: await store.indicator({
        kind: 'domain',
        canonical: 'acme.example',
        interval: 'day',
        placesMax: 5,
        relatedMax: 5,
        visible,
      }),
      found: await store.findIndicators({
        text: 'acme',
        isOpenBefore: true,
        isOpenAfter: true,
        kinds: SEARCHED_KINDS,
        slice: { kind: 'page', skip: 0, take: 10 },
        visible,
      }),
    });
    const expected = await answers();
    assert.deepEqual(
      [expected.hashed[0]?.length, expected.summary?.people.total, expected.found.total],
      [1, 1, 4],
    );
    await asVersion3(client, prefix);
    assert.deepEqual((await answers()).found.total, 0);
    for (let run = 0; run < 2; run++) {
      await setVersion(client, prefix, 3);
      await migrate({ connection: testConnection(), layout });
      assert.deepEqual(await answers(), expected, 'also after an interruption');
    }
  });
});

async function asVersion3(client: OpensearchClient, prefix: string): Promise<void> {
  const path = `/${prefix}-findings`;
  const query = { refresh: true };
  const names = { terms: { kind: ['name', 'title'] } };
  await client.write({ method: 'POST', path: `${path}/_delete_by_query`, query, body: { query: names } });
  const source = ['hash', 'searched', 'user'].map((name) => `ctx._source.remove('${name}');`).join(' ');
  await client.write({
    method: 'POST',
    path: `${path}/_update_by_query`,
    query,
    body: { script: { source } },
  });
}

async function asVersion1(client: OpensearchClient, prefix: string): Promise<void> {
  const source = ['group', 'country', 'industry'].map((name) => `ctx._source.remove('${name}');`).join(' ');
  await client.write({
    method: 'POST',
    path: `/${prefix}-entities-v*/_update_by_query`,
    query: { refresh: true },
    body: { script: { source } },
  });
  await setVersion(client, prefix, 1);
}

async function setVersion(client: OpensearchClient, prefix: string, version: number): Promise<void> {
  const path = `/_index_template/${prefix}-messages`;
  const { body } = await client.read({ method: 'GET', path });
  await client.write({ method: 'PUT', path, body: { ...body.index_templates[0].index_template, version } });
}
