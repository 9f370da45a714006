import type { ChannelHit, DocumentHit, MessageHit, ProfileHit, VictimHit } from '../../../api/types.ts';
import { rowTexts, previewTexts as texts } from '../../../texts/search.ts';
import { InlineText } from '../../../ui/text.tsx';
import type { AnyHit, Kind } from '../kinds.ts';
import { hitUrl } from '../open-hit.ts';
import { PlatformIcon } from '../rows/platform-icon.tsx';

/** What the preview is about, as a link to its page; a message leads to its channel. */
export function PreviewTitle({ kind, hit }: { kind: Kind; hit: AnyHit }) {
  return (
    <>
      {(kind === 'messages' || kind === 'people' || kind === 'channels') && (
        <PlatformIcon platform={(hit as MessageHit).platform} />
      )}
      <h2 class="preview-title truncate">
        <InlineText text={titleOf(kind, hit)} />
      </h2>
      {kind === 'messages' && (
        <a class="text-link size-12 nowrap" href={hitUrl(kind, hit)}>
          {texts.inContext}
        </a>
      )}
    </>
  );
}

function titleOf(kind: Kind, hit: AnyHit): string {
  switch (kind) {
    case 'messages':
      return (hit as MessageHit).channelTitle ?? (hit as MessageHit).channelId;
    case 'people': {
      const { usernames, firstName, userId } = hit as ProfileHit;
      return usernames.at(-1) ?? firstName.at(-1) ?? userId;
    }
    case 'channels':
      return (hit as ChannelHit).channelTitles.at(-1) ?? (hit as ChannelHit).channelId;
    case 'victims':
      return (hit as VictimHit).companyName ?? rowTexts.noTitle;
    case 'pages':
      return (hit as DocumentHit).page.pageTitle ?? rowTexts.noTitle;
    default:
      return texts.indicator;
  }
}
