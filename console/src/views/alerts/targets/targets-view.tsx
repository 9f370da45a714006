import './targets.css';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { DeliveryEntry, Target } from '../../../api/alert-types.ts';
import { clearQueryCache, useQuery } from '../../../api/use-query.ts';
import { navigate, type Route, withParameters } from '../../../route.ts';
import { TopBar } from '../../../shell/top-bar.tsx';
import { notify } from '../../../state/notices.ts';
import { visible } from '../../../text/controls.ts';
import { targetTexts as texts } from '../../../texts/alert-targets.ts';
import { alertTexts } from '../../../texts/alerts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ErrorState, Skeleton, State } from '../../../ui/states.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { useResults } from '../../search/use-results.ts';
import { deliveriesRequest } from './deliveries-request.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { RemoveDialog, ReplayDialog, RotateDialog, SecretDialog } from './target-dialogs.tsx';
import { TargetForm } from './target-form.tsx';
import { TARGET_KINDS } from './target-kinds.ts';
import { type TargetDialog, TargetList } from './target-list.tsx';
import { useTargetActions } from './use-target-actions.ts';

/** Deliveries finish in the background; the page follows for a while after each action. */
const FOLLOW_MS = [400, 1500, 4000];

/** Where notifications go, and what became of them. */
export function TargetsView({ route }: { route: Route }) {
  useTitle(texts.title);
  const query = useQuery<Target>({ path: '/alerts/targets', parameters: { page_size: 1000 } });
  const results = useResults<DeliveryEntry>(deliveriesRequest(route), true);
  // Deliveries go on while nobody looks: the next visit asks again.
  useEffect(() => clearQueryCache, []);
  const [open, setOpen] = useState<{ dialog: TargetDialog; target: Target }>();
  const [secret, setSecret] = useState<string>();
  const follow = useFollow(() => {
    query.refetch();
    results.refetch();
  });
  const actions = useTargetActions(follow);
  const newKind = TARGET_KINDS.find((kind) => kind === route.parameters.get('new'));
  const close = () => setOpen(undefined);
  const closeForm = () => {
    close();
    if (newKind !== undefined) navigate(withParameters(route, { new: undefined }), 'replace');
  };
  const onSaved = (target: Target) => {
    closeForm();
    notify({ text: texts.saved(visible(target.name)) });
    setSecret(target.secret);
    follow();
  };
  const add = (
    <Button
      icon="plus"
      variant="primary"
      onClick={() => navigate(withParameters(route, { new: 'webhook' }), 'replace')}
    >
      {texts.add}
    </Button>
  );
  const target = open?.target;
  return (
    <>
      <TopBar path={[{ label: alertTexts.title, href: '#/alerts' }]} title={texts.title}>
        {add}
      </TopBar>
      <div class="page targets-page" data-scroller>
        <Panel title={texts.targets} meta={query.data && String(query.data.total)} hasLine>
          {query.error !== undefined ? (
            <ErrorState error={query.error} onRetry={query.refetch} />
          ) : query.data === undefined ? (
            <Skeleton rows={3} />
          ) : query.data.hits.length === 0 ? (
            <State icon="webhook" title={texts.noTargets}>
              {texts.noTargetsText}
            </State>
          ) : (
            <TargetList
              targets={query.data.hits}
              actions={actions}
              onDialog={(dialog, each) => setOpen({ dialog, target: each })}
            />
          )}
        </Panel>
        {query.error === undefined && (
          <DeliveryLog route={route} targets={query.data?.hits ?? []} results={results} actions={actions} />
        )}
      </div>
      {(newKind !== undefined || open?.dialog === 'edit') && (
        <TargetForm
          key={target?.id ?? 'new'}
          saved={target}
          kind={newKind ?? 'webhook'}
          onSaved={onSaved}
          onClose={closeForm}
        />
      )}
      {open?.dialog === 'rotate' && target !== undefined && (
        <RotateDialog
          onClose={close}
          onRotate={async (keepOld) => {
            close();
            setSecret((await actions.rotate(target, keepOld))?.secret);
          }}
        />
      )}
      {open?.dialog === 'replay' && target !== undefined && (
        <ReplayDialog
          onClose={close}
          onReplay={(period) => {
            close();
            void actions.replayPeriod(target, period);
          }}
        />
      )}
      {open?.dialog === 'remove' && target !== undefined && (
        <RemoveDialog
          onClose={close}
          onRemove={() => {
            close();
            void actions.remove(target);
          }}
        />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

function useFollow(refetch: () => void): () => void {
  const latest = useRef(refetch);
  latest.current = refetch;
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const stop = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
  }, []);
  useEffect(() => stop, [stop]);
  return () => {
    stop();
    latest.current();
    timers.current = FOLLOW_MS.map((ms) => setTimeout(() => latest.current(), ms));
  };
}
