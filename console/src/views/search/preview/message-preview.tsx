import { Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { apiPath } from '../../../api/paths.ts';
import type { MessageHit } from '../../../api/types.ts';
import { useQuery } from '../../../api/use-query.ts';
import { previewTexts as texts } from '../../../texts/search.ts';
import { Id } from '../../../ui/copy.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time, useTimeFormat } from '../../../ui/time.tsx';
import { MessageBlock, repliedToId } from '../../chat/message-block.tsx';
import { AlsoPosted } from './also-posted.tsx';
import { FoundIndicators } from './found-indicators.tsx';

/** Messages before and after, together with the message itself. */
const CONTEXT_SIZE = 7;
/** Rows that are only passed by are not loaded. */
const REST_MS = 120;

/** Whether the message has been shown for a moment. */
function useRest(id: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(id), REST_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return rested === id;
}

/** A message in its conversation, with what it contains and where else it was posted. */
export function MessagePreview({ hit }: { hit: MessageHit }) {
  const { platform, channelId, messageId, highlight } = hit;
  const isResting = useRest(`${platform} ${messageId}`);
  const context = useQuery<MessageHit>(
    isResting
      ? { path: apiPath.chat(platform, channelId), parameters: { messageId, limit: CONTEXT_SIZE } }
      : undefined,
  );
  const around = useMemo(
    () => (context.isCurrent && context.data ? context.data.hits.toReversed() : [hit]),
    [context.isCurrent, context.data, hit],
  );
  const messages = around.some((each) => each.messageId === messageId) ? around : [hit];
  const format = useTimeFormat();
  const dayOf = (message: MessageHit) => format.dayKey(message.detectionDate);
  const byId = new Map(messages.map((each) => [each.messageId, each]));
  return (
    <>
      <div class="context-messages">
        {messages.map((each, index) => {
          const before = messages[index - 1];
          return (
            <Fragment key={each.messageId}>
              {(before === undefined || dayOf(before) !== dayOf(each)) && (
                <p class="day-separator">
                  <time dateTime={dayOf(each)}>{format.weekday(each.detectionDate)}</time>
                </p>
              )}
              <article
                class={each.messageId === messageId ? 'message is-target' : 'message'}
                data-message={each.messageId}
              >
                <MessageBlock
                  message={each.messageId === messageId ? hit : each}
                  highlight={each.messageId === messageId ? highlight?.message?.[0] : undefined}
                  repliedTo={byId.get(repliedToId(each) ?? '')}
                  isShort={each.messageId !== messageId}
                />
              </article>
            </Fragment>
          );
        })}
      </div>
      <FoundIndicators title={texts.inThisMessage} indicators={hit.indicators ?? []} isAsking={isResting} />
      <AlsoPosted hit={hit} isAsking={isResting} />
      <div class="section">
        <dl class="key-values">
          <dt>{texts.message}</dt>
          <dd>
            <Id value={messageId} />
          </dd>
          <dt>{texts.posted}</dt>
          <dd>
            <Time at={hit.detectionDate} style="full" />
          </dd>
          {hit.edited !== undefined && (
            <>
              <dt>{texts.edited}</dt>
              <dd>
                <Time at={hit.edited} style="full" />
              </dd>
            </>
          )}
          {hit.serverTitle !== undefined && (
            <>
              <dt>{texts.server}</dt>
              <dd>
                <InlineText text={hit.serverTitle} />
              </dd>
            </>
          )}
          {hit.topicTitle !== undefined && (
            <>
              <dt>{texts.topic}</dt>
              <dd>
                <InlineText text={hit.topicTitle} />
              </dd>
            </>
          )}
        </dl>
      </div>
    </>
  );
}
