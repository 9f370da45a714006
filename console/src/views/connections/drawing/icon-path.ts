import { iconShapes } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

/** An icon as a path on a canvas, 24 units wide. */
export function iconPath(name: IconName): Path2D {
  const path = new Path2D();
  for (const [tag, attributes] of iconShapes(name)) addShape(path, tag, attributes);
  return path;
}

function addShape(path: Path2D, tag: string, attributes: Record<string, string>): void {
  const number = (key: string) => Number(attributes[key] ?? 0);
  const shape = new Path2D(tag === 'path' ? attributes['d'] : undefined);
  switch (tag) {
    case 'circle':
      shape.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
      break;
    case 'ellipse':
      shape.ellipse(number('cx'), number('cy'), number('rx'), number('ry'), 0, 0, 2 * Math.PI);
      break;
    case 'rect':
      shape.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      break;
    case 'line':
      shape.moveTo(number('x1'), number('y1'));
      shape.lineTo(number('x2'), number('y2'));
      break;
  }
  path.addPath(shape);
}
