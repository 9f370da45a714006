import { useState } from 'preact/hooks';
import { fetchPage, type Parameters } from '../../api/client.ts';
import { apiPath } from '../../api/paths.ts';
import { useSession } from '../../api/session.tsx';
import type { MessageHit } from '../../api/types.ts';
import { navigate } from '../../route.ts';
import { chatTexts as texts } from '../../texts/chat.ts';
import { messageUrl } from '../search/open-hit.ts';

/** Goes to the first message of a day; if the day has none, to the last message before it. */
export function DateJump({ platform, channelId }: { platform: string; channelId: string }) {
  const { key } = useSession();
  const [isMissing, setMissing] = useState(false);
  const jump = async (day: string) => {
    if (key === undefined || day === '') return;
    const path = apiPath.chat(platform, channelId);
    const find = (parameters: Parameters) =>
      fetchPage<MessageHit>({ path, parameters: { ...parameters, limit: 1 } }, key).catch(() => undefined);
    const total = (await find({ gte: day, lte: day }))?.total ?? 0;
    const found = total > 0 ? await find({ gte: day, lte: day, page: total }) : await find({ lte: day });
    const [message] = found?.hits ?? [];
    setMissing(message === undefined);
    if (message !== undefined) navigate(messageUrl(message));
  };
  return (
    <>
      <span role="status" class="text-3 size-11">
        {isMissing ? texts.noneBefore : ''}
      </span>
      <input
        class="input"
        type="date"
        aria-label={texts.goToDate}
        title={texts.goToDate}
        onChange={(event) => void jump(event.currentTarget.value)}
      />
    </>
  );
}
