import type { VictimHit } from '../../api/types.ts';
import { EntityChip } from '../../entities/entity-chip.tsx';
import { viewUrl } from '../../route.ts';
import { useShortcuts } from '../../state/shortcuts.ts';
import { visible } from '../../text/controls.ts';
import { commonTexts } from '../../texts/common.ts';
import { ransomwareTexts as texts } from '../../texts/ransomware.ts';
import { countryName } from '../../ui/badge.tsx';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Pane } from '../../ui/pane.tsx';
import { ExternalLink, InlineText, MessageText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';

/** A victim's post in full, beside the list. */
export function PostDrawer({
  victim,
  position,
  total,
  onMove,
  onClose,
}: {
  victim: VictimHit;
  position: number;
  total: number;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}) {
  const { page, ransomwareGroup: group } = victim;
  const name = victim.companyName ?? page.pageTitle ?? page.id;
  const next = () => onMove(1);
  const previous = () => onMove(-1);
  useShortcuts({ j: next, k: previous, ArrowDown: next, ArrowUp: previous, Escape: onClose });
  return (
    <Pane name="drawer" label={texts.post(visible(group))} width={468} minWidth={400}>
      <div class="drawer-header">
        <span class="truncate medium">
          <InlineText text={texts.post(group === '' ? texts.unknown : group)} />
        </span>
        <span class="text-3 size-12 nowrap">{texts.of(position, total)}</span>
        <span class="grow" />
        <IconButton
          icon="chevron-up"
          label={commonTexts.previous}
          variant="ghost"
          size="small"
          disabled={position <= 1}
          onClick={previous}
        />
        <IconButton
          icon="chevron-down"
          label={commonTexts.next}
          variant="ghost"
          size="small"
          disabled={position >= total}
          onClick={next}
        />
        <IconButton icon="x" label={commonTexts.close} variant="ghost" size="small" onClick={onClose} />
      </div>
      <div class="drawer-body">
        <div class="section">
          <h2 class="semibold">
            <InlineText text={name} />
          </h2>
          <PostFacts victim={victim} />
        </div>
        <PostText text={page.text} />
      </div>
      <div class="drawer-foot">
        <ButtonLink variant="primary" icon="building" href={viewUrl(['victim', page.id])}>
          {texts.openVictim}
        </ButtonLink>
        <ButtonLink icon="waypoints" href={viewUrl(['connections'], { n: `victim:${page.id}` })}>
          {texts.connections}
        </ButtonLink>
        <ButtonLink
          icon="bell-plus"
          href={viewUrl(['alerts', 'new'], { about: 'ransomware', q: `"${name.replaceAll('"', ' ')}"` })}
        >
          {texts.createAlert}
        </ButtonLink>
      </div>
    </Pane>
  );
}

/** What is known about a post. */
export function PostFacts({ victim }: { victim: VictimHit }) {
  const {
    page,
    ransomwareGroup: group,
    companyLink,
    country,
    industry,
    lastSeen,
    reports,
    alsoClaimedBy,
  } = victim;
  return (
    <dl class="key-values">
      <dt>{texts.facts.posted}</dt>
      <dd>
        <Time at={page.detectionDate} style="full" />
      </dd>
      <dt>{texts.facts.lastSeen}</dt>
      <dd>
        <Time at={lastSeen} style="full" />
      </dd>
      {group !== '' && (
        <>
          <dt>{texts.facts.group}</dt>
          <dd>
            <EntityChip node={`group:${group.toLowerCase()}`} label={group} />
          </dd>
        </>
      )}
      {country !== undefined && (
        <>
          <dt>{texts.facts.country}</dt>
          <dd>
            <bdi>{countryName(country)}</bdi>
          </dd>
        </>
      )}
      {industry !== undefined && (
        <>
          <dt>{texts.facts.sector}</dt>
          <dd>
            <InlineText text={industry} />
          </dd>
        </>
      )}
      {companyLink !== undefined && (
        <>
          <dt>{texts.facts.website}</dt>
          <dd>
            <ExternalLink url={companyLink} />
          </dd>
        </>
      )}
      {reports.length > 0 && (
        <>
          <dt>{texts.facts.post}</dt>
          <dd>
            <ExternalLink url={reports[0]?.url ?? ''} />
          </dd>
          <dt>{texts.facts.reports}</dt>
          <dd>{texts.reports(reports.length)}</dd>
        </>
      )}
      {alsoClaimedBy !== undefined && alsoClaimedBy.length > 0 && (
        <>
          <dt>{texts.facts.alsoClaimedBy}</dt>
          <dd class="entity-list">
            {alsoClaimedBy.map((claim) => (
              <EntityChip key={claim.id} node={`victim:${claim.id}`} label={claim.ransomwareGroup} />
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}

/** The text of a post: never markup, never fetched from. */
export function PostText({ text }: { text: string | undefined }) {
  return (
    <div class="section">
      <h3>
        {texts.postText} <span class="grow" /> <span class="text-3">{texts.plainText}</span>
      </h3>
      <div class="post-text">{text === undefined ? texts.noText : <MessageText text={text} />}</div>
    </div>
  );
}
