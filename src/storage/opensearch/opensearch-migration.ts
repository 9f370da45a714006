import { POST_FACTS, POST_GROUPINGS } from '../query.ts';
import { OpensearchClient, type OpensearchConnection, PATIENT_MS } from './opensearch-client.ts';
import {
  type OpensearchLayout,
  OpensearchSchema,
  POST_FIELDS,
  SCHEMA_VERSION,
  SchemaUnknown,
} from './opensearch-schema.ts';

/**
 * Brings the indices and their templates to this program's version, step by step. The version stands in the templates, which come
 * last: interrupted, the same command does it all again.
 */
export async function migrate(
  connection: OpensearchConnection,
  layout: OpensearchLayout,
): Promise<{ from: number; to: number }> {
  const client = new OpensearchClient(connection);
  try {
    const schema = new OpensearchSchema(client, layout);
    const from = (await schema.version()) ?? 0;
    if (from > SCHEMA_VERSION) throw new SchemaUnknown(from);
    if (from === 1) await makePostsCountable(client, schema);
    // Templates are written even where the version is the same: shards and replicas may have been set anew.
    await schema.install();
    await schema.ensureFixed();
    return { from, to: SCHEMA_VERSION };
  } finally {
    await client.close();
  }
}

/** From version 1: what posts are counted by was only in their records. Nothing else of a post is indexed, so a script can do it. */
async function makePostsCountable(client: OpensearchClient, { names }: OpensearchSchema): Promise<void> {
  const entities = `${names.prefix}-entities-v*`;
  await client.write({ method: 'PUT', path: `/${entities}/_mapping`, body: { properties: POST_FIELDS } });
  const assignments = POST_GROUPINGS.map((name) => {
    const fact = `ctx._source.record.facts.${POST_FACTS[name]}`;
    return `if (${fact} != null) { ctx._source.${name} = ${fact}.value; }`;
  });
  await client.write({
    method: 'POST',
    path: `/${entities}/_update_by_query`,
    query: { refresh: true },
    body: { query: { term: { kind: 'ransomware' } }, script: { source: assignments.join(' ') } },
    milliseconds: PATIENT_MS,
  });
}
