import type { MessageHit } from '../../../api/types.ts';
import { useQuery } from '../../../api/use-query.ts';
import { previewTexts as texts } from '../../../texts/search.ts';
import { Icon } from '../../../ui/icon.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import { messageUrl } from '../open-hit.ts';

const SHOWN_MAX = 4;

/** Copies of a message in other places. */
export function AlsoPosted({ hit, isAsking }: { hit: MessageHit; isAsking: boolean }) {
  const { platform, messageId } = hit;
  const path = `/im/${platform}/message/${encodeURIComponent(messageId)}/copies`;
  const copies = useQuery<MessageHit>(
    isAsking ? { path, parameters: { page_size: 10 } } : undefined,
    'background',
  );
  const others = copies.isCurrent
    ? (copies.data?.hits ?? []).filter((each) => each.messageId !== messageId)
    : [];
  if (others.length === 0) return null;
  const hidden = (copies.data?.total ?? 0) - 1 - Math.min(SHOWN_MAX, others.length);
  return (
    <section class="section">
      <h3>{texts.alsoPosted}</h3>
      <div class="entity-list">
        {others.slice(0, SHOWN_MAX).map((each) => (
          <a key={each.messageId} class="entity is-name" href={messageUrl(each)}>
            <span class="kind-icon kind-channel">
              <Icon name="megaphone" size={12} />
            </span>
            <span class="entity-value">
              <InlineText text={each.channelTitle ?? each.channelId} />
            </span>
            <span class="entity-count">
              <Time at={each.detectionDate} />
            </span>
          </a>
        ))}
        {hidden > 0 && <span class="text-3 size-11">{texts.more(hidden)}</span>}
      </div>
    </section>
  );
}
