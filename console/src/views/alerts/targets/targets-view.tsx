import type { Route } from '../../../route.ts';
export function TargetsView(_: { route: Route }) {
  return null;
}
