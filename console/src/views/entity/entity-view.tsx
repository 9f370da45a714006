import './entity.css';
import type { ChannelHit, EntityHit } from '../../api/types.ts';
import { firstHit, type Query, useQuery, useStable } from '../../api/use-query.ts';
import { styleOf } from '../../entities/kinds.ts';
import { type Node, nodeId, nodeValue } from '../../entities/node.ts';
import { nodeOfRoute } from '../../entities/node-url.ts';
import { chipLabel } from '../../entities/shorten.ts';
import { type Route, viewUrl, withParameters } from '../../route.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { usePreferences } from '../../state/preferences.tsx';
import { visible } from '../../text/controls.ts';
import { commonTexts } from '../../texts/common.ts';
import { entityPageTexts as texts } from '../../texts/entity-pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyWithNotice } from '../../ui/copy.tsx';
import { ErrorState, Skeleton, State } from '../../ui/states.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { InlineText } from '../../ui/text.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { EntityHeader } from './entity-header.tsx';
import {
  LIST_URLS,
  recordRequest,
  summaryRequest,
  TABS,
  type TabName,
  tabOf,
  tabsOf,
} from './entity-kinds.ts';
import { EntityPart } from './entity-part.tsx';
import { offsetOf } from './hours.ts';
import { Missing } from './missing.tsx';

/** Everything that the parts of a page need. */
export interface EntityPageData {
  node: Node;
  id: string;
  route: Route;
  tab: TabName;
  /** The name to show. */
  label: string;
  hit: EntityHit;
  /** The record, or the history of names: which one depends on the kind. */
  record: Query<unknown>;
}

/** The page of a person, channel, server, page, group, victim or indicator. */
export function EntityView({ route }: { route: Route }) {
  const node = useStable(nodeOfRoute(route.parts), route.parts.join('/'));
  if (node === undefined)
    return (
      <State
        title={commonTexts.pageNotFound}
        actions={<ButtonLink href="#/">{commonTexts.states.goToOverview}</ButtonLink>}
      >
        {commonTexts.pageNotFoundText}
      </State>
    );
  return <EntityPage node={node} route={route} />;
}

function EntityPage({ node, route }: { node: Node; route: Route }) {
  const { zone } = usePreferences();
  const id = nodeId(node);
  const query = useQuery<EntityHit>(summaryRequest(id, offsetOf(zone)));
  const hit = firstHit(query) ?? query.data?.hits[0];
  const label = labelOf(node, hit);
  useTitle(label);
  const tab = tabOf(node.kind, route.parameters.get('tab'));
  // Other parts have a request of their own. What is loaded stays in the header.
  const record = useQuery<unknown>(tab === TABS[node.kind][0]?.name ? recordRequest(node) : undefined);
  const error = query.error;
  return (
    <>
      <TopBar path={pathOf(node, record)} title={<InlineText text={label} />}>
        <Button
          icon="link"
          variant="ghost"
          onClick={() => copyWithNotice(location.href, commonTexts.linkCopied)}
        >
          {commonTexts.copyLink}
        </Button>
      </TopBar>
      {error !== undefined && hit === undefined ? (
        <>
          <h2 class="visually-hidden">{styleOf(node).label}</h2>
          {error.status === 404 ? (
            <Missing node={node} />
          ) : (
            <ErrorState error={error} onRetry={query.refetch} />
          )}
        </>
      ) : hit === undefined ? (
        <div class="page">
          <Skeleton rows={14} />
        </div>
      ) : (
        <>
          <EntityHeader node={node} hit={hit} label={label} record={record} />
          <div class="entity-tabs">
            <TabLinks label={texts.tabsLabel} current={tab} tabs={tabLinks(node, hit, route)} />
          </div>
          <EntityPart data={{ node, id, route, tab, label, hit, record }} />
        </>
      )}
    </>
  );
}

/** Where others of the kind are listed; for a Discord channel, its server, too. */
function pathOf(node: Node, record: Query<unknown>): { label: string; href: string }[] {
  const list = { label: texts.lists[node.kind], href: LIST_URLS[node.kind] };
  if (node.kind !== 'channel') return [list];
  const { serverId, serverTitle } = (firstHit(record) ?? {}) as Partial<ChannelHit>;
  const title = serverTitle?.at(-1);
  if (serverId === undefined || title === undefined) return [list];
  return [list, { label: visible(title), href: viewUrl(['server', node.platform, serverId]) }];
}

function tabLinks(node: Node, hit: EntityHit, route: Route) {
  const tabs = tabsOf(node.kind, hit);
  return tabs.map(({ name, count }, index) => ({
    id: name,
    label: texts.tabs[name],
    // Another part starts without the filters of this one.
    href: withParameters(
      { ...route, parameters: new URLSearchParams() },
      { tab: index === 0 ? undefined : name },
    ),
    count: count?.(hit),
  }));
}

function labelOf(node: Node, hit: EntityHit | undefined): string {
  if (node.kind === 'indicator') return chipLabel(node.canonical, styleOf(node));
  return hit?.node.label ?? nodeValue(node);
}
