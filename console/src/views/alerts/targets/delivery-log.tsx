import type { DeliveryEntry, Target } from '../../../api/alert-types.ts';
import { navigate, type Route, viewUrl, withParameters } from '../../../route.ts';
import { targetTexts as texts } from '../../../texts/alert-targets.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { ErrorState, Skeleton, State } from '../../../ui/states.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import type { useResults } from '../../search/use-results.ts';
import { deliveriesRequest } from './deliveries-request.ts';
import type { TargetActions } from './use-target-actions.ts';

const TONES: Record<DeliveryEntry['status'], Tone> = {
  pending: 'warning',
  delivered: 'good',
  failed: 'bad',
  cancelled: 'outline',
};
const STATUSES = ['', 'pending', 'delivered', 'failed'] as const;

/** Every notification of the last 30 days, newest first. */
export function DeliveryLog({
  route,
  targets,
  results,
  actions,
}: {
  route: Route;
  targets: readonly Target[];
  results: ReturnType<typeof useResults<DeliveryEntry>>;
  actions: TargetActions;
}) {
  const request = deliveriesRequest(route);
  const status = STATUSES.find((each) => each === route.parameters.get('status')) ?? '';
  const byId = new Map(targets.map((target) => [target.id, target]));
  return (
    <Panel
      title={texts.log}
      hasLine
      actions={
        <>
          <select
            class="input"
            aria-label={texts.target}
            value={String(request.parameters?.targetId ?? '')}
            onChange={(event) => navigate(withParameters(route, { target: event.currentTarget.value }))}
          >
            <option value="">{texts.allTargets}</option>
            {targets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <Segmented
            label={texts.status}
            value={status}
            choices={STATUSES.map((value) => ({
              value,
              label: value === '' ? texts.allStatuses : texts.statuses[value],
            }))}
            onChange={(value) => navigate(withParameters(route, { status: value }))}
          />
        </>
      }
    >
      {results.error !== undefined ? (
        <ErrorState error={results.error} onRetry={results.refetch} />
      ) : results.first === undefined ? (
        <Skeleton rows={6} />
      ) : results.hits.length === 0 ? (
        <State icon="send" title={texts.noDeliveries}>
          {texts.noDeliveriesText}
        </State>
      ) : (
        <div class={results.isCurrent ? 'table-scroll' : 'table-scroll is-stale'}>
          <table class="table">
            <thead>
              <tr>
                {[
                  texts.time,
                  texts.status,
                  texts.content,
                  texts.target,
                  texts.attempts,
                  texts.result,
                  '',
                ].map((title) => (
                  <th key={title} scope="col">
                    {title === '' ? <span class="visually-hidden">{texts.replay}</span> : title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {results.hits.map((delivery) => (
                <Line
                  key={delivery.id}
                  delivery={delivery}
                  target={byId.get(delivery.target)}
                  actions={actions}
                />
              ))}
            </tbody>
          </table>
          {results.hasMore && (
            <div class="match-list-end">
              <span />
              <Button isBusy={results.isLoading} onClick={results.loadMore}>
                {texts.loadMore}
              </Button>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}

function Line({
  delivery,
  target,
  actions,
}: {
  delivery: DeliveryEntry;
  target: Target | undefined;
  actions: TargetActions;
}) {
  const { status, content, search, match, lastStatus, lastError, nextAttemptAt } = delivery;
  return (
    <tr data-delivery={delivery.id}>
      <td>
        <Time at={delivery.createdAt} />
      </td>
      <td>
        <Badge tone={TONES[status]}>{texts.statuses[status]}</Badge>
      </td>
      <td>
        {search === undefined ? (
          texts.contents[content]
        ) : (
          <a class="text-link" href={viewUrl(['alerts', search], { state: 'all', match })}>
            {texts.contents[content]}
          </a>
        )}
      </td>
      <td>{target === undefined ? texts.removedTarget : <InlineText text={target.name} />}</td>
      <td>{delivery.attempts}</td>
      <td class="is-main">
        {lastStatus !== undefined && <span>{texts.httpStatus(lastStatus)} </span>}
        {lastError !== undefined && <InlineText text={lastError} />}
        {nextAttemptAt !== undefined && (
          <span class="text-3">
            {' '}
            {texts.nextAttempt} <Time at={nextAttemptAt} style="full" />
          </span>
        )}
      </td>
      <td>
        {status !== 'pending' && (
          <Button
            size="small"
            variant="ghost"
            icon="refresh-cw"
            obstacle={target?.enabled === false ? texts.enableFirst : undefined}
            onClick={() => void actions.replayOne(delivery.id)}
          >
            {texts.replay}
          </Button>
        )}
      </td>
    </tr>
  );
}
