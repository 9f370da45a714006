import { apiPath } from '../api/paths.ts';
import type { ChannelHit, ServerHit } from '../api/types.ts';
import { useQuery } from '../api/use-query.ts';
import { navigate, pageOf, type Route, viewUrl } from '../route.ts';
import { Day, formatCount, Time } from '../ui/format.tsx';
import { Activity } from './activity.tsx';
import { EntityHeader, EntityPage, ExternalLinks } from './entity.tsx';
import { HitList } from './hit-list.tsx';
import { NameHistoryOf } from './name-history.tsx';
import { QuerySection } from './section.tsx';

const PAGE_SIZE = 20;

const serverName = ({ serverTitles, serverId }: ServerHit) => serverTitles.at(-1) ?? serverId;

export function ServerView({ route }: { route: Route }) {
  const [, platform = '', serverId = ''] = route.parts;
  const path = apiPath.server(platform, serverId);
  const q = `server:${serverId}`;
  return (
    <EntityPage<ServerHit>
      path={path}
      id={serverId}
      nameOf={serverName}
      header={(server, request) => (
        <EntityHeader
          platform={platform}
          name={serverName(server)}
          id={server.serverId}
          facts={
            <>
              Created <Day at={server.creationDate} />, last seen <Time at={server.detectionDate} />
              {server.memberCount !== undefined && <>, {formatCount(server.memberCount, 'member')}</>}
            </>
          }
          request={request}
          actions={
            <>
              <a href={viewUrl(['messages'], { q, platform })}>Search this server</a>
              <ExternalLinks urls={server.discordLink} />
            </>
          }
        />
      )}
    >
      {() => (
        <>
          <div>
            <NameHistoryOf path={path} />
            <Activity q={q} platform={platform} />
          </div>
          <Channels path={path} route={route} />
        </>
      )}
    </EntityPage>
  );
}

function Channels({ path, route }: { path: string; route: Route }) {
  const page = pageOf(route);
  const request = { path: `${path}/channels`, parameters: { page, page_size: PAGE_SIZE } };
  const query = useQuery<ChannelHit>(request);
  return (
    <QuerySection
      id="channels"
      title="Channels"
      request={request}
      query={query}
      rows={6}
      empty="No channels found."
    >
      {(hits, total) => (
        <HitList
          hits={hits}
          pager={{
            page,
            pageSize: PAGE_SIZE,
            total,
            onPage: (next) => navigate(viewUrl(route.parts, { page: next })),
          }}
        />
      )}
    </QuerySection>
  );
}
