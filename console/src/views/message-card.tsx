import type { MessageHit } from '../api/types.ts';
import { placeOf } from '../route.ts';
import { Id } from '../ui/copy.tsx';
import { Text, Words } from '../ui/text.tsx';
import { Time } from '../ui/time.tsx';
import { Card } from './card.tsx';
import { PlatformBadge } from './platform-badge.tsx';

/** A message with ways to its author, channel, server and place in the conversation. */
export function MessageCard({ message }: { message: MessageHit }) {
  const { platform, highlight } = message;
  const here = placeOf.message(platform, message.messageId);
  return (
    <Card opens={here}>
      <header>
        <PlatformBadge platform={platform} />
        <Author message={message} marked={highlight?.username?.[0]} />
        <span class="where">
          in{' '}
          <a href={placeOf.channel(platform, message.channelId)}>
            <Words text={message.channelTitle ?? message.channelId} marked={highlight?.channelTitle?.[0]} />
          </a>
          {message.serverId !== undefined && (
            <>
              {' '}
              on{' '}
              <a href={placeOf.server(platform, message.serverId)}>
                <Words text={message.serverTitle ?? message.serverId} marked={highlight?.serverTitle?.[0]} />
              </a>
            </>
          )}
        </span>
        {message.topicTitle !== undefined && (
          <span class="tag">
            <Words text={message.topicTitle} marked={highlight?.topicTitle?.[0]} />
          </span>
        )}
        <a class="when" href={here}>
          <Time at={message.detectionDate} />
          <span class="visually-hidden"> in the conversation</span>
        </a>
      </header>
      <Text text={message.message} marked={highlight?.message?.[0]} />
      <footer>
        {message.media !== undefined && (
          <span class="tag">
            <Words text={message.media} />
          </span>
        )}
        {message.languages.map(({ language }) => (
          <span key={language} class="tag">
            <Words text={language} />
          </span>
        ))}
        <Id value={message.messageId} />
        <a href={here}>In the conversation</a>
      </footer>
    </Card>
  );
}

/** A channel post has no author but the channel itself. */
export function Author({ message, marked }: { message: MessageHit; marked?: string | undefined }) {
  const { platform, userId, channelId, username, channelTitle } = message;
  if (userId === channelId)
    return (
      <a class="author" href={placeOf.channel(platform, channelId)}>
        <Words text={channelTitle ?? channelId} />
      </a>
    );
  return (
    <a class="author" href={placeOf.profile(platform, userId)}>
      <Words text={username ?? userId} marked={marked} />
    </a>
  );
}
