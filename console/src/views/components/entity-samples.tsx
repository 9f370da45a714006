import { EntityChip } from '../../entities/entity-chip.tsx';
import { entitySamples as samples } from '../../texts/samples.ts';
import { MessageText } from '../../ui/text.tsx';

/** Chips of every kind, and texts in which they are found. */
export function EntitySamples() {
  return (
    <>
      <div class="entity-list">
        {samples.chips.map(({ node, label, count }) => (
          <EntityChip key={node} node={node} label={label} count={count} />
        ))}
      </div>
      {samples.texts.map(({ text, indicators }) => (
        <MessageText key={text} text={text} indicators={indicators} origin="telegram" />
      ))}
    </>
  );
}
