import type { ChannelHit, ServerHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { addressOf, go, type Route } from '../route.ts';
import { CurlButton, Id } from '../ui/copy.tsx';
import { Pager } from '../ui/pager.tsx';
import { Shown } from '../ui/states.tsx';
import { Address, Words } from '../ui/text.tsx';
import { DayOf, plural, Time } from '../ui/time.tsx';
import { useTitle } from '../ui/title.ts';
import { Activity } from './activity.tsx';
import { ChannelCard } from './channel-card.tsx';
import { Names } from './names.tsx';
import { PlatformBadge } from './platform-badge.tsx';

const PAGE_SIZE = 20;

export function ServerView({ route }: { route: Route }) {
  const [, platform = '', serverId = ''] = route.parts;
  const path = `/im/${platform}/server/${encodeURIComponent(serverId)}`;
  const request = { path };
  const asked = useAnswer<ServerHit>(request);
  useTitle(asked.isCurrent ? asked.answer?.hits[0]?.serverTitles.at(-1) : undefined);
  const q = `server:${serverId}`;
  return (
    <div class="entity">
      <Shown asked={asked} rows={4}>
        {([server]) => server && <Head server={server} platform={platform} request={request} q={q} />}
      </Shown>
      {asked.isCurrent && (
        <div class="columns">
          <div>
            <Names path={path} />
            <Activity q={q} platform={platform} />
          </div>
          <Channels path={path} route={route} />
        </div>
      )}
    </div>
  );
}

function Head({
  server,
  platform,
  request,
  q,
}: {
  server: ServerHit;
  platform: string;
  request: { path: string };
  q: string;
}) {
  return (
    <header class="head">
      <h1>
        <PlatformBadge platform={platform} /> <Words text={server.serverTitles.at(-1) ?? server.serverId} />
      </h1>
      <p class="facts">
        <Id value={server.serverId} /> made <DayOf at={server.creationDate} />, seen{' '}
        <Time at={server.detectionDate} />
        {server.memberCount !== undefined && <>, {plural(server.memberCount, 'member')}</>}{' '}
        <CurlButton request={request} />
      </p>
      <p class="actions">
        <a href={addressOf(['messages'], { q, platform })}>Search in it</a>
        {server.discordLink.map((url) => (
          <Address key={url} url={url} />
        ))}
      </p>
    </header>
  );
}

function Channels({ path, route }: { path: string; route: Route }) {
  const page = Math.max(1, Number(route.parameters.get('page')) || 1);
  const request = { path: `${path}/channels`, parameters: { page, page_size: PAGE_SIZE } };
  const asked = useAnswer<ChannelHit>(request);
  return (
    <section aria-labelledby="channels">
      <h2 id="channels">
        Channels <CurlButton request={request} />
      </h2>
      <Shown asked={asked} rows={6} empty={<p>No channel of it is known.</p>}>
        {(hits, total) => (
          <>
            <ol class="hits">
              {hits.map((channel) => (
                <li key={channel.channelId}>
                  <ChannelCard channel={channel} />
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
  );
}
