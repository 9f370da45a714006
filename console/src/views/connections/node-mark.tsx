import { Icon } from '../../ui/icon.tsx';
import { NameText } from '../../ui/name-text.tsx';
import type { GraphNode } from './model/graph-data.ts';
import { GROUP_LOOKS, groupOf, type KindGroup } from './model/kind-groups.ts';
import { drawnLabel } from './model/node-label.ts';

export function GroupIcon({ group }: { group: KindGroup }) {
  return (
    <span class={`kind-icon kind-${group}`}>
      <Icon name={GROUP_LOOKS[group].icon} size={14} />
    </span>
  );
}

/** A node's icon and short name, as in the drawing unless another text tells it from others. */
export function NodeName({ node, text }: { node: GraphNode; text?: string | undefined }) {
  const group = groupOf(node);
  return (
    <>
      <GroupIcon group={group} />
      <bdi class={GROUP_LOOKS[group].isMono ? 'truncate mono' : 'truncate'}>
        <NameText text={text ?? drawnLabel(node)} />
      </bdi>
    </>
  );
}
