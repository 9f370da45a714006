import { apiPath } from '../api/paths.ts';
import type { ChannelHit } from '../api/types.ts';
import { linkTo, type Route, viewUrl } from '../route.ts';
import { Day, Time } from '../ui/format.tsx';
import { InlineText } from '../ui/text.tsx';
import { Activity } from './activity.tsx';
import { channelName, ServerLink } from './channel-card.tsx';
import { EntityHeader, EntityPage } from './entity.tsx';
import { ProfileName } from './entity-name.tsx';
import { NameHistoryOf } from './name-history.tsx';
import { Section } from './section.tsx';
import { TopList } from './top-list.tsx';

/** A lookup accepts several forms of an id; messages contain the canonical one. */
const messagesQuery = ({ channelId }: ChannelHit) => `channel:${channelId}`;

export function ChannelView({ route }: { route: Route }) {
  const [, platform = '', channelId = ''] = route.parts;
  const path = apiPath.channel(platform, channelId);
  return (
    <EntityPage<ChannelHit>
      path={path}
      id={channelId}
      nameOf={channelName}
      header={(channel, request) => (
        <EntityHeader
          platform={channel.platform}
          name={channelName(channel)}
          id={channel.channelId}
          facts={
            <>
              Created <Day at={channel.creationDate} />, last seen <Time at={channel.detectionDate} />{' '}
              <ServerLink channel={channel} />
            </>
          }
          request={request}
          actions={
            <>
              <a href={linkTo.chat(channel.platform, channel.channelId)}>Conversation</a>
              <a href={viewUrl(['messages'], { q: messagesQuery(channel), platform })}>Search this channel</a>
              <a href={linkTo.graph('channel', channel.platform, channel.channelId)}>Connections</a>
            </>
          }
          photoLabel="Channel photo"
          photos={channel.channelPhoto}
        />
      )}
    >
      {(channel) => (
        <>
          <div>
            <NameHistoryOf path={path} />
            <Topics channel={channel} />
          </div>
          <div>
            <Activity q={messagesQuery(channel)} platform={platform} />
            <TopList
              title="Top posters"
              q={messagesQuery(channel)}
              platform={platform}
              by="user"
              renderName={(userId) => <ProfileName platform={platform} userId={userId} />}
            />
          </div>
        </>
      )}
    </EntityPage>
  );
}

function Topics({ channel: { platform, channelId, topics = [] } }: { channel: ChannelHit }) {
  if (topics.length === 0) return null;
  return (
    <Section id="topics" title="Topics">
      <ul class="plain">
        {topics.map((topic) => (
          <li key={String(topic.id)}>
            <a href={linkTo.topic(platform, channelId, String(topic.id))}>
              <InlineText text={topic.title ?? String(topic.id)} />
            </a>
            {topic.pinned && <span class="tag">Pinned</span>}
            {topic.closed && <span class="tag">Closed</span>}
            {topic.hidden && <span class="tag">Hidden</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
