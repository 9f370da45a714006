import type { ChannelHit } from '../api/types.ts';
import { linkTo } from '../route.ts';
import { Id } from '../ui/copy.tsx';
import { Time } from '../ui/format.tsx';
import { InlineText } from '../ui/text.tsx';
import { Card } from './card.tsx';
import { PlatformBadge } from './platform-badge.tsx';

const MAX_TOPICS = 12;

export function channelName({ channelTitles, channelId }: ChannelHit): string {
  return channelTitles.at(-1) ?? channelId;
}

/** A link to the channel's server, if it has one. */
export function ServerLink({ channel }: { channel: ChannelHit }) {
  const { platform, serverId, serverTitle } = channel;
  if (serverId === undefined) return null;
  return (
    <>
      on{' '}
      <a href={linkTo.server(platform, serverId)}>
        <InlineText text={serverTitle?.at(-1) ?? serverId} />
      </a>
    </>
  );
}

export function ChannelCard({ channel }: { channel: ChannelHit }) {
  const { platform, channelId, topics = [] } = channel;
  const href = linkTo.channel(platform, channelId);
  return (
    <Card href={href}>
      <header>
        <PlatformBadge platform={platform} />
        <a class="author" href={href}>
          <InlineText text={channelName(channel)} highlight={channel.highlight?.channelTitles?.at(-1)} />
        </a>
        {channel.serverId !== undefined && (
          <span class="secondary">
            <ServerLink channel={channel} />
          </span>
        )}
        <span class="timestamp">
          Last seen <Time at={channel.detectionDate} />
        </span>
      </header>
      {topics.length > 0 && (
        <p class="secondary">
          {topics.slice(0, MAX_TOPICS).map((topic) => (
            <span key={String(topic.id)} class="tag">
              <InlineText text={topic.title ?? String(topic.id)} />
            </span>
          ))}
        </p>
      )}
      <footer>
        <Id value={channelId} />
        <a href={linkTo.chat(platform, channelId)}>Conversation</a>
      </footer>
    </Card>
  );
}
