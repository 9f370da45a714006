import type { Target } from '../../../api/alert-types.ts';
import { sendAction } from '../../../api/client.ts';
import { useErrorHandler, useSession } from '../../../api/session.tsx';
import { notify } from '../../../state/notices.ts';
import { visible } from '../../../text/controls.ts';
import { targetTexts as texts } from '../../../texts/alert-targets.ts';
import type { Period } from './target-dialogs.tsx';

/** What can be done with targets and their deliveries. `onDone` runs after each change. */
export function useTargetActions(onDone: () => void) {
  const { key = '' } = useSession();
  const toApiError = useErrorHandler();
  const run = async <Hit>(
    action: Promise<{ total: number; hits: Hit[] }>,
    notice: (total: number) => string,
  ) => {
    try {
      const { total, hits } = await action;
      notify({ text: notice(total) });
      onDone();
      return hits[0];
    } catch (error) {
      notify({ text: texts.failedAction(toApiError(error).message), icon: 'triangle-alert' });
      return undefined;
    }
  };
  const pathOf = ({ id }: Target) => `/alerts/targets/${encodeURIComponent(id)}`;
  const replay = (body: Record<string, unknown>) =>
    run(sendAction('POST', '/alerts/deliveries', key, body), texts.replayed);
  return {
    test: (target: Target) =>
      run(sendAction('POST', `${pathOf(target)}/test`, key), () => texts.testSent(visible(target.name))),
    setEnabled: (target: Target, enabled: boolean) =>
      run(sendAction('PATCH', pathOf(target), key, { enabled }), () => texts.saved(visible(target.name))),
    rotate: (target: Target, keepOld: boolean) =>
      run(sendAction<Target>('POST', `${pathOf(target)}/secret`, key, { keep_old: keepOld }), () =>
        texts.saved(visible(target.name)),
      ),
    remove: (target: Target) =>
      run(sendAction('DELETE', pathOf(target), key), () => texts.removed(visible(target.name))),
    replayOne: (id: string) => replay({ ids: [id] }),
    replayPeriod: ({ id }: Target, { status, gte, lte }: Period) =>
      replay({ target: id, status, ...(gte !== '' && { gte }), ...(lte !== '' && { lte }) }),
  };
}

export type TargetActions = ReturnType<typeof useTargetActions>;
