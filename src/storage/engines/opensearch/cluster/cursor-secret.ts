import { randomBytes } from 'node:crypto';
import type { OpensearchDocuments, Place } from './documents.ts';

interface SecretSource {
  kind: 'secret';
  document: { secret: string };
}

/** What signs cursors; made once, and read ever after. */
export async function cursorSecret(documents: OpensearchDocuments, ledger: string): Promise<Buffer> {
  const place: Place = { index: ledger, id: 'secret cursor' };
  const known = (await documents.get<SecretSource>(place)) ?? (await make(documents, place));
  return Buffer.from(known.source.document.secret, 'base64');
}

async function make(documents: OpensearchDocuments, place: Place): Promise<{ source: SecretSource }> {
  const secret = randomBytes(32).toString('base64');
  const made: SecretSource = { kind: 'secret', document: { secret } };
  await documents.put([{ ...place, action: 'create', body: JSON.stringify(made) }]);
  // Another process may have been first.
  const [found] = await documents.load<SecretSource>([place]);
  return found ?? { source: made };
}
