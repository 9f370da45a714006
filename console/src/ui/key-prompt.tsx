import { useState } from 'preact/hooks';
import { keyLabel } from '../api/key-facts.ts';
import { useSession } from '../api/session.tsx';
import { Dialog } from './dialog.tsx';
import { Words } from './text.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Asks for the key. Without one it cannot be closed: there is nothing to see. */
export function KeyPrompt({ isNeeded, onClose }: { isNeeded: boolean; onClose: () => void }) {
  const { refusal, key, forget } = useSession();
  const { attempt, isChecking, trouble } = useSignIn();
  const [text, setText] = useState('');
  const [round, setRound] = useState(0);
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '' && !isChecking) attempt(text.trim());
  };
  const problem = trouble ?? refusal;
  return (
    <Dialog key={round} title="API key" onClose={isNeeded ? () => setRound(round + 1) : onClose}>
      {key !== undefined && <KeyInUse keyText={key} />}
      <form class="key-form" onSubmit={submit}>
        {problem !== undefined && (
          <p class="notice problem" role="alert">
            {problem}
          </p>
        )}
        <label for="key">{key === undefined ? 'API key' : 'Another API key'} (stored in this tab only)</label>
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
          An operator creates keys with <code>nightjar keys create --name NAME --scopes im,feeds</code>.
        </p>
        <p class="actions">
          <button type="submit" class="primary" aria-disabled={isChecking}>
            {isChecking ? 'Checking…' : 'Sign in'}
          </button>
          {key !== undefined && (
            <button type="button" onClick={forget}>
              Forget the key
            </button>
          )}
        </p>
      </form>
    </Dialog>
  );
}

function KeyInUse({ keyText }: { keyText: string }) {
  const { facts } = useSession();
  const { name, scopes, expiresAt } = facts;
  return (
    <dl class="key-facts">
      <div>
        <dt>In use</dt>
        <dd>
          {name !== undefined && (
            <>
              <Words text={name} />{' '}
            </>
          )}
          <code>{keyLabel(keyText)}</code>
        </dd>
      </div>
      {scopes !== undefined && (
        <div>
          <dt>Scopes</dt>
          <dd>{scopes.join(', ')}</dd>
        </div>
      )}
      {name !== undefined && (
        <div>
          <dt>Expires</dt>
          <dd>{expiresAt === undefined ? 'Never' : `${expiresAt.slice(0, 16).replace('T', ' ')} UTC`}</dd>
        </div>
      )}
    </dl>
  );
}

/** A link must not sign anyone in without asking: its author could track every request made with their key. */
export function KeyOffer({ offer, onDecline }: { offer: string; onDecline: () => void }) {
  const { key } = useSession();
  const { attempt, isChecking, trouble } = useSignIn();
  return (
    <Dialog title="Use the key from this link?" onClose={onDecline}>
      {trouble !== undefined && (
        <p class="notice problem" role="alert">
          {trouble}
        </p>
      )}
      <p>
        The link contains the API key <code>{keyLabel(offer)}</code>.
        {key !== undefined && (
          <>
            {' '}
            It replaces the key in use, <code>{keyLabel(key)}</code>.
          </>
        )}
      </p>
      <p>Accept it only if you trust the sender: your requests will count as theirs.</p>
      <p class="actions">
        <button
          type="button"
          class="primary"
          aria-disabled={isChecking}
          onClick={() => {
            if (!isChecking) attempt(offer);
          }}
        >
          {isChecking ? 'Checking…' : 'Use this key'}
        </button>
        {/* So that a key pressed by habit changes nothing. */}
        <button type="button" autofocus onClick={onDecline}>
          Cancel
        </button>
      </p>
    </Dialog>
  );
}
