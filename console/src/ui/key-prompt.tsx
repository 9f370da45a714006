import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { keyLabel } from '../api/key-details.ts';
import { useSession } from '../api/session.tsx';
import { Dialog } from './dialog.tsx';
import { formatTime } from './format.tsx';
import { InlineText } from './text.tsx';
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
    <Dialog key={round} title="API key" onClose={isRequired ? () => setRound(round + 1) : onClose}>
      {key !== undefined && <CurrentKey apiKey={key} />}
      <form class="key-form" onSubmit={submit}>
        <FormError message={error ?? rejection} />
        <label for="key">{key === undefined ? 'API key' : 'New API key'} (stored in this tab only)</label>
        <input
          id="key"
          type="password"
          autofocus
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p class="hint">
          An operator creates keys with <code>nightjar keys create --name NAME --scopes all</code>.
        </p>
        <p class="actions">
          <button type="submit" class="primary" aria-disabled={isChecking}>
            {isChecking ? 'Checking…' : 'Sign in'}
          </button>
          {key !== undefined && (
            <button type="button" onClick={signOut}>
              Sign out
            </button>
          )}
        </p>
      </form>
    </Dialog>
  );
}

function FormError({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p class="notice error" role="alert">
      {message}
    </p>
  );
}

function CurrentKey({ apiKey }: { apiKey: string }) {
  const { keyDetails } = useSession();
  const { name, scopes, expiresAt } = keyDetails;
  return (
    <dl class="key-details">
      <Detail label="Current key">
        {name !== undefined && (
          <>
            <InlineText text={name} />{' '}
          </>
        )}
        <code>{keyLabel(apiKey)}</code>
      </Detail>
      {scopes !== undefined && <Detail label="Scopes">{scopes.join(', ')}</Detail>}
      {name !== undefined && (
        <Detail label="Expires">{expiresAt === undefined ? 'Never' : formatTime(expiresAt)}</Detail>
      )}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A link must not sign anyone in without a confirmation: its author could track every request made with their key. */
export function KeyConfirmation({ offeredKey, onDecline }: { offeredKey: string; onDecline: () => void }) {
  const { key } = useSession();
  const { attempt, isChecking, error } = useSignIn();
  return (
    <Dialog title="Use the key from this link?" onClose={onDecline}>
      <FormError message={error} />
      <p>
        The link contains the API key <code>{keyLabel(offeredKey)}</code>.
        {key !== undefined && (
          <>
            {' '}
            It replaces your current key, <code>{keyLabel(key)}</code>.
          </>
        )}
      </p>
      <p>Use it only if you trust the sender: your requests will be attributed to this key.</p>
      <p class="actions">
        <button
          type="button"
          class="primary"
          aria-disabled={isChecking}
          onClick={() => {
            if (!isChecking) attempt(offeredKey);
          }}
        >
          {isChecking ? 'Checking…' : 'Use this key'}
        </button>
        {/* Focused first, so that pressing Enter out of habit changes nothing. */}
        <button type="button" autofocus onClick={onDecline}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}
