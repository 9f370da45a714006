import type { DocumentHit } from '../../../api/types.ts';
import { firstHit } from '../../../api/use-query.ts';
import { EntityChip } from '../../../entities/entity-chip.tsx';
import { pageTexts as texts } from '../../../texts/entity-pages.ts';
import { languageName } from '../../../ui/badge.tsx';
import { Id } from '../../../ui/copy.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryView, State } from '../../../ui/states.tsx';
import { ExternalLink, InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import { type Fact, Facts } from '../../search/preview/facts.tsx';
import { indicatorsOf } from '../../search/selected-indicators.ts';
import { ConnectionsPanel } from '../connections-panel.tsx';
import type { EntityPageData } from '../entity-view.tsx';
import { IndicatorsPanel } from '../indicators-panel.tsx';
import { PostText } from '../post-text.tsx';

const INDICATOR_ROWS = 10;

/** The text of a page as plain text, with what was found in it. */
export function PageText({ data }: { data: EntityPageData }) {
  const hit = firstHit(data.record) as DocumentHit | undefined;
  return (
    <div class="page" data-scroller>
      <div class="summary-grid">
        <div class="stack">
          <Panel title={texts.text} meta={texts.shownAsText} hasLine>
            <QueryView query={data.record} rows={10}>
              {([record]) => <Content hit={record as DocumentHit} />}
            </QueryView>
          </Panel>
          <IndicatorsPanel data={data} rowsMax={INDICATOR_ROWS} />
        </div>
        <div class="stack">
          {hit !== undefined && <About hit={hit} />}
          <ConnectionsPanel data={data} />
        </div>
      </div>
    </div>
  );
}

function Content({ hit }: { hit: DocumentHit }) {
  const { page } = hit;
  if (page.text === undefined || page.text.trim() === '')
    return (
      <State icon="file-text" title={texts.noText}>
        {texts.noTextText}
      </State>
    );
  return (
    <div class="panel-text">
      <PostText text={page.text} indicators={indicatorsOf(hit)} />
      {page.chunk && <p class="text-3 size-11">{texts.cut}</p>}
    </div>
  );
}

function About({ hit: { page, tag } }: { hit: DocumentHit }) {
  const { url } = page;
  const facts: Fact[] = [
    [texts.address, <ExternalLink key="url" url={url.url} />],
    [
      texts.site,
      url.domainName !== '' && (
        <EntityChip key="site" node={`indicator:domain:${url.domainName.toLowerCase()}`} />
      ),
    ],
    [texts.network, <InlineText key="network" text={url.network} />],
    [texts.language, page.language !== null && languageName(page.language)],
    [texts.type, page.docType && <InlineText key="type" text={page.docType} />],
    [texts.crawled, <Time key="crawled" at={page.detectionDate} style="full" />],
    [texts.foundAt, page.foundAt && <ExternalLink key="found" url={page.foundAt} />],
    [
      texts.tags,
      tag.length > 0 && (
        <InlineText
          key="tags"
          text={tag.map(({ predicate, value }) => [predicate, value].filter(Boolean).join(': ')).join(', ')}
        />
      ),
    ],
    [texts.sha256, page.sha256sum && <Id key="hash" value={page.sha256sum} />],
  ];
  return (
    <Panel title={texts.about}>
      <Facts facts={facts} />
      {page.screenshot !== undefined && <p class="panel-note text-3 size-11">{texts.screenshot}</p>}
    </Panel>
  );
}
