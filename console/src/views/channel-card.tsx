import type { ChannelHit } from '../api/types.ts';
import { placeOf } from '../route.ts';
import { Id } from '../ui/copy.tsx';
import { Words } from '../ui/text.tsx';
import { Time } from '../ui/time.tsx';
import { Card } from './card.tsx';
import { PlatformBadge } from './platform-badge.tsx';

export function ChannelCard({ channel }: { channel: ChannelHit }) {
  const { platform, channelId, channelTitles } = channel;
  const here = placeOf.channel(platform, channelId);
  const title = channelTitles.at(-1) ?? channelId;
  return (
    <Card opens={here}>
      <header>
        <PlatformBadge platform={platform} />
        <a class="author" href={here}>
          <Words text={title} marked={channel.highlight?.channelTitles?.at(-1)} />
        </a>
        {channel.serverId !== undefined && (
          <span class="where">
            on{' '}
            <a href={placeOf.server(platform, channel.serverId)}>
              <Words text={channel.serverTitle?.at(-1) ?? channel.serverId} />
            </a>
          </span>
        )}
        <span class="when">
          seen <Time at={channel.detectionDate} />
        </span>
      </header>
      {channel.topics !== undefined && channel.topics.length > 0 && (
        <p class="also">
          {channel.topics.slice(0, 12).map((topic) => (
            <span key={String(topic.id)} class="tag">
              <Words text={topic.title ?? String(topic.id)} />
            </span>
          ))}
        </p>
      )}
      <footer>
        <Id value={channelId} />
        <a href={placeOf.chat(platform, channelId)}>Conversation</a>
      </footer>
    </Card>
  );
}
