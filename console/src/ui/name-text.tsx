import { type ComponentChildren, Fragment } from 'preact';
import { controlParts, type TextContext } from '../text/controls.ts';

/** Collected text without links. Characters that reorder or hide text are shown by name. */
export function NameText({ text, context = 'name' }: { text: string; context?: TextContext }) {
  return (
    <>
      {controlParts(text, context).map(({ text: part, control }, index) =>
        control === undefined ? (
          breakable(part)
        ) : (
          <span key={index} class="control" title={control}>
            {part}
          </span>
        ),
      )}
    </>
  );
}

/**
 * Browsers shape a word as a whole, again for every line that it takes: a word of 64 KB would block the page for half a
 * minute. Parts of this length take milliseconds.
 */
const WORD_MAX = 400;
const LONG_WORD = new RegExp(`\\S{${WORD_MAX}}(?=\\S)`, 'gu');

function breakable(text: string): ComponentChildren {
  if (text.length <= WORD_MAX) return text;
  const ends = Array.from(text.matchAll(LONG_WORD), ({ index, 0: word }) => index + word.length);
  if (ends.length === 0) return text;
  return [0, ...ends].map((start, index) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      {text.slice(start, ends[index])}
    </Fragment>
  ));
}
