import { useState } from 'preact/hooks';
import { editorTexts as texts } from '../../../texts/alert-editor.ts';
import { alertTexts } from '../../../texts/alerts.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { Checkbox, Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { hasPlatform } from '../../search/kinds.ts';
import { QueryBox } from '../../search/query/query-box.tsx';
import { RESULT_KIND } from '../inbox/match-record.tsx';
import { ALERT_KINDS, type Draft, soleDomain, valueLines } from './draft.ts';

export type SetDraft = (changes: Partial<Draft>) => void;

const NO_LABELS: ReadonlyMap<string, string> = new Map();
const FILE_BYTES_MAX = 8 * 1024 * 1024;
export const VALUES_MAX = 100_000;

/** What a record must contain: a query, or one of many values. */
export function ConditionFields({
  draft,
  set,
  hiddenValues,
  problem,
  isRunning,
}: {
  draft: Draft;
  set: SetDraft;
  /** Number of values of a saved watchlist that is too long to be shown. */
  hiddenValues: number | undefined;
  problem: string | undefined;
  isRunning: boolean;
}) {
  return (
    <>
      <div class="field">
        <span class="field-label">{texts.mode}</span>
        <Segmented
          label={texts.mode}
          value={draft.mode}
          choices={(['query', 'watchlist'] as const).map((value) => ({ value, label: texts.modes[value] }))}
          onChange={(mode) => set({ mode })}
        />
        <span class="hint">{texts.modeHint}</span>
      </div>
      {draft.mode === 'query' ? (
        <QueryFields draft={draft} set={set} problem={problem} isRunning={isRunning} />
      ) : (
        <WatchlistFields draft={draft} set={set} hiddenValues={hiddenValues} problem={problem} />
      )}
    </>
  );
}

function QueryFields({
  draft,
  set,
  problem,
  isRunning,
}: {
  draft: Draft;
  set: SetDraft;
  problem: string | undefined;
  isRunning: boolean;
}) {
  const kind = RESULT_KIND[draft.about];
  const others = Object.entries(draft.others);
  return (
    <>
      <div class="field">
        <span class="field-label">{texts.matchWhen}</span>
        <QueryBox
          kind={kind}
          q={draft.q}
          platform={hasPlatform(kind) ? draft.platform : ''}
          labels={NO_LABELS}
          problem={problem}
          placeholder={texts.queryPlaceholder(alertTexts.kindsLower[draft.about])}
          took={undefined}
          isRunning={isRunning}
          onChange={(q) => set({ q })}
          onPlatform={(platform) => set({ platform })}
          onHelp={() => document.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))}
        />
        <span class="hint">{texts.queryHint}</span>
        <Checkbox label={texts.forms} isChecked={draft.hasForms} onChange={(hasForms) => set({ hasForms })} />
      </div>
      {others.length > 0 && (
        <div class="field">
          <span class="field-label">{texts.alsoRequired}</span>
          <div class="inline inline-wrap">
            {others.map(([name, value]) => (
              <span key={name} class="field-chip">
                <span class="text-3">{texts.parameters[name] ?? name}</span>
                <InlineText text={value} />
                <IconButton
                  icon="x"
                  size="small"
                  variant="ghost"
                  label={texts.removeParameter(texts.parameters[name] ?? name)}
                  onClick={() =>
                    set({ others: Object.fromEntries(others.filter(([each]) => each !== name)) })
                  }
                />
              </span>
            ))}
          </div>
        </div>
      )}
      <fieldset class="field">
        <legend>{texts.where}</legend>
        <div class="inline inline-wrap">
          {ALERT_KINDS.map((about) => (
            <label key={about} class="check-label">
              <input
                type="radio"
                name="about"
                checked={draft.about === about}
                onChange={() => set({ about, others: {} })}
              />
              {alertTexts.kinds[about]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function WatchlistFields({
  draft,
  set,
  hiddenValues,
  problem,
}: {
  draft: Draft;
  set: SetDraft;
  hiddenValues: number | undefined;
  problem: string | undefined;
}) {
  const [fileProblem, setFileProblem] = useState<string>();
  const count = valueLines(draft.values).length;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    setFileProblem(file.size > FILE_BYTES_MAX ? texts.fileTooLarge : undefined);
    if (file.size <= FILE_BYTES_MAX) set({ values: await file.text() });
  };
  const canChangeKinds = hiddenValues === undefined || count > 0;
  const domain = soleDomain(draft.values);
  return (
    <>
      <Field
        label={texts.values}
        hint={hiddenValues === undefined ? texts.valuesHint : texts.valuesReplace(hiddenValues)}
        error={count > VALUES_MAX ? texts.tooManyValues : (fileProblem ?? problem)}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            class="input value-list mono"
            rows={8}
            spellcheck={false}
            autocomplete="off"
            value={draft.values}
            onInput={(event) => set({ values: event.currentTarget.value })}
          />
        )}
      </Field>
      <div class="inline">
        <label class="button is-small file-button">
          {texts.upload}
          <input
            type="file"
            class="visually-hidden"
            accept="text/plain,text/csv,.txt,.csv"
            onChange={(event) => void read(event.currentTarget.files?.[0])}
          />
        </label>
        <span class="text-3 size-11" role="status">
          {hiddenValues !== undefined && count === 0
            ? texts.valuesSaved(hiddenValues)
            : texts.valuesCount(count)}
        </span>
      </div>
      <div class="inline inline-wrap">
        <span class="hint">{texts.valuesExact}</span>
        {domain !== undefined && (
          <Button size="small" onClick={() => set({ mode: 'query', q: `"${domain}"` })}>
            {texts.useQuery}
          </Button>
        )}
      </div>
      <fieldset class="field" disabled={!canChangeKinds}>
        <legend>{texts.where}</legend>
        <div class="inline inline-wrap">
          {ALERT_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={alertTexts.kinds[kind]}
              isChecked={draft.kinds.includes(kind)}
              isDisabled={!canChangeKinds || (draft.kinds.length === 1 && draft.kinds[0] === kind)}
              onChange={(isOn) =>
                set({
                  kinds: ALERT_KINDS.filter((each) => (each === kind ? isOn : draft.kinds.includes(each))),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Where to add a target, from a form that asks for one. */
export function AddTargetLink() {
  return (
    <ButtonLink href="#/alerts/targets?new=webhook" icon="plus" variant="ghost" size="small">
      {texts.addTarget}
    </ButtonLink>
  );
}
