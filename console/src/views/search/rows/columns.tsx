import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';
import type {
  ChannelHit,
  DocumentHit,
  IndicatorHit,
  MessageHit,
  ProfileHit,
  VictimHit,
} from '../../../api/types.ts';
import { isIndicatorKind, styleOfIndicator } from '../../../entities/kinds.ts';
import { chipLabel } from '../../../entities/shorten.ts';
import type { Density } from '../../../state/preferences.tsx';
import { excerpt } from '../../../text/excerpt.ts';
import { parseHighlights } from '../../../text/pieces.ts';
import { searchTexts, rowTexts as texts } from '../../../texts/search.ts';
import { Badge, Country, LanguageTag } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';
import type { AnyHit, Kind } from '../kinds.ts';
import { FoundKinds } from './found-kinds.tsx';
import { PlatformIcon } from './platform-icon.tsx';

/** The parts of a row, in the order of its columns. */
export interface RowParts {
  /** Names the row to assistive technology. */
  name: string;
  time: ComponentChildren;
  mark: ComponentChildren;
  who: ComponentChildren;
  /** The place before the text. */
  place?: ComponentChildren;
  text: ComponentChildren;
  found?: ComponentChildren;
  tag?: ComponentChildren;
  /** Indicators in full, for densities with room for them. */
  indicators?: readonly { kind: string; value: string }[] | undefined;
}

const TEXT_LENGTH: Record<Density, number> = { compact: 300, default: 300, comfortable: 500 };

type Highlights = Record<string, string[]> | undefined;

const marked = (text: string, highlights: Highlights, field: string) => {
  // A list of names has one highlight for each that matches: this may be another name.
  const found = highlights?.[field]?.find((each) => plain(each) === text);
  return <InlineText text={text} highlight={found} />;
};

const plain = (highlight: string) =>
  parseHighlights(highlight)
    .map((piece) => piece.text)
    .join('');

export function rowParts(kind: Kind, hit: AnyHit, density: Density): RowParts {
  switch (kind) {
    case 'messages':
      return messageParts(hit as MessageHit, TEXT_LENGTH[density]);
    case 'people':
      return personParts(hit as ProfileHit);
    case 'channels':
      return channelParts(hit as ChannelHit);
    case 'pages':
      return pageParts(hit as DocumentHit, TEXT_LENGTH[density]);
    case 'victims':
      return victimParts(hit as VictimHit, TEXT_LENGTH[density]);
    case 'indicators':
      return indicatorParts(hit as IndicatorHit);
  }
}

function messageParts(hit: MessageHit, length: number): RowParts {
  const { username, userId, channelTitle, channelId, message, highlight, languages, similar } = hit;
  const beside = message === '' ? (hit.otherText?.[0] ?? hit.attachments?.[0]?.name ?? hit.media) : undefined;
  return {
    name: username ?? userId,
    time: <Time at={hit.detectionDate} style="clock" />,
    mark: <PlatformIcon platform={hit.platform} />,
    who: marked(username ?? userId, highlight, 'username'),
    place: marked(channelTitle ?? channelId, highlight, 'channelTitle'),
    text: (
      <>
        {beside === undefined ? (
          <InlineText text="" highlight={excerpt(message, highlight?.message?.[0], length)} />
        ) : (
          <InlineText text="" highlight={excerpt(beside, undefined, length)} />
        )}
      </>
    ),
    found: (
      <>
        {similar !== undefined && similar.count > 1 && (
          <span class="found-kind text-3" title={searchTexts.copies(similar.count)}>
            <Icon name="layers" size={12} />
            <span class="visually-hidden">{searchTexts.copies(similar.count)}</span>
            <span class="found-count" aria-hidden="true">
              {similar.count}
            </span>
          </span>
        )}
        <FoundKinds indicators={hit.indicators} />
      </>
    ),
    tag: languages[0] !== undefined && <LanguageTag code={languages[0].language} />,
    indicators: hit.indicators,
  };
}

function personParts(hit: ProfileHit): RowParts {
  const { usernames, firstName, lastName, userId, highlight } = hit;
  const name = usernames.at(-1) ?? firstName.at(-1) ?? userId;
  const former = usernames.slice(0, -1).toReversed();
  const full = [firstName.at(-1), lastName.at(-1)].filter(Boolean).join(' ');
  return {
    name,
    time: <Time at={hit.detectionDate} style="day" />,
    mark: <PlatformIcon platform={hit.platform} />,
    who: marked(name, highlight, 'usernames'),
    place: full !== '' && <InlineText text={full} />,
    text: (
      <>
        {former.length > 0 && (
          <span class="text-3">
            <Names names={former} label={texts.was('')} />
          </span>
        )}
        <OtherMatch highlights={highlight} except={['usernames']} />
      </>
    ),
    found: <FoundKinds indicators={indicatorsOf(hit)} />,
    tag: hit.bot && <Badge>{texts.bot}</Badge>,
    indicators: indicatorsOf(hit),
  };
}

const NAMES_MAX = 4;

function Names({ names, label }: { names: readonly string[]; label: string }) {
  return (
    <>
      {label}
      {names.slice(0, NAMES_MAX).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <InlineText text={name} />
        </Fragment>
      ))}{' '}
    </>
  );
}

/** Why the record matches, if what the row shows does not say it. */
function OtherMatch({ highlights, except }: { highlights: Highlights; except: readonly string[] }) {
  const other = Object.entries(highlights ?? {}).find(
    ([field, values]) => !except.includes(field) && values.some((value) => value.includes('<mark>')),
  );
  const value = other?.[1].find((each) => each.includes('<mark>'));
  return value === undefined ? null : <InlineText text="" highlight={excerpt('', value, 200)} />;
}

function channelParts(hit: ChannelHit): RowParts {
  const { channelTitles, channelId, highlight, serverTitle, topics = [] } = hit;
  const title = channelTitles.at(-1) ?? channelId;
  const former = channelTitles.slice(0, -1).toReversed();
  return {
    name: title,
    time: <Time at={hit.detectionDate} style="day" />,
    mark: <PlatformIcon platform={hit.platform} />,
    who: marked(title, highlight, 'channelTitles'),
    place: serverTitle?.at(-1) !== undefined && <InlineText text={serverTitle.at(-1) ?? ''} />,
    text: (
      <>
        {former.length > 0 && (
          <span class="text-3">
            <Names names={former} label={texts.was('')} />
          </span>
        )}
        {topics.length > 0 && <span class="text-3">{texts.topics(topics.length)} </span>}
        <OtherMatch highlights={highlight} except={['channelTitles']} />
      </>
    ),
  };
}

function pageParts({ page, highlight, ...hit }: DocumentHit, length: number): RowParts {
  const indicators = [...hit.indicators, ...indicatorsOf(hit)];
  return {
    name: page.pageTitle ?? page.url.url,
    time: <Time at={page.detectionDate} style="day" />,
    mark: <PlatformIcon platform={page.url.network} />,
    who: marked(page.pageTitle ?? texts.noTitle, highlight, 'pageTitle'),
    place: <InlineText text={chipLabel(page.url.domainName, { isAddress: true, shortening: 'host' })} />,
    text: <InlineText text="" highlight={excerpt(page.text ?? '', highlight?.text?.[0], length)} />,
    found: <FoundKinds indicators={indicators} />,
    tag: page.language !== null && <LanguageTag code={page.language} />,
    indicators,
  };
}

function victimParts(hit: VictimHit, length: number): RowParts {
  const { page, companyName, ransomwareGroup, country, highlight } = hit;
  const name = companyName ?? page.pageTitle ?? texts.noTitle;
  return {
    name,
    time: <Time at={page.detectionDate} style="day" />,
    mark: (
      <span class="kind-icon kind-victim">
        <Icon name="building" size={14} />
      </span>
    ),
    who: marked(name, highlight, 'companyName'),
    place: ransomwareGroup !== '' && <InlineText text={ransomwareGroup} />,
    text: <InlineText text="" highlight={excerpt(page.text ?? '', highlight?.text?.[0], length)} />,
    tag: country !== undefined && (country.length === 2 ? <Country code={country} /> : undefined),
  };
}

function indicatorParts({ kind, value, canonical, count, lastSeen, records }: IndicatorHit): RowParts {
  const style = isIndicatorKind(kind) ? styleOfIndicator(kind) : undefined;
  return {
    name: value,
    time: <Time at={lastSeen} style="day" />,
    mark: style && (
      <span class={`kind-icon ${style.colour}`}>
        <Icon name={style.icon} size={14} />
      </span>
    ),
    who: <span class="text-2">{style?.label ?? kind}</span>,
    text: (
      <span class={style?.isMono ? 'mono' : undefined}>
        <InlineText text={style === undefined ? canonical : chipLabel(canonical, style)} />
      </span>
    ),
    found: <span class="text-3 nowrap">{texts.seen(count)}</span>,
    tag: records.length === 0 ? undefined : null,
  };
}

/** Items that profiles and pages list by kind. */
function indicatorsOf(hit: object): { kind: string; value: string }[] {
  return Object.entries(hit).flatMap(([kind, values]) =>
    isIndicatorKind(kind) && Array.isArray(values)
      ? values.map(({ value }: { value: string }) => ({ kind, value }))
      : [],
  );
}
