import { styleOf } from '../../../entities/kinds.ts';
import { readNodeId } from '../../../entities/node.ts';
import { graphUrl } from '../../../entities/node-url.ts';
import { Icon } from '../../../ui/icon.tsx';
import { InlineText } from '../../../ui/text.tsx';

/** A link to the connections of something. */
export function EntityIconLink({ id, label }: { id: string; label: string }) {
  const node = readNodeId(id);
  if (node === undefined) return null;
  const { icon, colour } = styleOf(node);
  return (
    <a class="inline" href={graphUrl([id])}>
      <span class={`kind-icon ${colour}`}>
        <Icon name={icon} size={14} />
      </span>
      <InlineText text={label} />
    </a>
  );
}
