import { CHAINS } from '../../../src/records/wallet.ts';
import type { MessageHit, ProfileHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { addressOf, go, placeOf, type Route } from '../route.ts';
import { CopyButton, CurlButton } from '../ui/copy.tsx';
import { Pager } from '../ui/pager.tsx';
import { Shown } from '../ui/states.tsx';
import { Words } from '../ui/text.tsx';
import { plural } from '../ui/time.tsx';
import { MessageCard } from './message-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { sharedRequest } from './shared-by.tsx';

const PAGE_SIZE = 20;
const MESSAGES_SHOWN = 10;

/** Everybody who shows a wallet or an e-mail, and what was said with it. */
export function PivotView({ route }: { route: Route }) {
  const [, what = '', ...rest] = route.parts;
  const isEmail = what === 'email';
  const value = (isEmail ? rest[0] : rest[1]) ?? '';
  const code = isEmail ? '' : (rest[0] ?? '').toUpperCase();
  const kind = isEmail ? 'email' : CHAINS.find((chain) => chain.code === code)?.kind;
  const page = Math.max(1, Number(route.parameters.get('page')) || 1);
  const shared = kind === undefined ? undefined : sharedRequest({ kind, value }, PAGE_SIZE);
  const request = shared && { ...shared, parameters: { ...shared.parameters, page } };
  const asked = useAnswer<ProfileHit>(request);
  const q = `${isEmail ? 'email' : 'wallet'}:${value}`;
  const said =
    kind === undefined
      ? undefined
      : { path: '/im/search', parameters: { q, page_size: MESSAGES_SHOWN, highlight: 'true' } };
  const messages = useAnswer<MessageHit>(said);
  if (kind === undefined)
    return (
      <p class="notice">
        No such chain; known are {CHAINS.map((chain) => chain.code).join(', ')}. <a href="#/">Search</a>
      </p>
    );
  return (
    <div class="entity">
      <header class="head">
        <h1 class="break">
          <span class="tag">{isEmail ? 'E-mail' : code}</span> <Words text={value} />{' '}
          <CopyButton text={() => value} label={`Copy ${value}`} />
        </h1>
        <p class="actions">
          <a href={isEmail ? placeOf.graph('email', value) : placeOf.graph('wallet', code, value)}>Graph</a>
        </p>
      </header>
      <div class="columns">
        <section aria-labelledby="profiles">
          <h2 id="profiles">
            Profiles that show it <CurlButton request={request} />
          </h2>
          <Shown asked={asked} rows={4} empty={<p>Nobody is known to show it.</p>}>
            {(hits, total) => (
              <>
                <p class="total">{plural(total, 'profile')}</p>
                <ol class="hits">
                  {hits.map((profile) => (
                    <li key={`${profile.platform}:${profile.userId}`}>
                      <ProfileCard profile={profile} />
                    </li>
                  ))}
                </ol>
                <Pager
                  page={page}
                  size={PAGE_SIZE}
                  total={total}
                  onPage={(next) => go(addressOf(route.parts, { page: next }))}
                />
              </>
            )}
          </Shown>
        </section>
        <section aria-labelledby="messages">
          <h2 id="messages">
            Messages with it <CurlButton request={said} />
          </h2>
          <Shown asked={messages} rows={4} empty={<p>No message with it is kept.</p>}>
            {(hits, total) => (
              <>
                <p class="total">{plural(total, 'message')}</p>
                <ol class="hits">
                  {hits.map((message) => (
                    <li key={`${message.platform}:${message.messageId}`}>
                      <MessageCard message={message} />
                    </li>
                  ))}
                </ol>
                {total > hits.length && <a href={addressOf(['messages'], { q })}>All of them</a>}
              </>
            )}
          </Shown>
        </section>
      </div>
    </div>
  );
}
