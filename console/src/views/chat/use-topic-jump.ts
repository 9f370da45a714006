import { useEffect, useState } from 'preact/hooks';
import { fetchPage } from '../../api/client.ts';
import { useSession } from '../../api/session.tsx';
import type { MessageHit } from '../../api/types.ts';
import { navigate } from '../../route.ts';
import { chatTexts as texts } from '../../texts/chat.ts';
import { messageUrl } from '../search/open-hit.ts';

/** Goes to a topic's latest message. Returns what went wrong. */
export function useTopicJump(
  platform: string,
  channelId: string,
  topic: string | undefined,
): string | undefined {
  const { key } = useSession();
  const [error, setError] = useState<string>();
  useEffect(() => {
    setError(undefined);
    if (topic === undefined || key === undefined) return;
    const abort = new AbortController();
    const jump = async () => {
      const parameters = { channelId, topic, platform, page_size: 1 };
      const { hits } = await fetchPage<MessageHit>({ path: '/im/search', parameters }, key, abort.signal);
      const [found] = hits;
      if (found === undefined) setError(texts.noneInTopic);
      else navigate(messageUrl(found), 'replace');
    };
    jump().catch((failure) => {
      if (!abort.signal.aborted) setError(String(failure.message));
    });
    return () => abort.abort();
  }, [platform, channelId, topic, key]);
  return error;
}
