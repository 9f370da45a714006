import { OpensearchClient, type OpensearchConnection } from './opensearch-client.ts';
import {
  type OpensearchLayout,
  OpensearchSchema,
  SCHEMA_VERSION,
  SchemaUnknown,
} from './opensearch-schema.ts';

/**
 * Brings the templates to this program's version. There is only one so far: what an older one needs done to its indices will
 * stand here, step by step.
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
    // Templates are written even where the version is the same: shards and replicas may have been set anew.
    await schema.install();
    await schema.ensureFixed();
    return { from, to: SCHEMA_VERSION };
  } finally {
    await client.close();
  }
}
