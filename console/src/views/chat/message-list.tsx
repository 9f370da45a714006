import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { MessageHit } from '../../api/types.ts';
import { focusNext, useShortcuts } from '../../state/shortcuts.ts';
import { chatTexts as texts } from '../../texts/chat.ts';
import { ErrorState } from '../../ui/states.tsx';
import { useTimeFormat } from '../../ui/time.tsx';
import { MessageBlock, repliedToId, sequenceOf } from './message-block.tsx';
import type { Conversation } from './use-conversation.ts';

/** The next page loads when this many messages or fewer are left before an end. */
const PREFETCH_DISTANCE = 20;

/** The topmost visible message of each conversation, by URL. */
export const topMessages = new Map<string, string>();

export function MessageList({
  target,
  start,
  conversation,
}: {
  /** The message to highlight. */
  target: string | undefined;
  /** The message to scroll to first; by default the latest. */
  start: string | undefined;
  conversation: Conversation;
}) {
  const { messages, hasOlder, hasNewer, isPrepended, error, loadMore } = conversation;
  const list = useRef<VirtualizerHandle>(null);
  const indexOf = (id: string | undefined) =>
    id === undefined ? -1 : messages.findIndex((message) => hasId(message, id));
  const targetIndex = indexOf(target);
  const startIndex = indexOf(start);
  const hasScrolled = useRef(false);

  useLayoutEffect(() => {
    if (hasScrolled.current) return;
    hasScrolled.current = true;
    if (startIndex >= 0)
      list.current?.scrollToIndex(startIndex, { align: start === target ? 'center' : 'start' });
    else list.current?.scrollToIndex(messages.length - 1, { align: 'end' });
  }, [startIndex, messages.length, start, target]);

  const onScroll = () => {
    const handle = list.current;
    if (handle === null) return;
    const first = handle.findItemIndex(handle.scrollOffset);
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    const top = messages[first];
    if (top !== undefined) topMessages.set(location.hash, top.messageId);
    if (first < PREFETCH_DISTANCE) loadMore('older');
    if (last > messages.length - PREFETCH_DISTANCE) loadMore('newer');
  };
  // A list that fits on the screen never fires scroll events.
  useEffect(() => {
    const frame = requestAnimationFrame(onScroll);
    return () => cancelAnimationFrame(frame);
  });
  useShortcuts({ j: () => focusNext('[data-message]', 1), k: () => focusNext('[data-message]', -1) });

  const byId = useMemo(() => new Map(messages.map((message) => [message.messageId, message])), [messages]);
  return (
    <>
      <p class="list-edge" role="status">
        {hasOlder ? '' : texts.start}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list must be scrollable with the keyboard */}
      <div class="messages" role="feed" tabIndex={0} aria-label={texts.list}>
        <Virtualizer ref={list} data={messages} shift={isPrepended} onScroll={onScroll}>
          {(message: MessageHit, index: number) => (
            <MessageRow
              key={message.messageId}
              message={message}
              previous={messages[index - 1]}
              repliedTo={byId.get(repliedToId(message) ?? '')}
              isTarget={index === targetIndex}
              position={index + 1}
            />
          )}
        </Virtualizer>
      </div>
      <p class="list-edge" role="status">
        {hasNewer ? '' : texts.latest}
      </p>
      {error !== undefined && <ErrorState error={error} onRetry={conversation.refetch} />}
    </>
  );
}

function MessageRow({
  message,
  previous,
  repliedTo,
  isTarget,
  position,
}: {
  message: MessageHit;
  previous: MessageHit | undefined;
  /** The message this one replies to, if it is loaded. */
  repliedTo: MessageHit | undefined;
  isTarget: boolean;
  position: number;
}) {
  const format = useTimeFormat();
  const { messageId, detectionDate } = message;
  const day = format.dayKey(detectionDate);
  const isNewDay = previous === undefined || format.dayKey(previous.detectionDate) !== day;
  return (
    <div>
      {isNewDay && (
        <p class="day-separator">
          <time dateTime={day}>{format.weekday(detectionDate)}</time>
        </p>
      )}
      <article
        class={isTarget ? 'message is-target' : 'message'}
        data-message={messageId}
        tabIndex={-1}
        aria-posinset={position}
        aria-setsize={-1}
        aria-current={isTarget ? 'true' : undefined}
      >
        <MessageBlock message={message} repliedTo={repliedTo} />
      </article>
    </div>
  );
}

/** Accepts a whole message id, or the part that is unique within its channel. */
function hasId({ messageId }: MessageHit, id: string): boolean {
  return messageId === id || sequenceOf(messageId) === id;
}
