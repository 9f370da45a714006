import type { DocumentHit, VictimHit } from '../../../api/types.ts';
import { useQuery } from '../../../api/use-query.ts';
import { EntityChip } from '../../../entities/entity-chip.tsx';
import { nodeId } from '../../../entities/node.ts';
import { rowTexts, previewTexts as texts } from '../../../texts/search.ts';
import { countryName, languageName } from '../../../ui/badge.tsx';
import { Id } from '../../../ui/copy.tsx';
import { ExternalLink, InlineText, MessageText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import { indicatorsOf } from '../selected-indicators.ts';
import { type Fact, Facts } from './facts.tsx';
import { FoundIndicators } from './found-indicators.tsx';

/** A crawled page: its text, and how often it changed. */
export function PagePreview({ hit }: { hit: DocumentHit }) {
  const { page, highlight, tag } = hit;
  const versions = useQuery<unknown>(
    { path: `/document/${encodeURIComponent(page.id)}/versions`, parameters: { page_size: 1 } },
    'background',
  );
  const facts: Fact[] = [
    [texts.address, <ExternalLink key="url" url={page.url.url} />],
    [texts.network, <InlineText key="network" text={page.url.network} />],
    [texts.language, page.language !== null && languageName(page.language)],
    [texts.firstSeen, <Time key="first" at={page.firstSeen} style="full" />],
    [texts.lastSeen, <Time key="last" at={page.detectionDate} style="full" />],
    [texts.versions, versions.isCurrent && versions.data && rowTexts.versions(versions.data.total)],
    [
      texts.tags,
      tag.length > 0 && (
        <InlineText
          key="tags"
          text={tag.map((each) => [each.predicate, each.value].filter(Boolean).join(': ')).join(', ')}
        />
      ),
    ],
  ];
  return (
    <>
      <Facts facts={facts} />
      <FoundIndicators title={texts.inThisPage} indicators={indicatorsOf(hit)} />
      <section class="section">
        <h3>{texts.pageText}</h3>
        <Excerpts parts={highlight?.text} text={page.text ?? ''} />
      </section>
    </>
  );
}

/** The parts that match, then the whole text. */
function Excerpts({ parts = [], text }: { parts?: readonly string[] | undefined; text: string }) {
  if (text === '') return <p class="text-3">{rowTexts.noText}</p>;
  const isWhole = parts.length === 1 && (parts[0]?.replace(/<\/?mark>/g, '').length ?? 0) >= text.length;
  return (
    <>
      {!isWhole &&
        parts.map((part, index) => (
          <blockquote key={index} class="message-quote is-block">
            <InlineText text="" highlight={part} />
          </blockquote>
        ))}
      <MessageText text={text} highlight={isWhole ? parts[0] : undefined} />
    </>
  );
}

/** A victim: who claims it, and the text of the post. */
export function VictimPreview({ hit }: { hit: VictimHit }) {
  const { page, ransomwareGroup, companyLink, country, industry, reports, highlight } = hit;
  const facts: Fact[] = [
    [
      texts.group,
      ransomwareGroup !== '' && (
        <EntityChip
          key="group"
          node={nodeId({ kind: 'group', id: ransomwareGroup.toLowerCase() })}
          label={ransomwareGroup}
        />
      ),
    ],
    [texts.website, companyLink && <ExternalLink key="link" url={companyLink} />],
    [
      texts.country,
      country && (country.length === 2 ? countryName(country) : <InlineText key="country" text={country} />),
    ],
    [texts.sector, industry && <InlineText key="sector" text={industry} />],
    [texts.reported, <Time key="reported" at={page.detectionDate} style="full" />],
    [texts.lastSeen, <Time key="last" at={hit.lastSeen} style="full" />],
    [texts.reports, reports.length],
    [texts.address, <ExternalLink key="url" url={page.url.url} />],
    [texts.victim, <Id key="id" value={page.id} />],
  ];
  return (
    <>
      <section class="section">
        <h3>{texts.postText}</h3>
        {page.text === undefined ? (
          <p class="text-3">{rowTexts.noText}</p>
        ) : (
          <div class="post-text">
            <MessageText text={page.text} highlight={isWhole(highlight?.text, page.text)} />
          </div>
        )}
        <p class="text-3 size-11">{texts.shownAsText}</p>
      </section>
      <Facts facts={facts} />
    </>
  );
}

function isWhole(parts: readonly string[] | undefined, text: string): string | undefined {
  const [part] = parts ?? [];
  return part !== undefined && part.replace(/<\/?mark>/g, '').length >= text.length ? part : undefined;
}
