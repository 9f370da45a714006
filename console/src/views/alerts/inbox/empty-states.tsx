import { alertTexts as texts } from '../../../texts/alerts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { State } from '../../../ui/states.tsx';
import { type InboxAddress, inboxUrl } from '../address.ts';

/** No match in this list. */
export function EmptyList({ address }: { address: InboxAddress }) {
  if (address.tab === 'new')
    return (
      <State
        icon="inbox"
        title={texts.caughtUp}
        actions={
          <ButtonLink href={inboxUrl({ ...address, tab: 'all', match: undefined })}>
            {texts.showAll}
          </ButtonLink>
        }
      >
        {texts.caughtUpText}
      </State>
    );
  return (
    <State icon="inbox" title={texts.noMatches}>
      {address.tab === 'all' ? texts.caughtUpText : texts.noMatchesText(texts.states[address.tab])}
    </State>
  );
}

/** No saved search at all. */
export function NoAlerts() {
  return (
    <State
      icon="bell"
      title={texts.noAlerts}
      actions={
        <ButtonLink href="#/alerts/new" variant="primary" icon="plus">
          {texts.newAlert}
        </ButtonLink>
      }
    >
      {texts.noAlertsText}
    </State>
  );
}
