import { useState } from 'preact/hooks';
import { Problem } from '../api/client.ts';
import { checkKey, isPossibleKey } from '../api/key-facts.ts';
import { useSession } from '../api/session.tsx';

/** Signs in with a key once the server has accepted it; until then the key in use stays. */
export function useSignIn(): {
  attempt(key: string): void;
  isChecking: boolean;
  trouble: string | undefined;
} {
  const { signIn } = useSession();
  const [isChecking, setChecking] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const attempt = async (key: string) => {
    if (!isPossibleKey(key)) {
      setTrouble('A key contains only letters, digits, "_" and "-".');
      return;
    }
    setChecking(true);
    setTrouble(undefined);
    try {
      signIn(key, await checkKey(key));
    } catch (error) {
      setTrouble(error instanceof Problem ? error.message : String(error));
    }
    setChecking(false);
  };
  return { attempt: (key) => void attempt(key), isChecking, trouble };
}
