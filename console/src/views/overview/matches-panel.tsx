import type { OverviewHit } from '../../api/types.ts';
import { viewUrl } from '../../route.ts';
import { newMatchesOf } from '../../shell/shell-data.tsx';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { Severity } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';
import { State } from '../../ui/states.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';

/** New matches of saved searches. */
export function MatchesPanel({ alerts }: { alerts: NonNullable<OverviewHit['alerts']> }) {
  const total = newMatchesOf(alerts);
  return (
    <Panel
      title={texts.newMatches}
      meta={formatNumber(total)}
      actions={
        <ButtonLink href="#/alerts" variant="ghost" size="small">
          {texts.openInbox}
        </ButtonLink>
      }
    >
      {alerts.total === 0 ? (
        <State
          icon="bell"
          title={texts.noAlerts}
          actions={<ButtonLink href="#/alerts/new">{texts.newAlert}</ButtonLink>}
        >
          {texts.noAlertsText}
        </State>
      ) : alerts.matches.length === 0 ? (
        <State icon="inbox" title={texts.allCaughtUp}>
          {texts.allCaughtUpText}
        </State>
      ) : (
        alerts.matches.map((match) => (
          <a key={match.id} class="match-line" href={viewUrl(['alerts', match.search], { match: match.id })}>
            <Severity level={match.severity} />
            <span class="truncate">
              <span class="medium">
                <InlineText text={match.title ?? match.author ?? match.place ?? match.record} />
              </span>{' '}
              <span class="text-3">
                {texts.inSearch} <InlineText text={match.searchName} />
              </span>
            </span>
            <span class="text-3 size-11">
              <Time at={match.matchedAt} style="brief" />
            </span>
            <span class="match-text truncate">
              <InlineText text={match.snippet} />
            </span>
          </a>
        ))
      )}
    </Panel>
  );
}
