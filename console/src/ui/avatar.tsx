/** A picture drawn from an id: photos are never loaded. */
export function Avatar({ id, size = 24 }: { id: string; size?: number }) {
  const random = numbersOf(id);
  const color = 1 + Math.floor(random() * 6);
  const cells: { x: number; y: number }[] = [];
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 3; x++)
      if (random() > 0.52) {
        cells.push({ x, y });
        if (x < 2) cells.push({ x: 4 - x, y });
      }
  return (
    <svg class="avatar" viewBox="-1 -1 7 7" width={size} height={size} aria-hidden="true" focusable="false">
      {cells.map(({ x, y }) => (
        <rect key={`${x} ${y}`} class={`series-${color}`} x={x} y={y} width="1" height="1" />
      ))}
    </svg>
  );
}

/** The same numbers for the same text, each from 0 to 1. */
function numbersOf(text: string): () => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state ^= state >>> 15;
    return (state >>> 0) / 4294967296;
  };
}
