import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';

export type Fact = [name: string, value: ComponentChildren];

/** Names and values; those without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div class="section">
      <dl class="key-values">
        {facts
          .filter(([, value]) => value !== undefined && value !== false && value !== '' && value !== null)
          .map(([name, value], index) => (
            <Fragment key={`${name} ${index}`}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
    </div>
  );
}
