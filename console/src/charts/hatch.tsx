/** The pattern for data that was not collected. Each drawing needs its own id. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line class="hatch-line" x1={0} y1={0} x2={0} y2={6} />
      </pattern>
    </defs>
  );
}

export const hatchFill = (id: string) => `url(#${id})`;
