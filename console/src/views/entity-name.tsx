import { apiPath } from '../api/paths.ts';
import type { ChannelHit, ProfileHit } from '../api/types.ts';
import { firstHit, useQuery } from '../api/use-query.ts';
import { linkTo } from '../route.ts';
import { InlineText } from '../ui/text.tsx';
import { useInViewport } from '../ui/use-in-viewport.ts';
import { nameOf } from './profile-card.tsx';

/** A link to a record of which only the id is known. Shows the id until the name has loaded. */
function EntityName<Hit>({
  href,
  path,
  id,
  nameOf: nameOfHit,
}: {
  href: string;
  path: string;
  id: string;
  nameOf: (hit: Hit) => string | undefined;
}) {
  const [ref, wasInViewport] = useInViewport<HTMLAnchorElement>();
  const hit = firstHit(useQuery<Hit>(wasInViewport ? { path } : undefined, 'background'));
  return (
    <a ref={ref} class="name" href={href}>
      <InlineText text={(hit && nameOfHit(hit)) ?? id} />
    </a>
  );
}

export function ChannelName({ platform, channelId }: { platform: string; channelId: string }) {
  return (
    <EntityName<ChannelHit>
      href={linkTo.channel(platform, channelId)}
      path={apiPath.channel(platform, channelId)}
      id={channelId}
      nameOf={({ channelTitles }) => channelTitles.at(-1)}
    />
  );
}

export function ProfileName({ platform, userId }: { platform: string; userId: string }) {
  return (
    <EntityName<ProfileHit>
      href={linkTo.profile(platform, userId)}
      path={apiPath.profile(platform, userId)}
      id={userId}
      nameOf={nameOf}
    />
  );
}
