import type { ChannelHit, ProfileHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { placeOf } from '../route.ts';
import { useSeen } from '../ui/seen.ts';
import { Words } from '../ui/text.tsx';
import { nameOf } from './profile-card.tsx';

/** The title of a channel that is known by its id alone; the id until it is there. */
export function ChannelName({ platform, channelId }: { platform: string; channelId: string }) {
  const [place, isSeen] = useSeen<HTMLAnchorElement>();
  const path = `/im/${platform}/channel/${encodeURIComponent(channelId)}`;
  const { answer, isCurrent } = useAnswer<ChannelHit>(isSeen ? { path } : undefined, 'background');
  const title = isCurrent ? answer?.hits[0]?.channelTitles.at(-1) : undefined;
  return (
    <a ref={place} class="name" href={placeOf.channel(platform, channelId)}>
      <Words text={title ?? channelId} />
    </a>
  );
}

export function ProfileName({ platform, userId }: { platform: string; userId: string }) {
  const [place, isSeen] = useSeen<HTMLAnchorElement>();
  const path = `/im/${platform}/profile/${encodeURIComponent(userId)}`;
  const { answer, isCurrent } = useAnswer<ProfileHit>(isSeen ? { path } : undefined, 'background');
  const [profile] = isCurrent ? (answer?.hits ?? []) : [];
  return (
    <a ref={place} class="name" href={placeOf.profile(platform, userId)}>
      <Words text={profile === undefined ? userId : nameOf(profile)} />
    </a>
  );
}
