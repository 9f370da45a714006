import { controlParts, type TextContext } from '../text/controls.ts';

/** Collected text without links. Characters that reorder or hide text are shown by name. */
export function NameText({ text, context = 'name' }: { text: string; context?: TextContext }) {
  return (
    <>
      {controlParts(text, context).map(({ text: part, control }, index) =>
        control === undefined ? (
          part
        ) : (
          <span key={index} class="control" title={control}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
