import type { MessageHit } from '../api/types.ts';
import { linkTo } from '../route.ts';
import { Id } from '../ui/copy.tsx';
import { Time } from '../ui/format.tsx';
import { InlineText, MessageText } from '../ui/text.tsx';
import { Card } from './card.tsx';
import { MessageExtras, MessageOrigin } from './message-extras.tsx';
import { PlatformBadge } from './platform-badge.tsx';

/** A message with links to its author, channel, server and conversation. */
export function MessageCard({ message }: { message: MessageHit }) {
  const { platform, highlight } = message;
  const href = linkTo.message(platform, message.messageId);
  return (
    <Card href={href}>
      <header>
        <PlatformBadge platform={platform} />
        <Author message={message} highlight={highlight?.username?.[0]} />
        <span class="secondary">
          in{' '}
          <a href={linkTo.channel(platform, message.channelId)}>
            <InlineText
              text={message.channelTitle ?? message.channelId}
              highlight={highlight?.channelTitle?.[0]}
            />
          </a>
          {message.serverId !== undefined && (
            <>
              {' '}
              on{' '}
              <a href={linkTo.server(platform, message.serverId)}>
                <InlineText
                  text={message.serverTitle ?? message.serverId}
                  highlight={highlight?.serverTitle?.[0]}
                />
              </a>
            </>
          )}
        </span>
        <Tag text={message.topicTitle} highlight={highlight?.topicTitle?.[0]} />
        <a class="timestamp" href={href}>
          <Time at={message.detectionDate} />
          <span class="visually-hidden">, view in context</span>
        </a>
      </header>
      <MessageOrigin message={message} />
      {message.message !== '' && <MessageText text={message.message} highlight={highlight?.message?.[0]} />}
      <MessageExtras message={message} />
      <footer>
        <Tag text={message.media} />
        {message.languages.map(({ language }) => (
          <Tag key={language} text={language} />
        ))}
        <Id value={message.messageId} />
        <a href={href}>View in context</a>
      </footer>
    </Card>
  );
}

/** A collected value as a tag; nothing if there is no value. */
export function Tag({ text, highlight }: { text: string | undefined; highlight?: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span class="tag">
      <InlineText text={text} highlight={highlight} />
    </span>
  );
}

/** Links to the sender's profile, or to the channel for a channel post, which has no other author. */
export function Author({ message, highlight }: { message: MessageHit; highlight?: string | undefined }) {
  const { platform, userId, channelId, username, channelTitle } = message;
  if (userId === channelId)
    return (
      <a class="author" href={linkTo.channel(platform, channelId)}>
        <InlineText text={channelTitle ?? channelId} />
      </a>
    );
  return (
    <a class="author" href={linkTo.profile(platform, userId)}>
      <InlineText text={username ?? userId} highlight={highlight} />
    </a>
  );
}
