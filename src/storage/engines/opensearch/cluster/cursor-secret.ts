import { randomBytes } from 'node:crypto';
import type { OpensearchDocuments, Place } from './documents.ts';

interface SecretSource {
  kind: 'secret';
  document: { secret: string };
}

/** The secret that signs cursors, created on first use. */
export async function cursorSecret(documents: OpensearchDocuments, ledger: string): Promise<Buffer> {
  const place: Place = { index: ledger, id: 'secret cursor' };
  const known = (await documents.get<SecretSource>(place)) ?? (await create(documents, place));
  return Buffer.from(known.source.document.secret, 'base64');
}

async function create(documents: OpensearchDocuments, place: Place): Promise<{ source: SecretSource }> {
  const secret = randomBytes(32).toString('base64');
  const created: SecretSource = { kind: 'secret', document: { secret } };
  await documents.put([{ ...place, action: 'create', body: JSON.stringify(created) }]);
  // Another process may have created it first.
  const [found] = await documents.load<SecretSource>([place]);
  return found ?? { source: created };
}
