import { ChipLink } from '../../entities/entity-chip.tsx';
import { styleOf } from '../../entities/kinds.ts';
import { nodeValue, readNodeId } from '../../entities/node.ts';
import { readable } from '../../entities/shorten.ts';
import { commonTexts } from '../../texts/common.ts';
import { CopyButton } from '../../ui/copy.tsx';
import { NameText } from '../../ui/name-text.tsx';

/** Characters at the end that stay visible: people compare values by their ends. */
const END_LENGTH = 6;

/** A value in full where there is room, else without its middle, or on two lines; with its hover card, and a button to copy it. */
export function IndicatorValue({ node: id }: { node: string }) {
  const node = readNodeId(id);
  if (node === undefined) return <NameText text={id} />;
  const style = styleOf(node);
  const text = readable(nodeValue(node), style);
  const cut = style.shortening === 'end' ? text.length : Math.max(0, text.length - END_LENGTH);
  return (
    <span class="indicator-value">
      <ChipLink node={node}>
        <bdi class="entity-value is-split">
          <span class="value-whole">
            <span class="value-start">
              <NameText text={text.slice(0, cut)} context={style.isMono ? 'address' : 'name'} />
            </span>
            {cut < text.length && (
              <span>
                <NameText text={text.slice(cut)} context="address" />
              </span>
            )}
          </span>
        </bdi>
      </ChipLink>
      <CopyButton text={() => nodeValue(node)} label={commonTexts.copyValue(text)} />
    </span>
  );
}
