/** Values come again and again: titles and names with every message, what a profile shows with every change of it. */
const REMEMBERED_MAX = 30_000;

/** The same function, with what it made of the latest values at hand. */
export function memoize(read: (value: string) => string): (value: string | undefined) => string {
  const recent = new Map<string, string>();
  return (value) => {
    if (value === undefined) return '';
    let text = recent.get(value);
    if (text === undefined) {
      if (recent.size >= REMEMBERED_MAX) recent.clear();
      text = read(value);
      recent.set(value, text);
    }
    return text;
  };
}
