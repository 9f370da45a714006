import { apiPath } from '../api/paths.ts';
import type { HistoryEntry, ProfileHit } from '../api/types.ts';
import { useQuery } from '../api/use-query.ts';
import { linkTo, type Route, viewUrl } from '../route.ts';
import { formatNumber, Time } from '../ui/format.tsx';
import { Activity } from './activity.tsx';
import { EntityHeader, EntityPage, ExternalLinks } from './entity.tsx';
import { ChannelName } from './entity-name.tsx';
import { type Item, isPivot, itemsOf } from './items.tsx';
import { NameHistory } from './name-history.tsx';
import { PersonItems } from './person-items.tsx';
import { nameOf } from './profile-card.tsx';
import { Section } from './section.tsx';
import { SharedWith } from './shared-with.tsx';
import { TopList } from './top-list.tsx';

export function ProfileView({ route }: { route: Route }) {
  const [, platform = '', userId = ''] = route.parts;
  const path = apiPath.profile(platform, userId);
  const q = `user:${userId}`;
  return (
    <EntityPage<ProfileHit>
      path={path}
      id={userId}
      nameOf={nameOf}
      header={(profile, request) => (
        <EntityHeader
          platform={profile.platform}
          name={nameOf(profile)}
          tag={profile.bot && <span class="tag">Bot</span>}
          id={profile.userId}
          facts={
            <>
              Last seen <Time at={profile.detectionDate} />
            </>
          }
          request={request}
          actions={
            <>
              <a href={viewUrl(['messages'], { q, platform: profile.platform })}>Messages</a>
              <a href={linkTo.graph('profile', profile.platform, profile.userId)}>Connections</a>
              <ExternalLinks urls={profile.discordLink} />
            </>
          }
          photos={profile.profilePhoto}
        />
      )}
    >
      {(profile) => (
        <>
          <Person profile={profile} path={path} />
          <div>
            <Activity q={q} platform={platform} />
            <TopList
              title="Top channels"
              q={q}
              platform={platform}
              by="channel"
              renderName={(channelId) => <ChannelName platform={platform} channelId={channelId} />}
            />
          </div>
        </>
      )}
    </EntityPage>
  );
}

function Person({ profile, path }: { profile: ProfileHit; path: string }) {
  const request = { path: `${path}/history` };
  const query = useQuery<HistoryEntry>(request);
  const pivots = itemsOf(profile).filter(isPivot);
  return (
    <div>
      <NameHistory request={request} query={query} />
      <PersonItems id={`${profile.platform}-${profile.userId}`} request={request} query={query} />
      {pivots.length > 0 && <SharedItems items={pivots} profile={profile} />}
    </div>
  );
}

const MAX_SHARED_ITEMS = 8;

function SharedItems({ items, profile }: { items: Item[]; profile: ProfileHit }) {
  return (
    <Section id="shared" title="Shared with">
      <ul class="plain">
        {items.slice(0, MAX_SHARED_ITEMS).map((item) => (
          <SharedWith key={`${item.kind} ${item.value}`} item={item} profile={profile} />
        ))}
      </ul>
      {items.length > MAX_SHARED_ITEMS && (
        <p class="hint">
          Showing {MAX_SHARED_ITEMS} of {formatNumber(items.length)} wallets and e-mail addresses.
        </p>
      )}
    </Section>
  );
}
