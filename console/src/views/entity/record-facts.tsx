import type { ChannelHit, DocumentHit, ServerHit, VictimHit } from '../../api/types.ts';
import type { Query } from '../../api/use-query.ts';
import type { Node } from '../../entities/node.ts';
import { viewUrl } from '../../route.ts';
import { defang } from '../../text/pieces.ts';
import { entityPageTexts as texts } from '../../texts/entity-pages.ts';
import { Country, countryName, languageName } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import { PlatformIcon } from '../search/rows/platform-icon.tsx';

/** What only the record says. */
export function RecordFacts({ node, record }: { node: Node; record: Query<unknown> }) {
  const hit = record.data?.hits[0];
  if (hit === undefined) return null;
  switch (node.kind) {
    case 'channel':
      return <ChannelFacts hit={hit as ChannelHit} />;
    case 'server':
      return <ServerFacts hit={hit as ServerHit} />;
    case 'page':
      return <PageFacts hit={hit as DocumentHit} />;
    case 'victim':
      return <VictimFacts hit={hit as VictimHit} />;
    default:
      return null;
  }
}

function ChannelFacts({ hit }: { hit: ChannelHit }) {
  const { serverId, serverTitle, creationDate, topics = [] } = hit;
  return (
    <>
      {serverId !== undefined && (
        <span>
          {texts.server}{' '}
          <a class="text-link" href={viewUrl(['server', hit.platform, serverId])}>
            <InlineText text={serverTitle?.at(-1) ?? serverId} />
          </a>
        </span>
      )}
      <Created at={creationDate} />
      {topics.length > 0 && <span>{texts.topics(topics.length)}</span>}
      <ButtonLink
        href={viewUrl(['chat', hit.platform, hit.channelId])}
        icon="messages-square"
        size="small"
        variant="ghost"
      >
        {texts.conversation}
      </ButtonLink>
    </>
  );
}

function ServerFacts({ hit: { creationDate, memberCount } }: { hit: ServerHit }) {
  return (
    <>
      <Created at={creationDate} />
      {memberCount !== undefined && <span>{texts.members(memberCount)}</span>}
    </>
  );
}

function PageFacts({ hit: { page } }: { hit: DocumentHit }) {
  return (
    <>
      <span class="inline inline-tight">
        <PlatformIcon platform={page.url.network} />
        <InlineText text={defang(page.url.domainName)} />
      </span>
      {page.language !== null && <span>{languageName(page.language)}</span>}
    </>
  );
}

function VictimFacts({ hit }: { hit: VictimHit }) {
  const { country, industry } = hit;
  return (
    <>
      {country !== undefined && (
        <span class="inline inline-tight">
          {country.length === 2 && <Country code={country} />}
          <InlineText text={country.length === 2 ? countryName(country) : country} />
        </span>
      )}
      {industry !== undefined && <InlineText text={industry} />}
    </>
  );
}

function Created({ at }: { at: string }) {
  return (
    <span>
      {texts.created}{' '}
      <b>
        <Time at={at} style="day" />
      </b>
    </span>
  );
}
