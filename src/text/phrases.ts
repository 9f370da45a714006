/** Number of words that make a phrase, the longest that fits; 0 if there is none. */
type PhraseLength = (words: readonly string[]) => number;

/** Finds phrases at the end of a text. They are given without spaces, and may be written together or apart. */
export function phrasesAtEnd(phrases: Iterable<string>): PhraseLength {
  const known = new Set(phrases);
  const ends = new Set([...known].flatMap((phrase) => [...phrase].map((_, at) => phrase.slice(at))));
  return (words) => {
    let joined = '';
    let length = 0;
    for (let count = 1; count <= words.length; count++) {
      joined = words[words.length - count] + joined;
      if (!ends.has(joined)) break;
      if (known.has(joined)) length = count;
    }
    return length;
  };
}

/** The same at the beginning of a text. */
export function phrasesAtStart(phrases: Iterable<string>): PhraseLength {
  const known = new Set(phrases);
  const starts = new Set([...known].flatMap((phrase) => [...phrase].map((_, at) => phrase.slice(0, at + 1))));
  return (words) => {
    let joined = '';
    let length = 0;
    for (let count = 1; count <= words.length; count++) {
      joined += words[count - 1];
      if (!starts.has(joined)) break;
      if (known.has(joined)) length = count;
    }
    return length;
  };
}
