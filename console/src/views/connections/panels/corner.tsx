import { connectionsTexts as texts } from '../../../texts/connections.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { CanvasControl } from '../canvas-control.ts';
import type { Scene } from '../drawing/scene.ts';
import { MiniMap } from '../mini-map.tsx';

/** The overview of the drawing, and buttons for its view. */
export function Corner({
  scene,
  canvas,
  arePinned,
  onPinAll,
  onList,
}: {
  scene: Scene;
  canvas: CanvasControl | undefined;
  arePinned: boolean;
  onPinAll: () => void;
  onList: () => void;
}) {
  return (
    <div class="graph-corner">
      <MiniMap scene={scene} control={canvas} />
      <div class="graph-float graph-zoom">
        <IconButton icon="zoom-in" label={texts.zoomIn} variant="ghost" onClick={() => canvas?.zoom(1)} />
        <IconButton icon="zoom-out" label={texts.zoomOut} variant="ghost" onClick={() => canvas?.zoom(-1)} />
        <IconButton icon="maximize" label={texts.fit} variant="ghost" onClick={() => canvas?.fit()} />
        <IconButton
          icon={arePinned ? 'pin-off' : 'pin'}
          label={arePinned ? texts.unpinAll : texts.pinAll}
          variant="ghost"
          onClick={onPinAll}
        />
        <IconButton icon="list" label={texts.showList} variant="ghost" onClick={onList} />
      </div>
    </div>
  );
}
