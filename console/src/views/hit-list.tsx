import type { ChannelHit, MessageHit, ProfileHit } from '../api/types.ts';
import { Pager, type PagerProps } from '../ui/pager.tsx';
import { ChannelCard } from './channel-card.tsx';
import { MessageCard } from './message-card.tsx';
import { ProfileCard } from './profile-card.tsx';

export type Hit = MessageHit | ProfileHit | ChannelHit;

/** A page of search results as cards. */
export function HitList({ hits, pager }: { hits: readonly Hit[]; pager?: PagerProps }) {
  return (
    <>
      <ol class="hits">
        {hits.map((hit) => (
          <li key={keyOf(hit)}>
            {'messageId' in hit ? (
              <MessageCard message={hit} />
            ) : 'usernames' in hit ? (
              <ProfileCard profile={hit} />
            ) : (
              <ChannelCard channel={hit} />
            )}
          </li>
        ))}
      </ol>
      {pager !== undefined && <Pager {...pager} />}
    </>
  );
}

function keyOf(hit: Hit): string {
  if ('messageId' in hit) return `${hit.platform}:${hit.messageId}`;
  return `${hit.platform}:${'usernames' in hit ? hit.userId : hit.channelId}`;
}
