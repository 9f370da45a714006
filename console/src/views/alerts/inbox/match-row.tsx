import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import type { Alert, Match, MatchState } from '../../../api/alert-types.ts';
import { visible } from '../../../text/controls.ts';
import { alertTexts as texts } from '../../../texts/alerts.ts';
import { Badge, Severity, type Tone } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import { PlatformIcon } from '../../search/rows/platform-icon.tsx';
import { markWords, matchedWords } from '../highlight.ts';

export const STATE_TONES: Record<MatchState, Tone> = {
  new: 'new',
  triaged: 'info',
  escalated: 'bad',
  closed: 'outline',
};

export const matchTitle = ({ title, author, place, record }: Match): string =>
  title ?? author ?? place ?? record;

interface RowProps {
  match: Match;
  alert: Alert | undefined;
  /** Whether the list shows the matches of several saved searches. */
  hasAlertName: boolean;
  isCurrent: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  onToggle: (id: string, isRange: boolean) => void;
}

/** One match in two lines. Clicks and keys are handled by the list. */
export const MatchRow = memo(function MatchRow(props: RowProps) {
  const { match, alert, isCurrent, isSelected } = props;
  const title = matchTitle(match);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows have two lines and no table layout
    <div
      class={`match-row${isCurrent ? ' is-current' : ''}${match.read ? '' : ' is-unread'}`}
      role="row"
      aria-selected={isSelected}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      data-row={match.id}
    >
      <Cell name="match-check">
        <Checkbox
          label={texts.select(visible(title))}
          isHidden
          isChecked={isSelected}
          onChange={(_, event) => props.onToggle(match.id, (event as PointerEvent).shiftKey === true)}
        />
      </Cell>
      <Cell name="match-severity">
        <Severity level={match.severity} />
      </Cell>
      <Cell name="match-head">
        <span class="match-title truncate">
          <InlineText text={title} />
        </span>
        <KindMark match={match} />
        <span class="match-place truncate">
          <Where match={match} />
          {props.hasAlertName && (
            <>
              {' · '}
              <InlineText text={match.searchName} />
            </>
          )}
        </span>
      </Cell>
      <Cell name="match-state">
        {!match.read && <span class="visually-hidden">{texts.unread}</span>}
        <Badge tone={STATE_TONES[match.state]}>{texts.states[match.state]}</Badge>
      </Cell>
      <Cell name="match-time">
        <Time at={match.matchedAt} style="brief" />
      </Cell>
      <Cell name="match-snippet truncate">
        {match.snippet === '' ? (
          texts.noText
        ) : (
          <InlineText text={match.snippet} highlight={markWords(match.snippet, matchedWords(match, alert))} />
        )}
      </Cell>
    </div>
  );
});

function Cell({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus
    // biome-ignore lint/a11y/useSemanticElements: rows have two lines and no table layout
    <span class={name} role="gridcell">
      {children}
    </span>
  );
}

/** The place, unless it is the title already. */
function Where({ match }: { match: Match }) {
  const { title, author, place } = match;
  if (title !== undefined && author !== undefined && place !== undefined)
    return (
      <>
        <InlineText text={author} /> {texts.in} <InlineText text={place} />
      </>
    );
  const where = place ?? (title === undefined ? undefined : author);
  return where === undefined ? null : <InlineText text={where} />;
}

export function KindMark({ match: { kind, record } }: { match: Match }) {
  if (kind === 'ransomware')
    return (
      <span class="kind-icon kind-group" title={texts.kinds.ransomware}>
        <Icon name="skull" size={14} />
      </span>
    );
  if (kind === 'page')
    return (
      <span class="kind-icon kind-onion" title={texts.kinds.page}>
        <Icon name="globe" size={14} />
      </span>
    );
  return <PlatformIcon platform={record.slice(0, Math.max(0, record.indexOf(':')))} />;
}
