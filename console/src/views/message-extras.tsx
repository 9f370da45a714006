import type { MessageHit } from '../api/types.ts';
import { formatNumber, Time } from '../ui/format.tsx';
import { InlineText, MessageText } from '../ui/text.tsx';

/** Where a forwarded message comes from, and when a message was edited; nothing for most messages. */
export function MessageOrigin({ message }: { message: MessageHit }) {
  const { forwardedFrom, edited, highlight } = message;
  if (forwardedFrom === undefined && edited === undefined) return null;
  return (
    <p class="message-origin secondary">
      {forwardedFrom !== undefined && (
        <span>
          Forwarded from{' '}
          <InlineText
            text={forwardedFrom.name ?? String(forwardedFrom.id)}
            highlight={highlight?.forwardedFrom?.[0]}
          />
        </span>
      )}
      {edited !== undefined && (
        <span>
          Edited <Time at={edited} />
        </span>
      )}
    </p>
  );
}

/** Files, link targets and other text beside the text of a message. */
export function MessageExtras({ message }: { message: MessageHit }) {
  const { attachments = [], links = [], otherText = [], highlight } = message;
  // The media type of an attachment without a name is shown as a tag already.
  const files = attachments.filter(({ name }) => name !== undefined);
  return (
    <>
      {files.length > 0 && (
        <ul class="attachments" aria-label="Attachments">
          {files.map(({ name = '', size }, index) => (
            <li key={index}>
              <InlineText text={name} highlight={highlightOf(name, highlight?.attachments)} />
              {size !== undefined && <span class="secondary"> {formatNumber(size)} bytes</span>}
            </li>
          ))}
        </ul>
      )}
      {otherText.length > 0 && (
        <div class="other-text secondary">
          {otherText.map((text, index) => (
            <MessageText key={index} text={text} highlight={highlightOf(text, highlight?.otherText)} />
          ))}
        </div>
      )}
      {links.length > 0 && (
        <div class="link-targets secondary">
          {links.map((link, index) => (
            <MessageText key={index} text={link} highlight={highlightOf(link, highlight?.links)} />
          ))}
        </div>
      )}
    </>
  );
}

const MARKS_AND_ENTITIES = /<\/?mark>|&(?:amp|lt|gt|quot|#39);/g;
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The API returns only values that match, so each is found by its plain text. */
function highlightOf(text: string, highlighted: readonly string[] | undefined): string | undefined {
  return highlighted?.find(
    (html) => html.replace(MARKS_AND_ENTITIES, (found) => CHARACTERS[found] ?? '') === text,
  );
}
