import { CHAINS } from '../../../src/records/wallet.ts';
import type { Request } from '../api/client.ts';
import type { ProfileHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { placeOf } from '../route.ts';
import { useSeen } from '../ui/seen.ts';
import { Words } from '../ui/text.tsx';
import { plural } from '../ui/time.tsx';
import type { Item } from './items.tsx';
import { PlatformBadge } from './platform-badge.tsx';
import { nameOf } from './profile-card.tsx';

const SHOWN = 5;

export function sharedRequest({ kind, value }: { kind: string; value: string }, pageSize: number): Request {
  const chain = CHAINS.find((each) => each.kind === kind)?.code;
  const path =
    chain === undefined
      ? `/im/email/${encodeURIComponent(value)}`
      : `/im/wallet/${chain}/${encodeURIComponent(value)}`;
  return { path, parameters: { page_size: pageSize } };
}

/** Who else shows the same wallet or e-mail. */
export function SharedBy({ item, except }: { item: Item; except: ProfileHit }) {
  const [place, isSeen] = useSeen<HTMLLIElement>();
  const request = isSeen ? sharedRequest(item, SHOWN + 1) : undefined;
  const { answer, isCurrent, problem } = useAnswer<ProfileHit>(request, 'background');
  const others = (answer?.hits ?? []).filter(
    ({ platform, userId }) => platform !== except.platform || userId !== except.userId,
  );
  const total = (answer?.total ?? 1) - 1;
  return (
    <li ref={place} class="shared">
      <span>
        <span class="tag">{item.label}</span>{' '}
        <a href={item.pivot} class="value">
          <Words text={item.value} />
        </a>
      </span>
      <span class="shared-by">
        {problem !== undefined
          ? problem.message
          : !isCurrent
            ? '…'
            : others.length === 0
              ? 'nobody else'
              : others.slice(0, SHOWN).map((profile) => (
                  <span key={`${profile.platform}:${profile.userId}`}>
                    <PlatformBadge platform={profile.platform} />{' '}
                    <a href={placeOf.profile(profile.platform, profile.userId)}>
                      <Words text={nameOf(profile)} />
                    </a>{' '}
                  </span>
                ))}
        {total > SHOWN && <a href={item.pivot}>all {plural(total, 'profile')}</a>}
      </span>
    </li>
  );
}
