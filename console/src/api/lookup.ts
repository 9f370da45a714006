import type { LookupHit } from '../../../src/contract/lookup-hit.ts';
import { fetchBody } from './client.ts';

/** Looks up many values in one request. */
export async function lookUp(
  values: readonly string[],
  key: string,
  signal: AbortSignal,
): Promise<LookupHit[]> {
  const { hits } = await fetchBody<LookupHit>('/lookup', { values }, key, signal);
  return hits;
}
