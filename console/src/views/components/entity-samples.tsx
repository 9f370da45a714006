import { EntityChip } from '../../entities/entity-chip.tsx';
import { entitySamples as samples } from '../../texts/samples.ts';
import { MessageText } from '../../ui/text.tsx';

/** Chips of every kind, and texts in which they are found. */
export function EntitySamples() {
  return (
    <>
      <section aria-labelledby="entity-samples">
        <h2 id="entity-samples">{samples.heading}</h2>
        <div class="entity-list">
          {samples.chips.map(({ node, label, count }) => (
            <EntityChip key={node} node={node} label={label} count={count} />
          ))}
        </div>
      </section>
      <section aria-labelledby="text-samples">
        <h2 id="text-samples">{samples.textHeading}</h2>
        {samples.texts.map(({ text, indicators }) => (
          <MessageText key={text} text={text} indicators={indicators} origin="telegram" />
        ))}
      </section>
    </>
  );
}
