import type { ChannelHit, ProfileHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { placeOf } from '../route.ts';
import { Words } from '../ui/text.tsx';
import { nameOf } from './profile-card.tsx';

/** The title of a channel that is known by its id alone; the id until it is there. */
export function ChannelName({ platform, channelId }: { platform: string; channelId: string }) {
  const { answer, isCurrent } = useAnswer<ChannelHit>({
    path: `/im/${platform}/channel/${encodeURIComponent(channelId)}`,
  });
  const title = isCurrent ? answer?.hits[0]?.channelTitles.at(-1) : undefined;
  return (
    <a class="name" href={placeOf.channel(platform, channelId)}>
      <Words text={title ?? channelId} />
    </a>
  );
}

export function ProfileName({ platform, userId }: { platform: string; userId: string }) {
  const { answer, isCurrent } = useAnswer<ProfileHit>({
    path: `/im/${platform}/profile/${encodeURIComponent(userId)}`,
  });
  const [profile] = isCurrent ? (answer?.hits ?? []) : [];
  return (
    <a class="name" href={placeOf.profile(platform, userId)}>
      <Words text={profile === undefined ? userId : nameOf(profile)} />
    </a>
  );
}
