import { useEffect, useState } from 'preact/hooks';
import { fetchPage } from '../../api/client.ts';
import { useSession } from '../../api/session.tsx';

/** One kind of record in a search of all kinds. */
export interface MatchGroup {
  kind: string;
  total?: number;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape
  hits: any[];
}

const DELAY_MS = 120;
const SIZE = 4;

/** What the server finds for a text, a moment after the last key. Errors leave the local suggestions alone. */
export function useServerMatches(text: string): MatchGroup[] {
  const { key } = useSession();
  const [groups, setGroups] = useState<MatchGroup[]>([]);
  const q = text.trim();
  useEffect(() => {
    if (q.length < 2 || key === undefined) {
      setGroups([]);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchPage<MatchGroup>({ path: '/search', parameters: { q, size: SIZE } }, key, abort.signal).then(
        ({ hits }) => setGroups(hits),
        () => {},
      );
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, key]);
  return groups;
}
