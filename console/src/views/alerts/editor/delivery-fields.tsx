import type { Alert, Target } from '../../../api/alert-types.ts';
import type { Query } from '../../../api/use-query.ts';
import { visible } from '../../../text/controls.ts';
import { editorTexts as texts } from '../../../texts/alert-editor.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { NameText } from '../../../ui/name-text.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { TARGET_ICONS, targetAddress } from '../targets/target-kinds.ts';
import { AddTargetLink, type SetDraft } from './condition-fields.tsx';
import type { Draft } from './draft.ts';

const SEVERITIES: readonly Alert['severity'][] = ['critical', 'high', 'medium', 'low', 'info'];
const SCHEDULES: readonly Alert['schedule'][] = ['immediately', 'hourly', 'daily'];

export function isValidCap(text: string): boolean {
  const cap = Number(text);
  return Number.isInteger(cap) && cap >= 1 && cap <= 1000;
}

/** How important it is, and where, when and how often matches are sent. */
export function DeliveryFields({
  draft,
  set,
  targets,
}: {
  draft: Draft;
  set: SetDraft;
  targets: Query<Target>;
}) {
  return (
    <>
      <div class="field-pair">
        <Select
          label={texts.severity}
          value={draft.severity}
          options={SEVERITIES.map((value) => ({ value, label: commonTexts.severities[value] ?? value }))}
          onChange={(severity) => set({ severity: severity as Alert['severity'] })}
        />
        <Field label={texts.tags} hint={texts.tagsHint}>
          {(attributes) => (
            <input
              {...attributes}
              class="input is-large"
              value={draft.tags}
              autocomplete="off"
              onInput={(event) => set({ tags: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <div class="field">
        <span class="field-label">{texts.deliverTo}</span>
        <ul class="target-choices">
          {(targets.data?.hits ?? []).map((target) => (
            <TargetChoice key={target.id} target={target} draft={draft} set={set} />
          ))}
          <li>
            <Icon name="inbox" size={14} />
            <span class="medium">{texts.inbox}</span>
            <span class="text-3 grow">{texts.alwaysOn}</span>
          </li>
        </ul>
        <span>
          <AddTargetLink />
        </span>
      </div>
      <div class="field-pair">
        <Select
          label={texts.schedule}
          value={draft.schedule}
          options={SCHEDULES.map((value) => ({ value, label: texts.schedules[value] }))}
          onChange={(schedule) => set({ schedule: schedule as Alert['schedule'] })}
        />
        <Field
          label={texts.cap}
          hint={texts.capHint[draft.schedule]}
          error={isValidCap(draft.cap) ? undefined : texts.capInvalid}
        >
          {(attributes) => (
            <input
              {...attributes}
              class="input is-large"
              type="number"
              min={1}
              max={1000}
              value={draft.cap}
              onInput={(event) => set({ cap: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <AgeField draft={draft} set={set} />
    </>
  );
}

function AgeField({ draft, set }: { draft: Draft; set: SetDraft }) {
  const known = Object.keys(texts.ages).map(Number);
  const { maxAge } = draft;
  const ages = maxAge === undefined || known.includes(maxAge) ? known : [...known, maxAge];
  return (
    <Select
      label={texts.maxAge}
      hint={texts.maxAgeHint}
      value={String(maxAge ?? '')}
      options={[
        ...ages.map((age) => ({
          value: String(age),
          label: texts.ages[age] ?? texts.otherAge(Math.round(age / 3600)),
        })),
        { value: '', label: texts.anyAge },
      ]}
      onChange={(value) => set({ maxAge: value === '' ? undefined : Number(value) })}
    />
  );
}

function TargetChoice({ target, draft, set }: { target: Target; draft: Draft; set: SetDraft }) {
  const isOn = draft.targets.includes(target.id);
  return (
    <li>
      <Icon name={TARGET_ICONS[target.kind] ?? 'webhook'} size={14} />
      <span class="medium truncate">
        <InlineText text={target.name} />
      </span>
      <span class="text-3 mono truncate grow">
        <bdi>
          <NameText text={targetAddress(target)} context="address" />
        </bdi>
      </span>
      {!target.enabled && <Badge tone="warning">{texts.disabledTarget}</Badge>}
      <input
        type="checkbox"
        role="switch"
        class="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-label={visible(target.name)}
        onChange={() =>
          set({
            targets: isOn ? draft.targets.filter((id) => id !== target.id) : [...draft.targets, target.id],
          })
        }
      />
    </li>
  );
}

export function Select({
  label,
  hint,
  value,
  options,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(attributes) => (
        <select
          {...attributes}
          class="input is-large"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
