import type { Route } from '../../route.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { viewTexts } from '../../texts/views.ts';
import { EntitySamples } from './entity-samples.tsx';

export function ComponentsView(_: { route: Route }) {
  return (
    <>
      <TopBar title={viewTexts.components} />
      <div class="view-content">
        <EntitySamples />
      </div>
    </>
  );
}
