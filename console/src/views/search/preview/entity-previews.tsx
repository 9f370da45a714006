import { Fragment } from 'preact';
import type { ChannelHit, IndicatorHit, ProfileHit } from '../../../api/types.ts';
import { EntityChip } from '../../../entities/entity-chip.tsx';
import { isIndicatorKind, styleOfIndicator } from '../../../entities/kinds.ts';
import { nodeId } from '../../../entities/node.ts';
import { searchUrlOf } from '../../../entities/node-url.ts';
import { commonTexts } from '../../../texts/common.ts';
import { rowTexts, searchTexts, previewTexts as texts } from '../../../texts/search.ts';
import { Id } from '../../../ui/copy.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import { nodeOfHit } from '../open-hit.ts';
import { indicatorsOf } from '../selected-indicators.ts';
import { type Fact, Facts } from './facts.tsx';
import { FoundIndicators } from './found-indicators.tsx';

function Values({ values }: { values: readonly string[] }) {
  return (
    <>
      {values.map((value, index) => (
        <Fragment key={value}>
          {index > 0 && ', '}
          <InlineText text={value} />
        </Fragment>
      ))}
    </>
  );
}

const newestFirst = (values: readonly string[]) =>
  values.length > 0 && <Values values={values.toReversed()} />;

export function PersonPreview({ hit }: { hit: ProfileHit }) {
  const facts: Fact[] = [
    [texts.names, newestFirst(hit.usernames)],
    [texts.firstName, newestFirst(hit.firstName)],
    [texts.lastName, newestFirst(hit.lastName)],
    [texts.userId, <Id key="id" value={hit.userId} />],
    [texts.lastSeen, <Time key="seen" at={hit.detectionDate} style="full" />],
    [
      texts.recentMessages,
      <a key="messages" class="text-link" href={searchUrlOf(nodeOfHit('people', hit))}>
        {searchTexts.search}
      </a>,
    ],
  ];
  return (
    <>
      <Facts facts={facts} />
      <FoundIndicators title={searchTexts.kinds.indicators} indicators={indicatorsOf(hit)} />
    </>
  );
}

export function ChannelPreview({ hit }: { hit: ChannelHit }) {
  const { topics = [], serverTitle = [], serverId } = hit;
  const facts: Fact[] = [
    [texts.titles, newestFirst(hit.channelTitles)],
    [
      texts.server,
      serverId !== undefined && (
        <EntityChip
          key="server"
          node={nodeId({ kind: 'server', platform: 'discord', id: serverId })}
          label={serverTitle.at(-1) ?? serverId}
        />
      ),
    ],
    [texts.channelId, <Id key="id" value={hit.channelId} />],
    [texts.created, <Time key="created" at={hit.creationDate} style="full" />],
    [texts.lastSeen, <Time key="seen" at={hit.detectionDate} style="full" />],
    [
      texts.topics,
      topics.length > 0 && <Values values={topics.map(({ id, title }) => title ?? String(id))} />,
    ],
    [
      texts.recentMessages,
      <a key="messages" class="text-link" href={searchUrlOf(nodeOfHit('channels', hit))}>
        {searchTexts.search}
      </a>,
    ],
  ];
  return <Facts facts={facts} />;
}

const RECORDS: Record<string, (count: number) => string> = {
  message: commonTexts.messages,
  profile: commonTexts.people,
  channel: commonTexts.channels,
  page: commonTexts.pages,
  post: commonTexts.posts,
};

export function IndicatorPreview({ hit }: { hit: IndicatorHit }) {
  const { kind, canonical, count, records, firstSeen, lastSeen } = hit;
  const facts: Fact[] = [
    [texts.indicator, isIndicatorKind(kind) ? styleOfIndicator(kind).label : kind],
    [texts.seen, rowTexts.seen(count)],
    ...records.map(
      ({ record, platform, count: number }): Fact => [
        commonTexts.platforms[platform ?? ''] ?? record,
        RECORDS[record]?.(number),
      ],
    ),
    [texts.firstSeen, <Time key="first" at={firstSeen} style="full" />],
    [texts.lastSeen, <Time key="last" at={lastSeen} style="full" />],
  ];
  return (
    <>
      <div class="section">
        <EntityChip node={nodeId({ kind: 'indicator', indicator: kind, canonical })} />
      </div>
      <Facts facts={facts} />
    </>
  );
}
