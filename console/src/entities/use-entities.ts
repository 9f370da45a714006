import { useEffect, useMemo, useState } from 'preact/hooks';
import { findEntities, findEntitiesNow, type TextOrigin } from './find-entities.ts';
import { locate } from './locate.ts';
import type { GivenIndicator, Place } from './place.ts';

const NONE: readonly Place[] = [];

/**
 * The entities of a text. Indicators that the server lists for it are located immediately. Without a list, or if one of
 * them has an unusual spelling, the server's extractor searches the text as soon as it is loaded.
 */
export function useEntities(
  text: string,
  indicators: readonly GivenIndicator[] | undefined,
  origin: TextOrigin,
): readonly Place[] {
  const located = useMemo(() => indicators && locate(text, indicators), [text, indicators]);
  const needsExtractor = located?.isComplete !== true && MAYBE_ENTITY.test(text);
  const known = useMemo(
    () => (needsExtractor ? findEntitiesNow(text, origin) : undefined),
    [text, origin, needsExtractor],
  );
  const [found, setFound] = useState<{ text: string; places: readonly Place[] }>();
  useEffect(() => {
    if (!needsExtractor || known !== undefined) return;
    const abort = new AbortController();
    findEntities(text, origin, abort.signal).then(
      (places) => setFound({ text, places }),
      // Aborted, or the chunk could not be loaded: the text stays readable without chips.
      () => {},
    );
    return () => abort.abort();
  }, [text, origin, needsExtractor, known]);
  const extracted = known ?? (found?.text === text ? found.places : undefined);
  return useMemo(() => {
    if (indicators === undefined || located === undefined) return extracted ?? NONE;
    if (extracted === undefined) return located.places;
    // What the server does not list for this text is none of its entities.
    const listed = new Set(located.nodes);
    return [...located.places, ...extracted.filter(({ node }) => listed.has(node))];
  }, [indicators, located, extracted]);
}

/** Every entity has a digit, a sign or the name of a messenger: most words need no extractor. */
const MAYBE_ENTITY =
  /[@/:：.+]|\d{4}|[0-9A-Za-z]{25}|skype|wickr|threema|signal| at | AT |скайп|викр|тр[иe]ма|сигнал|собака|arroba/i;
