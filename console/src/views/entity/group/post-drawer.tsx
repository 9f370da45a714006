import { useEffect } from 'preact/hooks';
import type { VictimHit } from '../../../api/types.ts';
import { firstHit, useQuery } from '../../../api/use-query.ts';
import { EntityChip } from '../../../entities/entity-chip.tsx';
import { viewUrl } from '../../../route.ts';
import { visible } from '../../../text/controls.ts';
import { commonTexts } from '../../../texts/common.ts';
import { groupTexts as texts } from '../../../texts/entity-pages.ts';
import { countryName } from '../../../ui/badge.tsx';
import { ButtonLink, IconButton } from '../../../ui/button.tsx';
import { copyWithNotice } from '../../../ui/copy.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Pane } from '../../../ui/pane.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { ExternalLink, InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import { type Fact, Facts } from '../../search/preview/facts.tsx';
import { PostText } from '../post-text.tsx';
import { hostOf } from '../victim/host.ts';

interface DrawerProps {
  id: string;
  group: string;
  /** Undefined if the row is not among the loaded posts. */
  hit: VictimHit | undefined;
  isListLoaded: boolean;
  position: number;
  total: number;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}

/** One post beside the list. */
export function PostDrawer(props: DrawerProps) {
  const { id, group, hit: given, isListLoaded, position, total, onMove, onClose } = props;
  const query = useQuery<VictimHit>(
    given === undefined && isListLoaded ? { path: `/victim/${encodeURIComponent(id)}` } : undefined,
  );
  const hit = given ?? firstHit(query);
  useFocusOnOpen();
  return (
    <Pane name="post" label={texts.drawer(visible(group))} width={468} minWidth={400}>
      <header class="drawer-header">
        <h2 class="truncate" tabIndex={-1} id="post-drawer-title">
          {texts.drawer('')}
          <InlineText text={group} />
        </h2>
        {position > 0 && <span class="text-3 size-12 nowrap">{texts.position(position, total)}</span>}
        <span class="grow" />
        <IconButton
          icon="chevron-up"
          label={texts.previous}
          variant="ghost"
          size="small"
          disabled={position <= 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={texts.next}
          variant="ghost"
          size="small"
          disabled={position < 1 || position >= total}
          onClick={() => onMove(1)}
        />
        <IconButton
          icon="link"
          label={texts.copyLink}
          variant="ghost"
          size="small"
          onClick={() => copyWithNotice(location.href, commonTexts.linkCopied)}
        />
        <IconButton icon="x" label={texts.close} variant="ghost" size="small" onClick={onClose} />
      </header>
      {hit === undefined ? (
        query.error === undefined ? (
          <Skeleton rows={10} />
        ) : (
          <ErrorState error={query.error} onRetry={query.refetch} />
        )
      ) : (
        <Post hit={hit} />
      )}
    </Pane>
  );
}

/** On a narrow window the drawer covers the list, so the focus moves into it. */
function useFocusOnOpen(): void {
  useEffect(() => {
    const title = document.getElementById('post-drawer-title');
    const isCovering = matchMedia('(max-width: 1199px)').matches;
    if (isCovering) title?.focus();
  }, []);
}

function Post({ hit }: { hit: VictimHit }) {
  const { page, companyName, companyLink, country, industry } = hit;
  const host = companyLink === undefined ? undefined : hostOf(companyLink);
  const facts: Fact[] = [
    [texts.posted, <Time key="posted" at={page.detectionDate} style="full" />],
    [texts.lastSeen, <Time key="last" at={hit.lastSeen} style="full" />],
    [texts.website, host && <EntityChip key="site" node={`indicator:domain:${host}`} />],
    [texts.page, <ExternalLink key="page" url={page.url.url} />],
    [texts.reports, hit.reports.length > 1 && hit.reports.length],
  ];
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="drawer-body" tabIndex={0} aria-label={texts.postText}>
        <div class="post-head">
          <span class="entity-icon is-small kind-victim">
            <Icon name="building" size={16} />
          </span>
          <div>
            <h3>
              <InlineText text={companyName ?? page.pageTitle ?? texts.unnamed} />
            </h3>
            <p class="text-3 size-12">
              <InlineText
                text={[industry, country && (country.length === 2 ? countryName(country) : country)]
                  .filter(Boolean)
                  .join(', ')}
              />
            </p>
          </div>
        </div>
        <Facts facts={facts} />
        <section class="section">
          <h3>
            {texts.postText}
            <span class="grow" />
            <span class="text-3">{texts.shownAsText}</span>
          </h3>
          {page.text === undefined ? <p class="text-3">{texts.noText}</p> : <PostText text={page.text} />}
        </section>
      </section>
      <footer class="drawer-foot">
        <ButtonLink href={viewUrl(['victim', page.id])} icon="building" variant="primary">
          {texts.openVictim}
        </ButtonLink>
        {companyName !== undefined && (
          <ButtonLink
            href={viewUrl(['alerts', 'new'], { q: `"${companyName.replaceAll('"', ' ')}"` })}
            icon="bell-plus"
          >
            {texts.createAlert}
          </ButtonLink>
        )}
      </footer>
    </>
  );
}
