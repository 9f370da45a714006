import type { OverviewHit } from '../../api/types.ts';
import { Sparkline } from '../../charts/sparkline.tsx';
import { feedsTexts as texts } from '../../texts/feeds.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { useTimeFormat } from '../../ui/time.tsx';
import { FEEDS, type FeedName, type FeedState, feedUrl } from './feed-state.ts';

const ICONS: Record<FeedName, IconName> = {
  ransomware: 'skull',
  telegram: 'link',
  wallets: 'wallet',
  onion: 'globe-lock',
};

const SPARK_DAYS = 60;

/** One card per feed: its newest day and how many days it has. */
export function FeedCards({ coverage, state }: { coverage: OverviewHit['coverage']; state: FeedState }) {
  return (
    <nav class="feed-cards" aria-label={texts.choose}>
      {FEEDS.map((feed) => (
        <Card
          key={feed}
          feed={feed}
          days={coverage?.find((each) => each.feed === feed)?.days ?? []}
          isCurrent={feed === state.feed}
          day={state.day}
        />
      ))}
    </nav>
  );
}

function Card({
  feed,
  days,
  isCurrent,
  day,
}: {
  feed: FeedName;
  days: NonNullable<OverviewHit['coverage']>[number]['days'];
  isCurrent: boolean;
  day: string | undefined;
}) {
  const format = useTimeFormat();
  const collected = days.filter(({ covered }) => covered);
  const newest = collected.at(-1);
  return (
    <a
      class="feed-card"
      href={feedUrl({ feed, platform: undefined, day })}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span class="inline semibold">
        <Icon name={ICONS[feed]} size={14} />
        {texts.names[feed]}
      </span>
      <Sparkline
        values={days.slice(-SPARK_DAYS).map(({ total }) => total)}
        width={84}
        height={20}
        tone={isCurrent ? 'accent' : 'neutral'}
      />
      <span class="text-2 truncate">
        {newest === undefined
          ? texts.noDays
          : texts.newest(format.day(newest.day), texts.entries(newest.total))}
      </span>
      <span class="text-3">{texts.daysOf(collected.length, days.length)}</span>
    </a>
  );
}
