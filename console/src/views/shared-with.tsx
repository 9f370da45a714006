import { CHAINS } from '../../../src/records/wallet.ts';
import type { ApiRequest } from '../api/client.ts';
import { apiPath } from '../api/paths.ts';
import type { ProfileHit } from '../api/types.ts';
import { useQuery } from '../api/use-query.ts';
import { linkTo } from '../route.ts';
import { formatCount } from '../ui/format.tsx';
import { InlineText } from '../ui/text.tsx';
import { useInViewport } from '../ui/use-in-viewport.ts';
import { type Item, ItemLink } from './items.tsx';
import { PlatformBadge } from './platform-badge.tsx';
import { nameOf } from './profile-card.tsx';

const MAX_PROFILES = 5;

/** Looks up the profiles that have a wallet or an e-mail address. */
export function profilesRequest(
  { kind, value }: { kind: string; value: string },
  pageSize: number,
): ApiRequest {
  const chain = CHAINS.find((each) => each.kind === kind)?.code;
  const path = chain === undefined ? apiPath.email(value) : apiPath.wallet(chain, value);
  return { path, parameters: { page_size: pageSize } };
}

/** The other profiles that have the same wallet or e-mail address. */
export function SharedWith({ item, profile }: { item: Item; profile: ProfileHit }) {
  const [ref, wasInViewport] = useInViewport<HTMLLIElement>();
  const request = wasInViewport ? profilesRequest(item, MAX_PROFILES + 1) : undefined;
  const { data, isCurrent, error } = useQuery<ProfileHit>(request, 'background');
  const others = (data?.hits ?? []).filter(
    ({ platform, userId }) => platform !== profile.platform || userId !== profile.userId,
  );
  const otherTotal = (data?.total ?? 1) - 1;
  return (
    <li ref={ref} class="shared-item">
      <span class="shared-value">
        <ItemLink item={item} />
      </span>
      <span class="shared-with">
        {error !== undefined
          ? error.message
          : !isCurrent
            ? '…'
            : others.length === 0
              ? 'Not shared'
              : others.slice(0, MAX_PROFILES).map((other) => (
                  <span key={`${other.platform}:${other.userId}`}>
                    <PlatformBadge platform={other.platform} />{' '}
                    <a href={linkTo.profile(other.platform, other.userId)}>
                      <InlineText text={nameOf(other)} />
                    </a>{' '}
                  </span>
                ))}
        {otherTotal > MAX_PROFILES && <a href={item.href}>View all {formatCount(otherTotal, 'profile')}</a>}
      </span>
    </li>
  );
}
