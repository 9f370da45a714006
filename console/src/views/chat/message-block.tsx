import type { ComponentChildren } from 'preact';
import type { MessageHit } from '../../api/types.ts';
import { nodeUrl } from '../../entities/node-url.ts';
import { chatTexts as texts } from '../../texts/chat.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { InlineText, MessageText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import { messageUrl } from '../search/open-hit.ts';

interface BlockProps {
  message: MessageHit;
  /** The message that this one replies to, if it is known. */
  repliedTo?: MessageHit | undefined;
  highlight?: string | undefined;
  /** Whether long texts are cut, as around the message of interest. */
  isShort?: boolean;
  children?: ComponentChildren;
}

const SHORT_LENGTH = 280;

/** A message as in a conversation: sender, time, what it answers, and its text. */
export function MessageBlock({ message, repliedTo, highlight, isShort = false, children }: BlockProps) {
  const { platform, userId, username, detectionDate, message: text, indicators } = message;
  const isCut = isShort && text.length > SHORT_LENGTH;
  return (
    <>
      <Avatar id={`${platform}:${userId}`} size={24} />
      <div class="message-body">
        <header class="message-head">
          <a class="message-author" href={nodeUrl({ kind: 'profile', platform, id: userId })}>
            <InlineText text={username ?? userId} />
          </a>
          <a class="message-time" href={messageUrl(message)} title={texts.linkTo(message.messageId)}>
            <Time at={detectionDate} style="clock" />
          </a>
          {message.edited !== undefined && (
            <span class="text-3 size-11">
              {texts.edited} <Time at={message.edited} />
            </span>
          )}
          {message.topicTitle !== undefined && (
            <Badge>
              <InlineText text={message.topicTitle} />
            </Badge>
          )}
          {message.media !== undefined && (
            <Badge>
              <InlineText text={message.media} />
            </Badge>
          )}
        </header>
        <Reply message={message} repliedTo={repliedTo} />
        {message.forwardedFrom !== undefined && (
          <p class="message-quote">
            {texts.forwardedFrom}{' '}
            <InlineText text={message.forwardedFrom.name ?? String(message.forwardedFrom.id ?? '')} />
          </p>
        )}
        {text !== '' && (
          <MessageText
            text={isCut ? `${text.slice(0, SHORT_LENGTH).toWellFormed()}…` : text}
            highlight={isCut ? undefined : highlight}
            indicators={indicators}
            origin={platform}
          />
        )}
        <Extras message={message} />
        {children}
      </div>
    </>
  );
}

function Reply({ message, repliedTo }: Pick<BlockProps, 'message' | 'repliedTo'>) {
  const id = repliedToId(message);
  if (id === undefined) return null;
  const { platform, channelId } = message;
  return (
    <a
      class="message-quote is-reply"
      href={messageUrl({ platform, channelId: channelOf(id) ?? channelId, messageId: id })}
    >
      {repliedTo === undefined ? (
        texts.replyTo(sequenceOf(id))
      ) : (
        <>
          <InlineText text={repliedTo.username ?? repliedTo.userId} />:{' '}
          <InlineText text={shortened(repliedTo.message)} />
        </>
      )}
    </a>
  );
}

/** Attachments, hidden links and other texts of a message. */
function Extras({ message: { attachments = [], links = [], otherText = [] } }: { message: MessageHit }) {
  if (attachments.length + links.length + otherText.length === 0) return null;
  return (
    <div class="message-extras">
      {attachments.map(({ name, type, sha256 }, index) => (
        <p key={`file ${index}`}>
          {texts.attachment} <InlineText text={name ?? type ?? sha256 ?? ''} />
        </p>
      ))}
      {links.map((link, index) => (
        <p key={`link ${index}`}>
          {texts.hiddenLink} <MessageText text={link} />
        </p>
      ))}
      {otherText.map((text, index) => (
        <MessageText key={`text ${index}`} text={text} />
      ))}
    </div>
  );
}

export function repliedToId({ channelId, replyToMessageId, replyTo }: MessageHit): string | undefined {
  if (replyTo !== undefined) return replyTo.messageId;
  return replyToMessageId === undefined ? undefined : `${channelId}_${replyToMessageId}`;
}

export function sequenceOf(messageId: string): string {
  return messageId.slice(messageId.lastIndexOf('_') + 1);
}

function channelOf(messageId: string): string | undefined {
  const end = messageId.lastIndexOf('_');
  return end > 0 ? messageId.slice(0, end) : undefined;
}

const QUOTE_LENGTH = 80;

function shortened(text: string): string {
  const line = text
    .slice(0, 4 * QUOTE_LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > QUOTE_LENGTH ? `${line.slice(0, QUOTE_LENGTH).toWellFormed()}…` : line;
}
