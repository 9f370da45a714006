import { useState } from 'preact/hooks';
import { useSession } from '../api/session.tsx';
import { Dialog } from './dialog.tsx';

/** Asks for the key. Where there is none it cannot be closed: there is nothing to see without one. */
export function KeyPrompt({ isNeeded, onClose }: { isNeeded: boolean; onClose: () => void }) {
  const { setKey, refusal, key } = useSession();
  const [text, setText] = useState('');
  const [round, setRound] = useState(0);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    // What no header can carry cannot be a key.
    setWrong(!/^[\x21-\x7e]+$/.test(text.trim()));
    if (!/^[\x21-\x7e]+$/.test(text.trim())) return;
    setKey(text.trim());
    onClose();
  };
  return (
    <Dialog key={round} title="API key" onClose={isNeeded ? () => setRound(round + 1) : onClose}>
      <form class="key-form" onSubmit={submit}>
        {refusal !== undefined && (
          <p class="notice problem" role="alert">
            {refusal}
          </p>
        )}
        {isWrong && (
          <p class="notice problem" role="alert">
            A key has letters, digits, _ and - only.
          </p>
        )}
        <label for="key">Your key; it is kept in this tab only</label>
        <input
          id="key"
          type="password"
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <p class="hint">
          The operator makes one with <code>nightjar keys create --name you --scopes im,feeds</code>.
        </p>
        <p class="actions">
          <button type="submit" class="primary">
            Use this key
          </button>
          {key !== undefined && (
            <button
              type="button"
              onClick={() => {
                setKey(undefined);
                onClose();
              }}
            >
              Forget the key
            </button>
          )}
        </p>
      </form>
    </Dialog>
  );
}
