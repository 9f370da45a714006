import type { ChannelHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { addressOf, placeOf, type Route } from '../route.ts';
import { CurlButton, Id } from '../ui/copy.tsx';
import { Shown } from '../ui/states.tsx';
import { Address, Words } from '../ui/text.tsx';
import { DayOf, Time } from '../ui/time.tsx';
import { useTitle } from '../ui/title.ts';
import { Activity, Most } from './activity.tsx';
import { ProfileName } from './channel-name.tsx';
import { Names } from './names.tsx';
import { PlatformBadge } from './platform-badge.tsx';

export function ChannelView({ route }: { route: Route }) {
  const [, platform = '', channelId = ''] = route.parts;
  const path = `/im/${platform}/channel/${encodeURIComponent(channelId)}`;
  const request = { path };
  const asked = useAnswer<ChannelHit>(request);
  const channel = asked.isCurrent ? asked.answer?.hits[0] : undefined;
  useTitle(channel?.channelTitles.at(-1));
  // A lookup takes an id in several forms; messages bear the one that is kept.
  const q = `channel:${channel?.channelId ?? channelId}`;
  return (
    <div class="entity">
      <Shown asked={asked} rows={4}>
        {([found]) => found && <Head channel={found} request={request} q={q} />}
      </Shown>
      {channel !== undefined && (
        <div class="columns">
          <div>
            <Names path={path} />
            <Topics channel={channel} />
          </div>
          <div>
            <Activity q={q} platform={platform} />
            <Most
              title="Who writes most"
              q={q}
              platform={platform}
              by="user"
              name={(key) => <ProfileName platform={platform} userId={key} />}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function Head({ channel, request, q }: { channel: ChannelHit; request: { path: string }; q: string }) {
  const { platform, channelId, serverId } = channel;
  return (
    <header class="head">
      <h1>
        <PlatformBadge platform={platform} /> <Words text={channel.channelTitles.at(-1) ?? channelId} />
      </h1>
      <p class="facts">
        <Id value={channelId} /> made <DayOf at={channel.creationDate} />, seen{' '}
        <Time at={channel.detectionDate} />{' '}
        {serverId !== undefined && (
          <>
            on{' '}
            <a href={placeOf.server(platform, serverId)}>
              <Words text={channel.serverTitle?.at(-1) ?? serverId} />
            </a>{' '}
          </>
        )}
        <CurlButton request={request} />
      </p>
      <p class="actions">
        <a href={placeOf.chat(platform, channelId)}>Conversation</a>
        <a href={addressOf(['messages'], { q, platform })}>Search in it</a>
        <a href={placeOf.graph('channel', platform, channelId)}>Graph</a>
      </p>
      {channel.channelPhoto !== undefined && channel.channelPhoto.length > 0 && (
        <p class="photos">
          Photo, not loaded from elsewhere:{' '}
          {channel.channelPhoto.map((url) => (
            <Address key={url} url={url} />
          ))}
        </p>
      )}
    </header>
  );
}

function Topics({ channel: { platform, channelId, topics = [] } }: { channel: ChannelHit }) {
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="topics">
      <h2 id="topics">Topics</h2>
      <ul class="plain">
        {topics.map((topic) => (
          <li key={String(topic.id)}>
            <a href={placeOf.topic(platform, channelId, String(topic.id))}>
              <Words text={topic.title ?? String(topic.id)} />
            </a>
            {topic.pinned && <span class="tag">pinned</span>}
            {topic.closed && <span class="tag">closed</span>}
            {topic.hidden && <span class="tag">hidden</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
