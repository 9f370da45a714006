import { useEffect } from 'preact/hooks';
import type { Alert, Match, MatchState } from '../../../api/alert-types.ts';
import { sendAction } from '../../../api/client.ts';
import { useSession } from '../../../api/session.tsx';
import { firstHit, type Query, useQuery } from '../../../api/use-query.ts';
import { EntityChip } from '../../../entities/entity-chip.tsx';
import { alertTexts, matchTexts as texts } from '../../../texts/alerts.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Severity } from '../../../ui/badge.tsx';
import { ButtonLink, IconButton } from '../../../ui/button.tsx';
import { Pane } from '../../../ui/pane.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import { Facts } from '../../search/preview/facts.tsx';
import { inboxUrl } from '../address.ts';
import { conditionText } from '../condition-text.ts';
import { markWords, matchedWords } from '../highlight.ts';
import { MatchHistory } from './match-history.tsx';
import { MatchNote } from './match-note.tsx';
import { MatchRecord, useRecord } from './match-record.tsx';
import { matchTitle } from './match-row.tsx';
import { TriageButtons } from './triage-buttons.tsx';

interface PaneProps {
  id: string;
  /** Undefined if it is not in the list: a link may name any match. */
  listed: Match | undefined;
  alerts: ReadonlyMap<string, Alert>;
  position: number;
  total: number;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
  onTriage: (match: Match, to: MatchState) => void;
  onChange: (id: string, changes: Partial<Match>) => void;
}

/** Long enough to have seen it. */
const READ_AFTER_MS = 800;

/** One match in detail, beside the list. */
export function MatchPane(props: PaneProps) {
  const { id, listed, position, total } = props;
  const query = useQuery<Match>({ path: `/alerts/matches/${encodeURIComponent(id)}` });
  const match = listed ?? firstHit(query);
  return (
    <Pane name="match" label={texts.label} width={392} minWidth={320}>
      <header class="drawer-header">
        {match !== undefined && <Severity level={match.severity} />}
        <span class="medium match-pane-title">{texts.label}</span>
        {position > 0 && <span class="text-3 size-12">{commonTexts.of(position, total)}</span>}
        <span class="grow" />
        <IconButton
          icon="chevron-up"
          label={texts.previous}
          variant="ghost"
          size="small"
          disabled={position <= 1}
          onClick={() => props.onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={texts.next}
          variant="ghost"
          size="small"
          disabled={position >= total}
          onClick={() => props.onMove(1)}
        />
        <IconButton icon="x" label={texts.close} variant="ghost" size="small" onClick={props.onClose} />
      </header>
      {match !== undefined ? (
        <Detail key={id} {...props} match={match} query={query} />
      ) : query.error !== undefined ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Pane>
  );
}

function Detail({
  match,
  query,
  alerts,
  onTriage,
  onChange,
}: PaneProps & { match: Match; query: Query<Match> }) {
  const alert = alerts.get(match.search);
  const record = useRecord(match);
  useReadMark(match, onChange);
  const words = matchedWords(match, alert);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="drawer-body" tabIndex={0} aria-label={texts.label}>
      <div class="section">
        <h2 class="match-heading">
          <InlineText text={matchTitle(match)} />
        </h2>
        <p class="text-3 size-12">
          {match.place !== undefined && (
            <>
              <InlineText text={match.place} />
              {', '}
            </>
          )}
          <Time at={match.recordAt} style="full" />
        </p>
        <div class="inline inline-wrap match-actions">
          <TriageButtons state={match.state} isPrimary onTriage={(to) => onTriage(match, to)} />
          {record.url !== undefined && (
            <ButtonLink href={record.url} icon="maximize" variant="ghost" label={texts.open} />
          )}
        </div>
      </div>
      <section class="section">
        <h3>{texts.why}</h3>
        <Why match={match} alert={alert} also={firstHit(query)?.alsoMatched ?? []} />
      </section>
      <MatchRecord record={record} highlight={(text) => markWords(text, words)} />
      <MatchNote match={match} onChange={onChange} />
      <MatchHistory match={match} alert={alert} />
    </section>
  );
}

function Why({
  match,
  alert,
  also,
}: {
  match: Match;
  alert: Alert | undefined;
  also: NonNullable<Match['alsoMatched']>;
}) {
  return (
    <Facts
      facts={[
        [texts.alert, <InlineText key="name" text={match.searchName} />],
        [texts.condition, alert && <InlineText key="condition" text={conditionText(alert)} />],
        [
          texts.listEntry,
          match.indicators !== undefined && match.indicators.length > 0 && (
            <span key="entries" class="entity-list">
              {match.indicators.map((each) => (
                <EntityChip key={each} node={`indicator:${each}`} />
              ))}
            </span>
          ),
        ],
        [texts.record, alertTexts.kinds[match.kind]],
        [
          texts.alsoMatched,
          also.length > 0 && (
            <span key="also" class="inline inline-wrap">
              {also.map((other) => (
                <a
                  key={other.match}
                  class="text-link"
                  href={inboxUrl({
                    alertId: other.search,
                    tab: 'all',
                    match: other.match,
                    isPaneClosed: false,
                  })}
                >
                  <InlineText text={other.searchName} />
                </a>
              ))}
            </span>
          ),
        ],
      ]}
    />
  );
}

/** Tells the team that somebody has seen it. */
function useReadMark(match: Match, onChange: PaneProps['onChange']): void {
  const { key } = useSession();
  const { id, read } = match;
  useEffect(() => {
    if (read || key === undefined) return;
    const timer = setTimeout(() => {
      sendAction('PATCH', `/alerts/matches/${encodeURIComponent(id)}`, key, { read: true }).then(
        () => onChange(id, { read: true }),
        // It stays unread, which harms nobody.
        () => {},
      );
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, read, key, onChange]);
}
