import { useState } from 'preact/hooks';
import { ApiError } from '../api/client.ts';
import { checkKey, isPossibleKey } from '../api/key-details.ts';
import { useSession } from '../api/session.tsx';
import { signInTexts as texts } from '../texts/shell.ts';

/** Signs in with a key once the server has accepted it. Until then the current key stays in use. */
export function useSignIn(): {
  attempt(key: string): void;
  isChecking: boolean;
  error: string | undefined;
} {
  const { signIn } = useSession();
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = async (key: string) => {
    if (!isPossibleKey(key)) {
      setError(texts.invalidCharacters);
      return;
    }
    setChecking(true);
    setError(undefined);
    try {
      signIn(key, await checkKey(key));
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure));
    }
    setChecking(false);
  };
  return { attempt: (key) => void attempt(key), isChecking, error };
}
