import { ApiError } from '../api/client.ts';
import type { EntityHit } from '../api/types.ts';
import { firstHit, useQuery } from '../api/use-query.ts';
import { Sparkline } from '../charts/sparkline.tsx';
import { useWatching } from '../state/watch.tsx';
import { visible } from '../text/controls.ts';
import { entityTexts, watchTexts } from '../texts/entities.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { copyWithNotice } from '../ui/copy.tsx';
import { formatNumber } from '../ui/format.tsx';
import { Icon } from '../ui/icon.tsx';
import { NameText } from '../ui/name-text.tsx';
import { Popover } from '../ui/popover.tsx';
import { useTimeFormat } from '../ui/time.tsx';
import { activityOf, type CardData, cardData, cardRequest } from './card-data.ts';
import { styleOf } from './kinds.ts';
import type { ChipTarget } from './layer.tsx';
import { type Node, nodeId, nodeValue } from './node.ts';
import { graphUrl, nodeUrl } from './node-url.ts';
import { readable } from './shorten.ts';
import './hover-card.css';

const texts = entityTexts.card;
const BARS = 48;

/** What is known about an entity, and where to go from here. */
export function HoverCard({
  target: { node, label, anchor },
  takesFocus,
  onEnter,
  onLeave,
  onClose,
}: {
  target: ChipTarget;
  takesFocus: boolean;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}) {
  const query = useQuery<EntityHit>(cardRequest(node));
  const hit = firstHit(query);
  const data = hit === undefined ? undefined : cardData(hit);
  const style = styleOf(node);
  // An indicator is shown defanged, not as the server writes it.
  const known = node.kind === 'indicator' ? undefined : data?.label;
  const name = label ?? known ?? readable(nodeValue(node), style);
  return (
    <Popover
      anchor={anchor}
      className="hover-card"
      label={visible(texts.label(style.label, name))}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      <div class="hover-card-content" onPointerEnter={onEnter} onPointerLeave={onLeave}>
        <header class="hover-card-header">
          <span class={`kind-icon ${style.colour}`}>
            <Icon name={style.icon} size={20} />
          </span>
          <div>
            <div class={style.isMono ? 'hover-card-value mono' : 'hover-card-value'}>
              <bdi>
                <NameText text={name} context={style.isMono ? 'address' : 'name'} />
              </bdi>
            </div>
            <Seen kind={style.label} data={data} />
          </div>
        </header>
        {data === undefined ? (
          <p class="hover-card-state text-2" role="status">
            {query.error === undefined ? texts.loading : problemOf(query.error)}
          </p>
        ) : (
          <Facts node={node} data={data} />
        )}
        <Actions node={node} label={node.kind === 'indicator' ? undefined : name} />
      </div>
    </Popover>
  );
}

function problemOf(error: unknown): string {
  return error instanceof ApiError && error.status === 404 ? texts.unknown : texts.failed;
}

function Seen({ kind, data }: { kind: string; data: CardData | undefined }) {
  const format = useTimeFormat();
  const { firstSeen, lastSeen } = data ?? {};
  return (
    <div class="text-2">
      {firstSeen === undefined || lastSeen === undefined
        ? kind
        : texts.seen(kind, format.day(firstSeen), format.day(lastSeen))}
    </div>
  );
}

function Facts({ node, data }: { node: Node; data: CardData }) {
  const { isWatched } = useWatching();
  const { counts, names, buckets } = data;
  const messages =
    counts.messages !== undefined && counts.channels
      ? texts.inChannels(counts.messages, counts.channels)
      : number(counts.messages);
  const rows: [string, string | undefined][] = [
    [texts.people, number(counts.people)],
    [texts.messages, messages],
    [texts.pages, number(counts.pages)],
    [texts.posts, number(counts.posts)],
    [texts.victims, number(counts.victims)],
    [texts.names, names.length === 0 ? undefined : visible(names.slice(0, 3).join(', '))],
    [texts.alerts, isWatched(nodeId(node)) ? texts.watched : undefined],
  ];
  return (
    <>
      <dl class="hover-card-facts">
        {rows.map(([term, value]) =>
          value === undefined ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {buckets.length > 0 && (
        <Sparkline
          values={activityOf(buckets, BARS)}
          kind="bars"
          width={316}
          height={28}
          label={texts.activity}
        />
      )}
    </>
  );
}

function number(value: number | undefined): string | undefined {
  return value === undefined ? undefined : formatNumber(value);
}

function Actions({ node, label }: { node: Node; label: string | undefined }) {
  const { isWatched, watch, unwatch, obstacle } = useWatching();
  const id = nodeId(node);
  const isOn = isWatched(id);
  const reason = isOn ? undefined : obstacle(id);
  return (
    <footer class="hover-card-actions">
      <ButtonLink href={nodeUrl(node)} icon="arrow-up-right">
        {texts.open}
      </ButtonLink>
      <ButtonLink href={graphUrl([id])} icon="waypoints">
        {texts.connections}
      </ButtonLink>
      <Button
        icon="eye"
        isPressed={isOn}
        obstacle={reason}
        onClick={() => (isOn ? unwatch(id, label) : watch(id, label))}
      >
        {isOn ? watchTexts.watching : watchTexts.watch}
      </Button>
      <IconButton icon="copy" label={texts.copy} onClick={() => copyWithNotice(nodeValue(node))} />
    </footer>
  );
}
