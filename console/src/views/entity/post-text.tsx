import type { GivenIndicator } from '../../entities/place.ts';
import { MessageText } from '../../ui/text.tsx';

/** A collected text as plain text with chips. Nothing in it is rendered or loaded. */
export function PostText({
  text,
  indicators,
}: {
  text: string;
  indicators?: readonly GivenIndicator[] | undefined;
}) {
  return (
    <div class="post-text">
      <MessageText text={text} indicators={indicators} origin="page" />
    </div>
  );
}
