import { CHAINS } from '../../../src/records/wallet.ts';
import type { MessageHit, ProfileHit } from '../api/types.ts';
import { useQuery } from '../api/use-query.ts';
import { linkTo, navigate, pageOf, type Route, viewUrl } from '../route.ts';
import { CopyButton } from '../ui/copy.tsx';
import { formatCount } from '../ui/format.tsx';
import { InlineText } from '../ui/text.tsx';
import { useTitle } from '../ui/use-title.ts';
import { HitList } from './hit-list.tsx';
import { QuerySection } from './section.tsx';
import { profilesRequest } from './shared-with.tsx';

const PAGE_SIZE = 20;
const MAX_MESSAGES = 10;

/** The profiles and messages that contain a wallet or an e-mail address. */
export function PivotView({ route }: { route: Route }) {
  const [, what = '', ...rest] = route.parts;
  const isEmail = what === 'email';
  const value = (isEmail ? rest[0] : rest[1]) ?? '';
  const chain = isEmail ? '' : (rest[0] ?? '').toUpperCase();
  const kind = isEmail ? 'email' : CHAINS.find(({ code }) => code === chain)?.kind;
  useTitle(value);
  if (kind === undefined)
    return (
      <p class="notice">
        Unknown chain. Supported chains: {CHAINS.map(({ code }) => code).join(', ')}.{' '}
        <a href="#/">Go to search</a>
      </p>
    );
  return (
    <div class="entity">
      <header class="page-header">
        <h1 class="wrap-anywhere">
          <span class="tag">{isEmail ? 'E-mail' : chain}</span> <InlineText text={value} />{' '}
          <CopyButton text={() => value} label={`Copy ${value}`} />
        </h1>
        <p class="actions">
          <a href={isEmail ? linkTo.graph('email', value) : linkTo.graph('wallet', chain, value)}>
            Connections
          </a>
        </p>
      </header>
      <div class="columns">
        <Profiles kind={kind} value={value} route={route} />
        <Messages q={`${isEmail ? 'email' : 'wallet'}:${value}`} />
      </div>
    </div>
  );
}

function Profiles({ kind, value, route }: { kind: string; value: string; route: Route }) {
  const page = pageOf(route);
  const { path, parameters } = profilesRequest({ kind, value }, PAGE_SIZE);
  const request = { path, parameters: { ...parameters, page } };
  const query = useQuery<ProfileHit>(request);
  return (
    <QuerySection
      id="profiles"
      title="Profiles"
      request={request}
      query={query}
      rows={4}
      empty="No profiles found."
    >
      {(hits, total) => (
        <>
          <p class="total">{formatCount(total, 'profile')}</p>
          <HitList
            hits={hits}
            pager={{
              page,
              pageSize: PAGE_SIZE,
              total,
              onPage: (next) => navigate(viewUrl(route.parts, { page: next })),
            }}
          />
        </>
      )}
    </QuerySection>
  );
}

function Messages({ q }: { q: string }) {
  const request = { path: '/im/search', parameters: { q, page_size: MAX_MESSAGES, highlight: 'true' } };
  const query = useQuery<MessageHit>(request);
  return (
    <QuerySection
      id="messages"
      title="Messages"
      request={request}
      query={query}
      rows={4}
      empty="No messages found."
    >
      {(hits, total) => (
        <>
          <p class="total">{formatCount(total, 'message')}</p>
          <HitList hits={hits} />
          {total > hits.length && (
            <a href={viewUrl(['messages'], { q })}>View all {formatCount(total, 'message')}</a>
          )}
        </>
      )}
    </QuerySection>
  );
}
