import './chat.css';
import { useRef, useState } from 'preact/hooks';
import { apiPath } from '../../api/paths.ts';
import type { ChannelHit, Platform } from '../../api/types.ts';
import { firstHit, useQuery } from '../../api/use-query.ts';
import { nodeUrl, searchUrl } from '../../entities/node-url.ts';
import { isBackOrForward, navigate, type Route, viewUrl } from '../../route.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { visible } from '../../text/controls.ts';
import { chatTexts as texts } from '../../texts/chat.ts';
import { commonTexts } from '../../texts/common.ts';
import { viewTexts } from '../../texts/views.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { copyItems } from '../../ui/copy.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { ErrorState, Skeleton, State } from '../../ui/states.tsx';
import { InlineText } from '../../ui/text.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { PlatformIcon } from '../search/rows/platform-icon.tsx';
import { DateJump } from './date-jump.tsx';
import { MessageList, topMessages } from './message-list.tsx';
import { useConversation } from './use-conversation.ts';
import { useTopicJump } from './use-topic-jump.ts';

/** A channel's messages around any of them, oldest first. */
export function ChatView({ route }: { route: Route }) {
  const [, platform = '', channelId = ''] = route.parts;
  const target = route.parameters.get('m') ?? undefined;
  const topicError = useTopicJump(platform, channelId, route.parameters.get('topic') ?? undefined);
  // After going back, the list starts with the message that was on top, not with the one in the URL.
  const initialHash = useRef(route.hash).current;
  const [restored] = useState(() => (isBackOrForward() ? topMessages.get(route.hash) : undefined));
  const start = route.hash === initialHash && restored !== undefined ? restored : target;
  const conversation = useConversation(platform, channelId, start);
  const { messages, total, error, isLoading, request } = conversation;
  const channel = firstHit(useQuery<ChannelHit>({ path: apiPath.channel(platform, channelId) }));
  const title = channel?.channelTitles.at(-1) ?? channelId;
  useTitle(title);
  return (
    <div class="chat">
      <TopBar
        path={[{ label: viewTexts.search, href: '#/search/messages' }]}
        title={
          <span class="inline inline-tight">
            <PlatformIcon platform={platform} />
            <a href={nodeUrl({ kind: 'channel', platform: platform as Platform, id: channelId })}>
              <InlineText text={title} />
            </a>
          </span>
        }
      >
        <span class="text-3 size-12 chat-total">{messages.length > 0 && texts.messages(total)}</span>
        <TopicChoice channel={channel} platform={platform} channelId={channelId} />
        <DateJump platform={platform} channelId={channelId} />
        <ButtonLink icon="search" href={searchUrl(`channel:"${channelId}"`)}>
          {texts.searchChannel}
        </ButtonLink>
        <MenuButton label={commonTexts.moreActions} items={copyItems(request)} />
      </TopBar>
      {topicError !== undefined && (
        <p class="chat-note" role="status">
          {topicError}
        </p>
      )}
      {error !== undefined && messages.length === 0 ? (
        <>
          <ErrorState error={error} onRetry={conversation.refetch} />
          {target !== undefined && error.status === 404 && (
            <p class="chat-note">
              <ButtonLink href={viewUrl(['chat', platform, channelId])}>{texts.goToLatest}</ButtonLink>
            </p>
          )}
        </>
      ) : messages.length === 0 && isLoading ? (
        <Skeleton rows={12} />
      ) : messages.length === 0 ? (
        <State icon="inbox" title={texts.none} />
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

function TopicChoice({
  channel,
  platform,
  channelId,
}: {
  channel: ChannelHit | undefined;
  platform: string;
  channelId: string;
}) {
  const topics = channel?.topics ?? [];
  if (topics.length === 0) return null;
  return (
    <select
      class="input"
      aria-label={texts.topic}
      value=""
      onChange={(event) => {
        const topic = event.currentTarget.value;
        if (topic !== '') navigate(viewUrl(['chat', platform, channelId], { topic }));
      }}
    >
      <option value="">{texts.selectTopic}</option>
      {topics.map((topic) => (
        <option key={String(topic.id)} value={String(topic.id)}>
          {visible(topic.title ?? String(topic.id))}
        </option>
      ))}
    </select>
  );
}
