import type { EntityHit } from '../../api/types.ts';
import { summaryTexts as texts } from '../../texts/entity-pages.ts';
import { StatusDot } from '../../ui/badge.tsx';
import { Panel } from '../../ui/panel.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';

/** Former titles of a channel or server. */
export function TitleHistory({ hit: { names, node } }: { hit: EntityHit }) {
  if (names.length === 0) return null;
  return (
    <Panel title={texts.titleHistory} hasLine>
      <ul class="list">
        <li>
          <StatusDot tone="good" />
          <span class="grow truncate medium">
            <InlineText text={node.label} />
          </span>
          <span class="text-3">{texts.current}</span>
        </li>
        {names.map(({ name, firstSeen }) => (
          <li key={`${name} ${firstSeen}`}>
            <StatusDot tone="off" />
            <span class="grow truncate">
              <InlineText text={name} />
            </span>
            <span class="text-3">
              <Time at={firstSeen} style="day" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
