import { useEffect, useState } from 'preact/hooks';
import { lookUp } from '../../../api/lookup.ts';
import { useSession } from '../../../api/session.tsx';

export interface SeenIn {
  kind: string;
  canonical: string;
  count: number;
  records: { record: string; count: number }[];
}

/** What is known about many values, from one request: by value, for the kinds that each can be. */
export function useLookup(values: readonly string[]): ReadonlyMap<string, SeenIn[]> | undefined {
  const { key } = useSession();
  const name = values.join('\n');
  const [state, setState] = useState<{ name: string; found: ReadonlyMap<string, SeenIn[]> }>();
  useEffect(() => {
    if (key === undefined || name === '') return;
    const abort = new AbortController();
    lookUp(name.split('\n'), key, abort.signal).then(
      (hits) =>
        setState({ name, found: new Map(hits.map((hit) => [hit.value, hit.indicators as SeenIn[]])) }),
      // Without it, the preview shows the values alone.
      () => {},
    );
    return () => abort.abort();
  }, [name, key]);
  return state?.name === name ? state.found : undefined;
}
