import { useState } from 'preact/hooks';
import { keyLabel } from '../api/key-details.ts';
import { useSession } from '../api/session.tsx';
import { commonTexts } from '../texts/common.ts';
import { signInTexts as texts } from '../texts/shell.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { InlineText } from '../ui/text.tsx';
import { Time } from '../ui/time.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Asks for an API key. Without a key there is nothing to see, so a required prompt reopens when it is closed. */
export function KeyPrompt({ isRequired, onClose }: { isRequired: boolean; onClose: () => void }) {
  const { rejection, key, signOut } = useSession();
  const { attempt, isChecking, error } = useSignIn();
  const [text, setText] = useState('');
  const [round, setRound] = useState(0);
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '' && !isChecking) attempt(text.trim());
  };
  return (
    <Dialog
      key={round}
      title={isRequired ? texts.title : texts.keyTitle}
      onClose={isRequired ? () => setRound(round + 1) : onClose}
    >
      {key !== undefined && <CurrentKey apiKey={key} />}
      <form class="stack" onSubmit={submit}>
        <Field
          label={key === undefined ? texts.label : texts.newLabel}
          hint={texts.storedHint}
          error={error ?? rejection}
        >
          {(attributes) => (
            <input
              {...attributes}
              class="input is-large mono"
              type="password"
              autofocus
              autocomplete="off"
              spellcheck={false}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <p class="text-3 size-12">
          {texts.createHint} <code class="mono">{texts.createCommand}</code>
        </p>
        <div class="dialog-actions">
          {key !== undefined && (
            <Button icon="log-out" onClick={signOut}>
              {texts.signOut}
            </Button>
          )}
          <Button type="submit" variant="primary" isBusy={isChecking}>
            {isChecking ? texts.checking : texts.signIn}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function CurrentKey({ apiKey }: { apiKey: string }) {
  const { name, scopes, expiresAt } = useSession().keyDetails;
  return (
    <dl class="key-values">
      <dt>{texts.currentKey}</dt>
      <dd>
        {name !== undefined && <InlineText text={name} />} <code class="mono text-3">{keyLabel(apiKey)}</code>
      </dd>
      {scopes !== undefined && (
        <>
          <dt>{texts.scopes}</dt>
          <dd>{scopes.join(', ')}</dd>
        </>
      )}
      {name !== undefined && (
        <>
          <dt>{texts.expires}</dt>
          <dd>{expiresAt === undefined ? texts.never : <Time at={expiresAt} style="full" />}</dd>
        </>
      )}
    </dl>
  );
}

/** A link must not sign anyone in without a confirmation: its author could track every request made with their key. */
export function KeyConfirmation({ offeredKey, onDecline }: { offeredKey: string; onDecline: () => void }) {
  const { key } = useSession();
  const { attempt, isChecking, error } = useSignIn();
  return (
    <Dialog title={texts.offerTitle} onClose={onDecline}>
      {error !== undefined && (
        <p class="is-bad" role="alert">
          {error}
        </p>
      )}
      <p>
        {texts.offerText(keyLabel(offeredKey))} {key !== undefined && texts.offerReplaces(keyLabel(key))}
      </p>
      <p class="text-2">{texts.offerWarning}</p>
      <div class="dialog-actions">
        {/* Focused first, so that pressing Enter out of habit changes nothing. */}
        <Button autofocus onClick={onDecline}>
          {commonTexts.cancel}
        </Button>
        <Button variant="primary" isBusy={isChecking} onClick={() => attempt(offeredKey)}>
          {isChecking ? texts.checking : texts.useKey}
        </Button>
      </div>
    </Dialog>
  );
}
