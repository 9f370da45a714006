import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { ask, type Parameters } from '../api/client.ts';
import { useSession } from '../api/session.tsx';
import type { ChannelHit, MessageHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { go, isBack, placeOf, type Route } from '../route.ts';
import { visible } from '../text/controls.ts';
import { CurlButton, Id } from '../ui/copy.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { ProblemNotice, Skeleton } from '../ui/states.tsx';
import { Text, Words } from '../ui/text.tsx';
import { plural } from '../ui/time.tsx';
import { useTitle } from '../ui/title.ts';
import { Author } from './message-card.tsx';
import { PlatformBadge } from './platform-badge.tsx';
import { useConversation } from './use-conversation.ts';

/** So many messages before an end the next ones are asked for. */
const AHEAD = 20;
/** Other messages say the name of a topic, too: so many are looked through for one that is in it. */
const TOPIC_HITS = 500;

/** A channel's messages around any of them, oldest on top, in both directions as far as they go. */
export function ConversationView({ route }: { route: Route }) {
  const [, platform = '', channelId = ''] = route.parts;
  const wanted = route.parameters.get('m') ?? undefined;
  const trouble = useTopicJump(platform, channelId, route.parameters.get('topic') ?? undefined);
  // Whoever comes back finds what was on top, not what the address began with.
  const [from] = useState(() => (isBack() ? seenLast.get(route.hash) : undefined));
  const isFirst = useRef(route.hash).current === route.hash;
  const start = isFirst && from !== undefined ? from : wanted;
  const conversation = useConversation(platform, channelId, start);
  const { messages, total, problem, isLoading, request } = conversation;
  return (
    <div class="conversation">
      <Head platform={platform} channelId={channelId} total={total} isKnown={messages.length > 0}>
        <DateJump platform={platform} channelId={channelId} />
        <CurlButton request={request} />
      </Head>
      {trouble !== undefined && <p class="notice">{trouble}</p>}
      {problem !== undefined && messages.length === 0 ? (
        <>
          <ProblemNotice problem={problem} onRetry={conversation.askAgain} />
          {wanted !== undefined && problem.status === 404 && (
            <p>
              <a href={placeOf.chat(platform, channelId)}>To the latest message of this channel</a>
            </p>
          )}
        </>
      ) : messages.length === 0 && isLoading ? (
        <Skeleton rows={10} />
      ) : messages.length === 0 ? (
        <p class="notice">No message of this channel is kept.</p>
      ) : (
        <Messages
          key={`${platform} ${channelId} ${wanted}`}
          wanted={wanted}
          start={start}
          conversation={conversation}
        />
      )}
    </div>
  );
}

function Head({
  platform,
  channelId,
  total,
  isKnown,
  children,
}: {
  platform: string;
  channelId: string;
  total: number;
  isKnown: boolean;
  children: preact.ComponentChildren;
}) {
  const { answer, isCurrent } = useAnswer<ChannelHit>({
    path: `/im/${platform}/channel/${encodeURIComponent(channelId)}`,
  });
  const [channel] = isCurrent ? (answer?.hits ?? []) : [];
  useTitle(channel?.channelTitles.at(-1));
  const topics = channel?.topics ?? [];
  return (
    <header class="head">
      <h1>
        <PlatformBadge platform={platform} />{' '}
        <a href={placeOf.channel(platform, channelId)}>
          <Words text={channel?.channelTitles.at(-1) ?? channelId} />
        </a>
      </h1>
      <p class="facts">
        <Id value={channel?.channelId ?? channelId} /> {isKnown && plural(total, 'message')}
      </p>
      <div class="tools">
        {topics.length > 0 && (
          <label>
            Topic
            <select
              value=""
              onChange={(event) => {
                const topic = topics.find(({ id }) => String(id) === event.currentTarget.value);
                if (topic !== undefined) go(placeOf.topic(platform, channelId, String(topic.id)));
              }}
            >
              <option value="">go to …</option>
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

/** To the first message of a day, or where there is none to the last one before it. */
function DateJump({ platform, channelId }: { platform: string; channelId: string }) {
  const { key } = useSession();
  const [isMissing, setMissing] = useState(false);
  const jump = async (day: string) => {
    if (key === undefined || day === '') return;
    const path = `/im/${platform}/chat/${encodeURIComponent(channelId)}`;
    const find = (parameters: Parameters) =>
      ask<MessageHit>({ path, parameters: { ...parameters, limit: 1 } }, key).catch(() => undefined);
    const ofDay = (await find({ gte: day, lte: day }))?.total ?? 0;
    const found = ofDay > 0 ? await find({ gte: day, lte: day, page: ofDay }) : await find({ lte: day });
    const [message] = found?.hits ?? [];
    setMissing(message === undefined);
    if (message !== undefined) go(placeOf.message(platform, message.messageId));
  };
  return (
    <>
      <DateInput label="Day" value="" onDay={(day) => void jump(day)} />
      <span role="status" class="hint">
        {isMissing ? 'nothing so early' : ''}
      </span>
    </>
  );
}

/** The latest message of a topic, found by its title, for the API tells a message's topic and not the other way. */
function useTopicJump(platform: string, channelId: string, topicId: string | undefined): string | undefined {
  const { key } = useSession();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    setTrouble(undefined);
    if (topicId === undefined || key === undefined) return;
    const abort = new AbortController();
    const find = async () => {
      const path = `/im/${platform}/channel/${encodeURIComponent(channelId)}`;
      const [channel] = (await ask<ChannelHit>({ path }, key, abort.signal)).hits;
      const title = channel?.topics?.find(({ id }) => String(id) === topicId)?.title ?? '';
      const q = `channel:${channelId} "${title.replaceAll('"', ' ')}"`;
      const parameters = { q, platform, page_size: TOPIC_HITS };
      const { hits } = await ask<MessageHit>({ path: '/im/search', parameters }, key, abort.signal);
      const found = hits.find((hit) => hit.topicId === topicId);
      if (found === undefined) setTrouble('No message of this topic is kept.');
      else go(placeOf.message(platform, found.messageId), 'replace');
    };
    find().catch((error) => {
      if (!abort.signal.aborted) setTrouble(String(error.message));
    });
    return () => abort.abort();
  }, [platform, channelId, topicId, key]);
  return trouble;
}

/** What was on top of a conversation, by its address. */
const seenLast = new Map<string, string>();

function Messages({
  wanted,
  start,
  conversation,
}: {
  wanted: string | undefined;
  /** What it begins with. */
  start: string | undefined;
  conversation: ReturnType<typeof useConversation>;
}) {
  const { messages, hasOlder, hasNewer, isGrownAtStart, problem, more } = conversation;
  const list = useRef<VirtualizerHandle>(null);
  const place = wanted === undefined ? -1 : messages.findIndex((message) => isWanted(message, wanted));
  const isPlaced = useRef(false);
  const first = start === undefined ? -1 : messages.findIndex((message) => isWanted(message, start));

  useLayoutEffect(() => {
    if (isPlaced.current) return;
    isPlaced.current = true;
    if (first >= 0) list.current?.scrollToIndex(first, { align: start === wanted ? 'center' : 'start' });
    else list.current?.scrollToIndex(messages.length - 1, { align: 'end' });
  }, [first, messages.length]);

  const look = () => {
    const handle = list.current;
    if (handle === null) return;
    const top = messages[handle.findItemIndex(handle.scrollOffset)];
    if (top !== undefined) seenLast.set(location.hash, top.messageId);
    if (handle.findItemIndex(handle.scrollOffset) < AHEAD) more('older');
    if (handle.findItemIndex(handle.scrollOffset + handle.viewportSize) > messages.length - AHEAD)
      more('newer');
  };
  // What fits on the screen at once never scrolls.
  useEffect(() => {
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  });

  const bySequence = useMemo(
    () => new Map(messages.map((message) => [sequenceOf(message.messageId), message])),
    [messages],
  );
  return (
    <>
      <p class="edge" role="status">
        {hasOlder ? '' : 'The first message that is kept'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys, too */}
      <div class="messages" role="feed" tabIndex={0} aria-label="Messages, oldest first">
        <Virtualizer ref={list} data={messages} shift={isGrownAtStart} onScroll={look}>
          {(message: MessageHit, index: number) => (
            <MessageRow
              key={message.messageId}
              message={message}
              before={messages[index - 1]}
              answered={
                message.replyToMessageId === undefined ? undefined : bySequence.get(message.replyToMessageId)
              }
              isWanted={index === place}
              position={index + 1}
            />
          )}
        </Virtualizer>
      </div>
      <p class="edge" role="status">
        {hasNewer ? '' : 'The latest message'}
      </p>
      {problem !== undefined && <ProblemNotice problem={problem} onRetry={conversation.askAgain} />}
    </>
  );
}

function MessageRow({
  message,
  before,
  answered,
  isWanted: isMarked,
  position,
}: {
  message: MessageHit;
  before: MessageHit | undefined;
  answered: MessageHit | undefined;
  isWanted: boolean;
  position: number;
}) {
  const { platform, messageId, replyToMessageId, detectionDate } = message;
  const day = detectionDate.slice(0, 10);
  const isNewDay = before?.detectionDate.slice(0, 10) !== day;
  return (
    <div class="row">
      {isNewDay && (
        <p class="day-line">
          <time dateTime={day}>{day}</time>
        </p>
      )}
      <article
        class={isMarked ? 'line is-wanted' : 'line'}
        data-item
        data-message={messageId}
        tabIndex={-1}
        aria-posinset={position}
        aria-setsize={-1}
        aria-current={isMarked ? 'true' : undefined}
      >
        <header>
          <Author message={message} />
          {message.topicTitle !== undefined && (
            <span class="tag">
              <Words text={message.topicTitle} />
            </span>
          )}
          {message.media !== undefined && (
            <span class="tag">
              <Words text={message.media} />
            </span>
          )}
          <a class="when" href={placeOf.message(platform, messageId)} title={messageId}>
            <time dateTime={detectionDate}>{detectionDate.slice(11, 19)}</time>
          </a>
        </header>
        {replyToMessageId !== undefined && (
          <a class="reply" href={placeOf.message(platform, `${message.channelId}_${replyToMessageId}`)}>
            ↩{' '}
            {answered === undefined ? (
              `message ${replyToMessageId}`
            ) : (
              <>
                <Words text={answered.username ?? answered.userId} />:{' '}
                <Words text={excerpt(answered.message)} />
              </>
            )}
          </a>
        )}
        <Text text={message.message} />
      </article>
    </div>
  );
}

function isWanted({ messageId }: MessageHit, wanted: string): boolean {
  return messageId === wanted || sequenceOf(messageId) === wanted;
}

function sequenceOf(messageId: string): string {
  return messageId.slice(messageId.lastIndexOf('_') + 1);
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}
