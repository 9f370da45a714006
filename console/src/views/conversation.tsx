import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { fetchPage, type Parameters } from '../api/client.ts';
import { apiPath } from '../api/paths.ts';
import { useSession } from '../api/session.tsx';
import type { ChannelHit, MessageHit } from '../api/types.ts';
import { firstHit, useQuery } from '../api/use-query.ts';
import { isBackOrForward, linkTo, navigate, type Route } from '../route.ts';
import { visible } from '../text/controls.ts';
import { CurlButton, Id } from '../ui/copy.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { formatCount } from '../ui/format.tsx';
import { ErrorNotice, Skeleton } from '../ui/query-result.tsx';
import { InlineText, MessageText } from '../ui/text.tsx';
import { useTitle } from '../ui/use-title.ts';
import { Author, Tag } from './message-card.tsx';
import { MessageExtras, MessageOrigin } from './message-extras.tsx';
import { PlatformBadge } from './platform-badge.tsx';
import { type Conversation, useConversation } from './use-conversation.ts';

/** The next page loads when this many messages or fewer are left before an end. */
const PREFETCH_DISTANCE = 20;
/** A topic search also finds messages that only mention the topic's title, so it looks through this many hits. */
const MAX_TOPIC_HITS = 500;

/** A channel's messages around any of them, oldest first. */
export function ConversationView({ route }: { route: Route }) {
  const [, platform = '', channelId = ''] = route.parts;
  const target = route.parameters.get('m') ?? undefined;
  const topicError = useTopicJump(platform, channelId, route.parameters.get('topic') ?? undefined);
  // After going back, the list starts with the message that was on top, not with the one in the URL.
  const initialHash = useRef(route.hash).current;
  const [restored] = useState(() => (isBackOrForward() ? topMessages.get(route.hash) : undefined));
  const start = route.hash === initialHash && restored !== undefined ? restored : target;
  const conversation = useConversation(platform, channelId, start);
  const { messages, total, error, isLoading, request } = conversation;
  return (
    <div class="conversation">
      <Header platform={platform} channelId={channelId} total={messages.length > 0 ? total : undefined}>
        <DateJump platform={platform} channelId={channelId} />
        <CurlButton request={request} />
      </Header>
      {topicError !== undefined && <p class="notice">{topicError}</p>}
      {error !== undefined && messages.length === 0 ? (
        <>
          <ErrorNotice error={error} onRetry={conversation.refetch} />
          {target !== undefined && error.status === 404 && (
            <p>
              <a href={linkTo.chat(platform, channelId)}>Go to the latest message</a>
            </p>
          )}
        </>
      ) : messages.length === 0 && isLoading ? (
        <Skeleton rows={10} />
      ) : messages.length === 0 ? (
        <p class="notice">No messages found in this channel.</p>
      ) : (
        <MessageList
          key={`${platform} ${channelId} ${target}`}
          target={target}
          start={start}
          conversation={conversation}
        />
      )}
    </div>
  );
}

function Header({
  platform,
  channelId,
  total,
  children,
}: {
  platform: string;
  channelId: string;
  total: number | undefined;
  children: preact.ComponentChildren;
}) {
  const channel = firstHit(useQuery<ChannelHit>({ path: apiPath.channel(platform, channelId) }));
  const title = channel?.channelTitles.at(-1) ?? channelId;
  useTitle(title);
  const topics = channel?.topics ?? [];
  return (
    <header class="page-header">
      <h1>
        <PlatformBadge platform={platform} />{' '}
        <a href={linkTo.channel(platform, channelId)}>
          <InlineText text={title} />
        </a>
      </h1>
      <p class="facts">
        <Id value={channel?.channelId ?? channelId} />{' '}
        {total !== undefined && `${formatCount(total, 'message')}, times in UTC`}
      </p>
      <div class="tools">
        {topics.length > 0 && (
          <label>
            Topic
            <select
              value=""
              onChange={(event) => {
                const topic = topics.find(({ id }) => String(id) === event.currentTarget.value);
                if (topic !== undefined) navigate(linkTo.topic(platform, channelId, String(topic.id)));
              }}
            >
              <option value="">Select a topic</option>
              {topics.map((topic) => (
                <option key={String(topic.id)} value={String(topic.id)}>
                  {visible(topic.title ?? String(topic.id))}
                </option>
              ))}
            </select>
          </label>
        )}
        {children}
      </div>
    </header>
  );
}

/** Goes to the first message of a day; if the day has none, to the last message before it. */
function DateJump({ platform, channelId }: { platform: string; channelId: string }) {
  const { key } = useSession();
  const [isMissing, setMissing] = useState(false);
  const jump = async (day: string) => {
    if (key === undefined || day === '') return;
    const path = apiPath.chat(platform, channelId);
    const find = (parameters: Parameters) =>
      fetchPage<MessageHit>({ path, parameters: { ...parameters, limit: 1 } }, key).catch(() => undefined);
    const total = (await find({ gte: day, lte: day }))?.total ?? 0;
    const found = total > 0 ? await find({ gte: day, lte: day, page: total }) : await find({ lte: day });
    const [message] = found?.hits ?? [];
    setMissing(message === undefined);
    if (message !== undefined) navigate(linkTo.message(platform, message.messageId));
  };
  return (
    <>
      <DateInput label="Go to date" value="" onChange={(day) => void jump(day)} />
      <span role="status" class="hint">
        {isMissing ? 'No messages on or before this date.' : ''}
      </span>
    </>
  );
}

/** Goes to a topic's latest message. The API cannot list a topic's messages, so this searches for its title. */
function useTopicJump(platform: string, channelId: string, topicId: string | undefined): string | undefined {
  const { key } = useSession();
  const [error, setError] = useState<string>();
  useEffect(() => {
    setError(undefined);
    if (topicId === undefined || key === undefined) return;
    const abort = new AbortController();
    const jump = async () => {
      const path = apiPath.channel(platform, channelId);
      const [channel] = (await fetchPage<ChannelHit>({ path }, key, abort.signal)).hits;
      const title = channel?.topics?.find(({ id }) => String(id) === topicId)?.title ?? '';
      const q = `channel:${channelId} "${title.replaceAll('"', ' ')}"`;
      const parameters = { q, platform, page_size: MAX_TOPIC_HITS };
      const { hits } = await fetchPage<MessageHit>({ path: '/im/search', parameters }, key, abort.signal);
      const found = hits.find((hit) => hit.topicId === topicId);
      if (found === undefined) setError('No messages found in this topic.');
      else navigate(linkTo.message(platform, found.messageId), 'replace');
    };
    jump().catch((failure) => {
      if (!abort.signal.aborted) setError(String(failure.message));
    });
    return () => abort.abort();
  }, [platform, channelId, topicId, key]);
  return error;
}

/** The topmost visible message of each conversation, by URL. */
const topMessages = new Map<string, string>();

function MessageList({
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

  const bySequence = useMemo(
    () => new Map(messages.map((message) => [sequenceOf(message.messageId), message])),
    [messages],
  );
  return (
    <>
      <p class="list-edge" role="status">
        {hasOlder ? '' : 'Start of collected history'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list must be scrollable with the keyboard */}
      <div class="messages" role="feed" tabIndex={0} aria-label="Messages, oldest first">
        <Virtualizer ref={list} data={messages} shift={isPrepended} onScroll={onScroll}>
          {(message: MessageHit, index: number) => (
            <MessageRow
              key={message.messageId}
              message={message}
              previous={messages[index - 1]}
              repliedTo={
                message.replyToMessageId === undefined ? undefined : bySequence.get(message.replyToMessageId)
              }
              isTarget={index === targetIndex}
              position={index + 1}
            />
          )}
        </Virtualizer>
      </div>
      <p class="list-edge" role="status">
        {hasNewer ? '' : 'Latest message'}
      </p>
      {error !== undefined && <ErrorNotice error={error} onRetry={conversation.refetch} />}
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
  const { platform, messageId, replyToMessageId, detectionDate } = message;
  const day = detectionDate.slice(0, 10);
  const isNewDay = previous?.detectionDate.slice(0, 10) !== day;
  return (
    <div>
      {isNewDay && (
        <p class="day-separator">
          <time dateTime={day}>{day}</time>
        </p>
      )}
      <article
        class={isTarget ? 'message is-target' : 'message'}
        data-item
        data-message={messageId}
        tabIndex={-1}
        aria-posinset={position}
        aria-setsize={-1}
        aria-current={isTarget ? 'true' : undefined}
      >
        <header>
          <Author message={message} />
          <Tag text={message.topicTitle} />
          <Tag text={message.media} />
          <a class="timestamp" href={linkTo.message(platform, messageId)} title={`Link to ${messageId}`}>
            <time dateTime={detectionDate}>{detectionDate.slice(11, 19)}</time>
          </a>
        </header>
        {replyToMessageId !== undefined && (
          <a class="reply" href={linkTo.message(platform, `${message.channelId}_${replyToMessageId}`)}>
            ↩{' '}
            {repliedTo === undefined ? (
              `Message ${replyToMessageId}`
            ) : (
              <>
                <InlineText text={repliedTo.username ?? repliedTo.userId} />:{' '}
                <InlineText text={excerpt(repliedTo.message)} />
              </>
            )}
          </a>
        )}
        <MessageOrigin message={message} />
        {message.message !== '' && <MessageText text={message.message} />}
        <MessageExtras message={message} />
      </article>
    </div>
  );
}

/** Accepts a whole message id, or the part that is unique within its channel. */
function hasId({ messageId }: MessageHit, id: string): boolean {
  return messageId === id || sequenceOf(messageId) === id;
}

function sequenceOf(messageId: string): string {
  return messageId.slice(messageId.lastIndexOf('_') + 1);
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
