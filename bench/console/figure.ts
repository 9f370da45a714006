/** One row of the report. */
export interface Figure {
  what: string;
  value: string;
  goal?: string;
  isMet?: boolean;
}

export function table(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ what, value, goal = '', isMet }) =>
      `| ${what} | ${isMet === false ? `**${value}**` : value} | ${goal} |`,
  );
  return ['| | measured | goal |', '|---|---|---|', ...rows].join('\n');
}

export function milliseconds(what: string, value: number, goal: number): Figure {
  return { what, value: `${value.toFixed(0)} ms`, goal: `< ${goal} ms`, isMet: value < goal };
}
