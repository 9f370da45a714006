import type { ComponentChildren } from 'preact';
import type { EntityHit } from '../../api/types.ts';
import type { Query } from '../../api/use-query.ts';
import { styleOf } from '../../entities/kinds.ts';
import { type Node, nodeId, nodeValue } from '../../entities/node.ts';
import { nodeIdUrl } from '../../entities/node-url.ts';
import { readable } from '../../entities/shorten.ts';
import { commonTexts } from '../../texts/common.ts';
import { entityPageTexts as texts } from '../../texts/entity-pages.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { formatNumber } from '../../ui/format.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import { PlatformIcon } from '../search/rows/platform-icon.tsx';
import { EntityActions } from './entity-actions.tsx';
import { versionsOf } from './entity-kinds.ts';
import { RecordFacts } from './record-facts.tsx';
import { strongestShared } from './shared.ts';

interface HeaderProps {
  node: Node;
  hit: EntityHit;
  label: string;
  record: Query<unknown>;
}

/** Who or what it is, since when, how much there is, and what can be done. */
export function EntityHeader({ node, hit, label, record }: HeaderProps) {
  const style = styleOf(node);
  const isValue = node.kind === 'indicator';
  return (
    <header class="entity-header">
      {node.kind === 'profile' ? (
        <Avatar id={nodeId(node)} size={52} />
      ) : (
        <span class={`entity-icon ${style.colour}`}>
          <Icon name={style.icon} size={20} />
        </span>
      )}
      <div class="entity-head">
        <div class="entity-title">
          <p class={isValue && style.isMono ? 'entity-name mono' : 'entity-name'}>
            <InlineText text={isValue ? readable(node.canonical, style) : label} />
          </p>
          {isValue && (
            <CopyButton text={() => node.canonical} label={commonTexts.copyValue(node.canonical)} />
          )}
          <Badges node={node} hit={hit} />
        </div>
        <div class="entity-facts">
          {!isValue && node.kind !== 'group' && <IdFact value={nodeValue(node)} />}
          <OtherNames hit={hit} />
          <RecordFacts node={node} record={record} />
        </div>
        <div class="entity-facts">
          <Seen hit={hit} />
          <Counts node={node} hit={hit} />
        </div>
      </div>
      <EntityActions node={node} hit={hit} label={label} />
    </header>
  );
}

function IdFact({ value }: { value: string }) {
  return (
    <span class="inline inline-tight entity-id">
      <span class="mono text-3">
        <InlineText text={value} />
      </span>
      <CopyButton text={() => value} label={commonTexts.copyValue(value)} />
    </span>
  );
}

function Badges({ node, hit }: { node: Node; hit: EntityHit }) {
  const platform = hit.node.platform;
  const shared = node.kind === 'profile' ? strongestShared(hit) : undefined;
  const online = hit.sites
    ?.map(({ lastOnline }) => lastOnline ?? '')
    .sort()
    .at(-1);
  return (
    <>
      {platform !== undefined && (
        <Badge>
          <PlatformIcon platform={platform} />
          <span aria-hidden="true">{commonTexts.platforms[platform] ?? platform}</span>
        </Badge>
      )}
      {node.kind !== 'profile' && platform === undefined && <Badge>{styleOf(node).label}</Badge>}
      {shared !== undefined && (
        <a class="badge-link" href={nodeIdUrl(shared.node) ?? '#/'}>
          <Badge tone="warning" icon="users-round">
            {shared.kind === 'wallet'
              ? texts.sharesWallet(shared.people)
              : texts.sharesContact(shared.people)}
          </Badge>
        </a>
      )}
      {online !== undefined && online !== '' && (
        <Badge tone="good">
          {texts.siteOnline} <Time at={online} style="day" />
        </Badge>
      )}
    </>
  );
}

const NAMES_MAX = 3;

function OtherNames({ hit }: { hit: EntityHit }) {
  const names = [...new Set(hit.names.map(({ name }) => name))];
  if (names.length === 0) return null;
  const shown = names.slice(0, NAMES_MAX);
  return (
    <span>
      {texts.alsoKnownAs}{' '}
      {shown.map((name, index) => (
        <span key={name}>
          {index > 0 &&
            (index === shown.length - 1 && names.length === shown.length ? ` ${texts.and} ` : ', ')}
          <b>
            <InlineText text={name} />
          </b>
        </span>
      ))}
      {names.length > shown.length && ` ${texts.moreNames(names.length - shown.length)}`}
    </span>
  );
}

function Seen({ hit: { facts } }: { hit: EntityHit }) {
  const { firstSeen, lastSeen } = facts;
  return (
    <>
      {firstSeen !== undefined && (
        <span>
          {texts.firstSeen}{' '}
          <b>
            <Time at={firstSeen} style="day" />
          </b>
        </span>
      )}
      {lastSeen !== undefined && (
        <span>
          {texts.lastSeen}{' '}
          <b>
            <Time at={lastSeen} />
          </b>
        </span>
      )}
    </>
  );
}

/** `1,284 messages in 17 channels`. */
function Counts({ node, hit }: { node: Node; hit: EntityHit }) {
  const { counts } = hit.facts;
  const part = (value: number | undefined, unit: (value: number) => string): ComponentChildren =>
    value !== undefined && (
      <>
        <b>{formatNumber(value)}</b> {unit(value)}
      </>
    );
  const { messages, channels, people, pages, posts, victims } = counts;
  if (node.kind === 'page') return <span>{part(versionsOf(hit), texts.versions)}</span>;
  return (
    <>
      {messages !== undefined && (
        <span>
          {part(messages, texts.messages)}
          {channels !== undefined && (
            <>
              {' '}
              {texts.inChannels} {part(channels, texts.channels)}
            </>
          )}
          {people !== undefined && (
            <>
              {' '}
              {texts.byPeople} {part(people, texts.people)}
            </>
          )}
        </span>
      )}
      {pages !== undefined && <span>{part(pages, texts.pages)}</span>}
      {posts !== undefined && <span>{part(posts, texts.posts)}</span>}
      {node.kind === 'group' && victims !== undefined && <span>{part(victims, texts.victims)}</span>}
    </>
  );
}
