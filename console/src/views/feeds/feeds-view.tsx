import type { Route } from '../../route.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { viewTexts } from '../../texts/views.ts';

export function FeedsView(_: { route: Route }) {
  return <TopBar title={viewTexts.feeds} />;
}
