/** Days and instants as the API takes them. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z)?$/;

/** A day or an instant from an address; empty if it is none, such as 30 February. */
export function readDate(text: string | null): string {
  if (text === null || !DATE.test(text)) return '';
  const ms = Date.parse(text);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text.slice(0, 10) ? '' : text;
}
