import '../../search/preview/preview.css';
import type { Match } from '../../../api/alert-types.ts';
import { recordRequest } from '../../../api/records.ts';
import type { ChannelHit, DocumentHit, MessageHit, ProfileHit, VictimHit } from '../../../api/types.ts';
import { firstHit, useQuery } from '../../../api/use-query.ts';
import { matchTexts as texts } from '../../../texts/alerts.ts';
import { ErrorState, Skeleton, State } from '../../../ui/states.tsx';
import type { AnyHit, Kind } from '../../search/kinds.ts';
import { hitUrl } from '../../search/open-hit.ts';
import { ChannelPreview, PersonPreview } from '../../search/preview/entity-previews.tsx';
import { MessagePreview } from '../../search/preview/message-preview.tsx';
import { PagePreview, VictimPreview } from '../../search/preview/page-previews.tsx';

/** The kinds of search results for the kinds of records. */
export const RESULT_KIND: Record<Match['kind'], Kind> = {
  message: 'messages',
  profile: 'people',
  channel: 'channels',
  page: 'pages',
  ransomware: 'victims',
};

/** The record of a match as it is now. */
export function useRecord(match: Match) {
  const kind = RESULT_KIND[match.kind];
  const query = useQuery<AnyHit>(recordRequest(kind, match.record));
  const hit = firstHit(query);
  return { kind, query, hit, url: hit && hitUrl(kind, hit) };
}

/** What matched: a message in its conversation, a page, a post, a person or a channel. */
export function MatchRecord({
  record,
  highlight,
}: {
  record: ReturnType<typeof useRecord>;
  highlight: (text: string) => string | undefined;
}) {
  const { kind, query, hit } = record;
  if (query.error?.status === 404)
    return (
      <State icon="trash" title={texts.removed}>
        {texts.removedText}
      </State>
    );
  if (query.error !== undefined) return <ErrorState error={query.error} onRetry={query.refetch} />;
  if (hit === undefined) return <Skeleton rows={6} />;
  switch (kind) {
    case 'messages':
      return <MessagePreview hit={marked(hit as MessageHit, highlight)} />;
    case 'people':
      return <PersonPreview hit={hit as ProfileHit} />;
    case 'channels':
      return <ChannelPreview hit={hit as ChannelHit} />;
    case 'pages':
      return <PagePreview hit={hit as DocumentHit} />;
    default:
      return <VictimPreview hit={markedPost(hit as VictimHit, highlight)} />;
  }
}

/** Single records come without highlights. */
function marked(hit: MessageHit, highlight: (text: string) => string | undefined): MessageHit {
  const message = highlight(hit.message);
  return message === undefined ? hit : { ...hit, highlight: { ...hit.highlight, message: [message] } };
}

function markedPost(hit: VictimHit, highlight: (text: string) => string | undefined): VictimHit {
  const text = hit.page.text === undefined ? undefined : highlight(hit.page.text);
  return text === undefined ? hit : { ...hit, highlight: { ...hit.highlight, text: [text] } };
}
