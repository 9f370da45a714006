import type { Alert } from '../../../api/alert-types.ts';
import { type ApiRequest, sendAction } from '../../../api/client.ts';
import { useErrorHandler, useSession } from '../../../api/session.tsx';
import { viewUrl } from '../../../route.ts';
import { notify } from '../../../state/notices.ts';
import { visible } from '../../../text/controls.ts';
import { alertTexts as texts } from '../../../texts/alerts.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Badge, StatusDot } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { copyItems } from '../../../ui/copy.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { exportMatches } from './export-matches.ts';

/** The saved search whose matches are shown, and what can be done with it. */
export function InboxHeader({
  alert,
  isConnected,
  request,
  onChanged,
}: {
  alert: Alert | undefined;
  isConnected: boolean | undefined;
  request: ApiRequest;
  onChanged: () => void;
}) {
  const { key = '' } = useSession();
  const toApiError = useErrorHandler();
  const fail = (text: (message: string) => string) => (error: unknown) =>
    notify({ text: text(toApiError(error).message), icon: 'triangle-alert' });
  const setEnabled = (id: string, enabled: boolean): Promise<void> =>
    sendAction('PATCH', `/alerts/${encodeURIComponent(id)}`, key, { enabled }).then(
      onChanged,
      fail(texts.changeFailed),
    );
  const toggle = ({ id, enabled, name: given }: Alert) => {
    void setEnabled(id, !enabled);
    const name = visible(given);
    notify({
      text: enabled ? texts.pausedNotice(name) : texts.resumedNotice(name),
      undo: () => void setEnabled(id, enabled),
      redo: () => void setEnabled(id, !enabled),
    });
  };
  const exportAs = (format: 'csv' | 'ndjson') => () =>
    void exportMatches(request, format, key).catch(fail(texts.exportFailed));
  return (
    <header class="inbox-header">
      <a class="button is-ghost is-small inbox-back" href="#/alerts">
        {texts.back}
      </a>
      <h2 class="truncate">{alert === undefined ? texts.allMatches : <InlineText text={alert.name} />}</h2>
      {alert?.enabled === false && <Badge tone="warning">{texts.paused}</Badge>}
      {isConnected !== undefined && (
        <span class="live-status" title={isConnected ? texts.liveHint : texts.reconnectingHint}>
          <StatusDot tone={isConnected ? 'good' : 'warning'} />
          {isConnected ? texts.live : texts.reconnecting}
        </span>
      )}
      <span class="grow" />
      {alert !== undefined && (
        <>
          <ButtonLink icon="pencil" href={viewUrl(['alerts', alert.id, 'edit'])}>
            {texts.edit}
          </ButtonLink>
          <Button icon={alert.enabled ? 'pause' : 'play'} onClick={() => toggle(alert)}>
            {alert.enabled ? texts.pause : texts.resume}
          </Button>
        </>
      )}
      <MenuButton
        label={commonTexts.moreActions}
        items={[
          { label: texts.export, icon: 'download', onSelect: exportAs('csv') },
          { label: texts.exportNdjson, icon: 'download', onSelect: exportAs('ndjson') },
          ...copyItems(request),
        ]}
      />
    </header>
  );
}
