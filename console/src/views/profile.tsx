import type { ProfileHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { addressOf, placeOf, type Route } from '../route.ts';
import { CurlButton, Id } from '../ui/copy.tsx';
import { Shown } from '../ui/states.tsx';
import { Address, Words } from '../ui/text.tsx';
import { count, Time } from '../ui/time.tsx';
import { useTitle } from '../ui/title.ts';
import { Activity, Most } from './activity.tsx';
import { ChannelName } from './channel-name.tsx';
import { type Item, ItemList, isPivot, itemsOf } from './items.tsx';
import { Names } from './names.tsx';
import { PlatformBadge } from './platform-badge.tsx';
import { nameOf } from './profile-card.tsx';
import { SharedBy } from './shared-by.tsx';

export function ProfileView({ route }: { route: Route }) {
  const [, platform = '', userId = ''] = route.parts;
  const path = `/im/${platform}/profile/${encodeURIComponent(userId)}`;
  const request = { path };
  const asked = useAnswer<ProfileHit>(request);
  useTitle(asked.isCurrent && asked.answer?.hits[0] ? nameOf(asked.answer.hits[0]) : undefined);
  const q = `user:${userId}`;
  return (
    <div class="entity">
      <Shown asked={asked} rows={4}>
        {([profile]) => profile && <Head profile={profile} request={request} q={q} />}
      </Shown>
      {asked.isCurrent && (
        <div class="columns">
          <div>
            <Names path={path} />
            <Items profile={asked.answer?.hits[0]} />
          </div>
          <div>
            <Activity q={q} platform={platform} />
            <Most
              title="Channels"
              q={q}
              platform={platform}
              by="channel"
              name={(key) => <ChannelName platform={platform} channelId={key} />}
            />
          </div>
        </div>
      )}
    </div>
  );
}

function Head({ profile, request, q }: { profile: ProfileHit; request: { path: string }; q: string }) {
  const { platform, userId } = profile;
  return (
    <header class="head">
      <h1>
        <PlatformBadge platform={platform} /> <Words text={nameOf(profile)} />
        {profile.bot && <span class="tag">bot</span>}
      </h1>
      <p class="facts">
        <Id value={userId} /> seen <Time at={profile.detectionDate} /> <CurlButton request={request} />
      </p>
      <p class="actions">
        <a href={addressOf(['messages'], { q, platform })}>Messages</a>
        <a href={placeOf.graph('profile', platform, userId)}>Graph</a>
      </p>
      {profile.profilePhoto.length > 0 && (
        <p class="photos">
          {profile.profilePhoto.length === 1 ? 'Photo' : 'Photos'}, not loaded from elsewhere:{' '}
          {profile.profilePhoto.map((url) => (
            <Address key={url} url={url} />
          ))}
        </p>
      )}
      {profile.discordLink?.map((url) => (
        <Address key={url} url={url} />
      ))}
    </header>
  );
}

function Items({ profile }: { profile: ProfileHit | undefined }) {
  if (profile === undefined) return null;
  const items = itemsOf(profile);
  const pivots = items.filter(isPivot);
  return (
    <>
      <section aria-labelledby="items">
        <h2 id="items">Wallets, e-mails, contacts</h2>
        {items.length === 0 ? <p class="notice">This profile shows none.</p> : <ItemList items={items} />}
      </section>
      {pivots.length > 0 && <Others pivots={pivots} profile={profile} />}
    </>
  );
}

const PIVOTS_SHOWN = 8;

function Others({ pivots, profile }: { pivots: Item[]; profile: ProfileHit }) {
  return (
    <section aria-labelledby="others">
      <h2 id="others">Who else shows them</h2>
      <ul class="plain">
        {pivots.slice(0, PIVOTS_SHOWN).map((item) => (
          <SharedBy key={`${item.kind} ${item.value}`} item={item} except={profile} />
        ))}
      </ul>
      {pivots.length > PIVOTS_SHOWN && (
        <p class="hint">
          The first {PIVOTS_SHOWN} of {count(pivots.length)}.
        </p>
      )}
    </section>
  );
}
