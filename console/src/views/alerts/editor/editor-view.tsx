import type { Route } from '../../../route.ts';
export function EditorView(_: { route: Route; id: string | undefined }) {
  return null;
}
