import type { ProfileHit } from '../api/types.ts';
import { linkTo } from '../route.ts';
import { Id } from '../ui/copy.tsx';
import { formatNumber, Time } from '../ui/format.tsx';
import { InlineText } from '../ui/text.tsx';
import { Card } from './card.tsx';
import { highlightOf, ItemList, itemsOf } from './items.tsx';
import { PlatformBadge } from './platform-badge.tsx';

const MAX_ITEMS = 6;

export function nameOf({ usernames, firstName, lastName, userId }: ProfileHit): string {
  return usernames.at(-1) ?? ([firstName.at(-1), lastName.at(-1)].filter(Boolean).join(' ') || userId);
}

export function ProfileCard({ profile }: { profile: ProfileHit }) {
  const href = linkTo.profile(profile.platform, profile.userId);
  const items = itemsOf(profile);
  const name = nameOf(profile);
  const fullName = [...profile.firstName, ...profile.lastName].join(' ');
  const usernameHighlights = profile.highlight?.usernames;
  return (
    <Card href={href}>
      <header>
        <PlatformBadge platform={profile.platform} />
        <a class="author" href={href}>
          <InlineText text={name} highlight={highlightOf(usernameHighlights, name)} />
        </a>
        {fullName !== '' && fullName !== name && (
          <span class="secondary">
            <InlineText text={fullName} />
          </span>
        )}
        {profile.bot && <span class="tag">Bot</span>}
        <span class="timestamp">
          Last seen <Time at={profile.detectionDate} />
        </span>
      </header>
      {profile.usernames.length > 1 && (
        <p class="secondary">
          Also known as{' '}
          {profile.usernames
            .filter((username) => username !== name)
            .map((username, index) => (
              <span key={username}>
                {index > 0 && ', '}
                <InlineText text={username} highlight={highlightOf(usernameHighlights, username)} />
              </span>
            ))}
        </p>
      )}
      <ItemList items={items.slice(0, MAX_ITEMS)} highlight={profile.highlight} />
      {items.length > MAX_ITEMS && <a href={href}>{formatNumber(items.length - MAX_ITEMS)} more</a>}
      <footer>
        <Id value={profile.userId} />
      </footer>
    </Card>
  );
}
