import { computeLayout, type LayoutRequest } from './layout.ts';

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: LayoutRequest }>) => {
  postMessage({ id: data.id, positions: computeLayout(data.request) });
});
