import { useMemo } from 'preact/hooks';
import type { VictimHit } from '../../../api/types.ts';
import { navigate, withParameters } from '../../../route.ts';
import { entityPageTexts, groupTexts as texts } from '../../../texts/entity-pages.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterInput } from '../../../ui/field.tsx';
import { formatNumber } from '../../../ui/format.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ErrorState, Skeleton, State } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import { useResults } from '../../search/use-results.ts';
import type { EntityPageData } from '../entity-view.tsx';
import { listRequest } from '../list-request.ts';
import { useListKeys } from '../use-list-keys.ts';
import { POST_COLUMNS } from './post-columns.tsx';
import { PostDrawer } from './post-drawer.tsx';
import { PostFacets } from './post-facets.tsx';
import { PostsChart } from './posts-chart.tsx';

/** Posts of a group with the text of one of them beside the list. All filters are in the address. */
export function GroupPosts({ data }: { data: EntityPageData }) {
  const { node, label, route } = data;
  const text = (name: string) => route.parameters.get(name) ?? '';
  const [from, to, find, country, sector, row] = ['from', 'to', 'find', 'country', 'sector', 'row'].map(
    text,
  ) as [string, string, string, string, string, string];
  const { request } = useMemo(() => {
    const field = (name: string, value: string) => value && `${name}:"${value.replaceAll('"', ' ')}"`;
    const conditions = [find, field('country', country), field('sector', sector)].filter(Boolean).join(' ');
    return listRequest(node, label, 'posts', { from, to }, conditions);
  }, [node, label, from, to, find, country, sector]);
  const results = useResults<VictimHit>(request);
  const { hits, first, isCurrent, isLoading, error } = results;
  const index = hits.findIndex(({ page }) => page.id === row);
  const go = (changes: Record<string, string | undefined>, mode: 'push' | 'replace') =>
    navigate(withParameters(route, changes), mode);
  const show = (at: number, mode: 'push' | 'replace') => {
    const id = hits[at]?.page.id;
    if (id === undefined) return;
    go({ row: id }, mode);
    focusRow(id);
    if (at > hits.length - 5) results.loadMore();
  };
  const close = () => {
    if (row === '') return;
    go({ row: undefined }, 'replace');
    focusRow(row);
  };
  const filter = (changes: Record<string, string | undefined>) => go({ ...changes, row: undefined }, 'push');
  useListKeys({
    count: hits.length,
    index,
    moveTo: (at) => show(at, 'replace'),
    open: (at) => show(at, 'push'),
    togglePane: () => (row === '' ? show(0, 'push') : close()),
    escape: close,
  });
  const total = first?.total ?? 0;
  const current = hits[index];
  return (
    <div class="entity-split">
      <div class="page" data-scroller>
        <div class="posts-top">
          <PostsChart data={data} from={from} to={to} onRange={filter} />
          <PostFacets
            facets={first?.facets ?? {}}
            country={country}
            sector={sector}
            onPick={(name, value) => filter({ [name]: value })}
          />
        </div>
        <Panel
          title={texts.posts}
          meta={isCurrent ? formatNumber(total) : ''}
          hasLine
          className="entity-table posts-panel"
          actions={
            <FilterInput
              icon="search"
              label={texts.search}
              value={find}
              onInput={(value) => go({ find: value, row: undefined }, 'replace')}
            />
          }
        >
          {error !== undefined ? (
            <ErrorState error={error} onRetry={results.refetch} />
          ) : hits.length > 0 ? (
            <div class={isLoading && !isCurrent ? 'query-view is-stale' : 'query-view'} aria-busy={isLoading}>
              <Table
                label={entityPageTexts.table(texts.posts)}
                rows={hits}
                rowKey={({ page }) => page.id}
                columns={POST_COLUMNS}
                currentKey={row === '' ? undefined : row}
                onOpen={(hit) => go({ row: hit.page.id }, 'push')}
              />
              {results.hasMore && (
                <footer class="panel-foot">
                  <Button size="small" isBusy={isLoading} onClick={results.loadMore}>
                    {texts.loadMore}
                  </Button>
                </footer>
              )}
            </div>
          ) : isLoading || !isCurrent ? (
            <Skeleton rows={12} />
          ) : (
            <State
              title={texts.noPosts}
              actions={
                <Button
                  onClick={() =>
                    filter({
                      find: undefined,
                      country: undefined,
                      sector: undefined,
                      from: undefined,
                      to: undefined,
                    })
                  }
                >
                  {texts.showAllPosts}
                </Button>
              }
            >
              {texts.noPostsText}
            </State>
          )}
        </Panel>
      </div>
      {row !== '' && (
        <PostDrawer
          key={row}
          id={row}
          group={label}
          hit={current}
          isListLoaded={isCurrent}
          position={index + 1}
          total={total}
          onMove={(step) => show(index + step, 'replace')}
          onClose={close}
        />
      )}
    </div>
  );
}

function focusRow(id: string): void {
  const element = document.querySelector<HTMLElement>(`.posts-panel [data-row="${CSS.escape(id)}"]`);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
