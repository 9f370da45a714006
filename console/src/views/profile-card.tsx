import type { ProfileHit } from '../api/types.ts';
import { placeOf } from '../route.ts';
import { Id } from '../ui/copy.tsx';
import { Words } from '../ui/text.tsx';
import { Time } from '../ui/time.tsx';
import { Card } from './card.tsx';
import { ItemList, itemsOf } from './items.tsx';
import { PlatformBadge } from './platform-badge.tsx';

const ITEMS_SHOWN = 6;

export function nameOf({ usernames, firstName, lastName, userId }: ProfileHit): string {
  return usernames.at(-1) ?? ([firstName.at(-1), lastName.at(-1)].filter(Boolean).join(' ') || userId);
}

export function ProfileCard({ profile }: { profile: ProfileHit }) {
  const here = placeOf.profile(profile.platform, profile.userId);
  const items = itemsOf(profile);
  const name = nameOf(profile);
  const fullName = [...profile.firstName, ...profile.lastName].join(' ');
  return (
    <Card opens={here}>
      <header>
        <PlatformBadge platform={profile.platform} />
        <a class="author" href={here}>
          <Words text={name} marked={markOf(profile.highlight?.usernames, name)} />
        </a>
        {fullName !== '' && fullName !== name && (
          <span class="where">
            <Words text={fullName} />
          </span>
        )}
        {profile.bot && <span class="tag">bot</span>}
        <span class="when">
          seen <Time at={profile.detectionDate} />
        </span>
      </header>
      {profile.usernames.length > 1 && (
        <p class="also">
          also{' '}
          {profile.usernames
            .filter((each) => each !== name)
            .map((each) => (
              <span key={each}>
                <Words text={each} marked={markOf(profile.highlight?.usernames, each)} />{' '}
              </span>
            ))}
        </p>
      )}
      <ItemList items={items.slice(0, ITEMS_SHOWN)} highlight={profile.highlight} />
      {items.length > ITEMS_SHOWN && <a href={here}>and {items.length - ITEMS_SHOWN} more</a>}
      <footer>
        <Id value={profile.userId} />
      </footer>
    </Card>
  );
}

function markOf(marked: string[] | undefined, value: string): string | undefined {
  return marked?.find((html) => html.replace(/<\/?mark>/g, '') === value);
}
