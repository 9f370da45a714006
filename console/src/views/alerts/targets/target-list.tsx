import type { Target } from '../../../api/alert-types.ts';
import { visible } from '../../../text/controls.ts';
import { targetTexts as texts } from '../../../texts/alert-targets.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Badge, StatusDot } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { NameText } from '../../../ui/name-text.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import { TARGET_ICONS, targetAddress } from './target-kinds.ts';
import type { TargetActions } from './use-target-actions.ts';

export type TargetDialog = 'edit' | 'rotate' | 'replay' | 'remove';

/** The targets, with how their deliveries went. */
export function TargetList({
  targets,
  actions,
  onDialog,
}: {
  targets: readonly Target[];
  actions: TargetActions;
  onDialog: (dialog: TargetDialog, target: Target) => void;
}) {
  return (
    <ul class="target-list">
      {targets.map((target) => (
        <li key={target.id} data-target={target.id}>
          <Icon name={TARGET_ICONS[target.kind] ?? 'webhook'} />
          <div class="target-main">
            <div class="inline inline-wrap">
              <span class="medium">
                <InlineText text={target.name} />
              </span>
              <Badge>{texts.kinds[target.kind] ?? target.kind}</Badge>
              <span class="inline inline-tight size-12">
                <StatusDot tone={target.enabled ? 'good' : 'off'} />
                {target.enabled ? texts.on : texts.off}
              </span>
            </div>
            <div class="mono text-3 target-address">
              <bdi>
                <NameText text={targetAddress(target)} context="address" />
              </bdi>
            </div>
            <Status target={target} />
          </div>
          <div class="inline inline-wrap">
            <Button
              size="small"
              icon="send"
              obstacle={target.enabled ? undefined : texts.enableFirst}
              onClick={() => void actions.test(target)}
            >
              {texts.test}
            </Button>
            <Button size="small" icon="pencil" onClick={() => onDialog('edit', target)}>
              {texts.edit}
            </Button>
            <MenuButton
              label={`${commonTexts.moreActions}: ${visible(target.name)}`}
              size="small"
              items={[
                {
                  label: texts.replayTitle,
                  icon: 'refresh-cw',
                  note: target.enabled ? undefined : texts.off,
                  isDisabled: !target.enabled,
                  onSelect: () => onDialog('replay', target),
                },
                ...(target.kind === 'webhook'
                  ? [
                      {
                        label: texts.rotate,
                        icon: 'key-round' as const,
                        onSelect: () => onDialog('rotate', target),
                      },
                    ]
                  : []),
                { label: texts.remove, icon: 'trash', onSelect: () => onDialog('remove', target) },
              ]}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Status({ target: { deliveries, disabledBecause } }: { target: Target }) {
  const { pending = 0, delivered = 0, failed = 0, lastSuccessAt, lastError } = deliveries ?? {};
  return (
    <>
      <div class="inline inline-wrap text-3 size-12">
        <span>
          {texts.lastSuccess}: {lastSuccessAt === undefined ? texts.never : <Time at={lastSuccessAt} />}
        </span>
        <span>{texts.delivered(delivered)}</span>
        {pending > 0 && <span class="is-warning">{texts.pending(pending)}</span>}
        {failed > 0 && <span class="is-bad">{texts.failed(failed)}</span>}
      </div>
      {disabledBecause !== undefined && (
        <p class="is-bad size-12">
          <InlineText text={texts.disabledBecause(disabledBecause)} />
        </p>
      )}
      {lastError !== undefined && (
        <p class="text-2 size-12">
          <InlineText text={texts.lastError(lastError)} />
        </p>
      )}
    </>
  );
}
