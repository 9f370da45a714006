import type { DocumentHit } from '../../../api/types.ts';
import { useQuery } from '../../../api/use-query.ts';
import { navigate, withParameters } from '../../../route.ts';
import { pageTexts as texts } from '../../../texts/entity-pages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryView, State } from '../../../ui/states.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { useTimeFormat } from '../../../ui/time.tsx';
import type { EntityPageData } from '../entity-view.tsx';
import { PageChanges } from './page-changes.tsx';

/** Versions of a page, newest first, and what the chosen one changed. The choice is in the address. */
export function PageVersions({ data: { node, route } }: { data: EntityPageData }) {
  const id = 'id' in node ? node.id : '';
  const format = useTimeFormat();
  const query = useQuery<DocumentHit>({
    path: `/document/${encodeURIComponent(id)}/versions`,
    parameters: { page_size: 100 },
  });
  const wanted = route.parameters.get('version') ?? undefined;
  return (
    <div class="page" data-scroller>
      <QueryView query={query} rows={8}>
        {(versions) => {
          const chosen = versions.find(({ page }) => page.firstSeen === wanted);
          return (
            <div class="version-grid">
              <Panel title={texts.versions} meta={String(versions.length)} hasLine>
                <ul class="list versions">
                  {versions.map((version, index) => (
                    <li key={version.page.firstSeen}>
                      <button
                        type="button"
                        class="version-button"
                        aria-pressed={version === chosen}
                        onClick={() => navigate(withParameters(route, { version: version.page.firstSeen }))}
                      >
                        <span class="medium">
                          {texts.version(
                            format.short(version.page.firstSeen),
                            format.short(version.page.detectionDate),
                          )}
                        </span>
                        {index === 0 && <Badge tone="good">{texts.current}</Badge>}
                        <span class="text-3 truncate">
                          <InlineText text={version.page.pageTitle ?? ''} />
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </Panel>
              <ChosenVersion id={id} versions={versions} chosen={chosen} />
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}

/** Comparing takes a request of its own, so it waits for a choice. */
function ChosenVersion({
  id,
  versions,
  chosen,
}: {
  id: string;
  versions: readonly DocumentHit[];
  chosen: DocumentHit | undefined;
}) {
  if (chosen !== undefined && chosen !== versions.at(-1))
    return <PageChanges id={id} at={chosen.page.detectionDate} />;
  const isOnly = versions.length === 1;
  return (
    <Panel title={texts.changes}>
      {isOnly || chosen !== undefined ? (
        <State icon="file-text" title={texts.oneVersion}>
          {isOnly ? texts.oneVersionText : undefined}
        </State>
      ) : (
        <State icon="file-text" title={texts.chooseVersion}>
          {texts.chooseVersionText}
        </State>
      )}
    </Panel>
  );
}
