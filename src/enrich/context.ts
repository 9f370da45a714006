/** How much of a line is read around a candidate. Lines may be long; this keeps the work linear. */
const REACH = 160;

/** The part of the line before a position, at most `length` characters. */
export function before(text: string, start: number, length: number): string {
  const from = Math.max(0, start - length);
  const part = text.slice(from, start);
  return part.slice(part.lastIndexOf('\n') + 1);
}

/** The part of the line after a position, at most `length` characters. */
export function after(text: string, end: number, length: number): string {
  const part = text.slice(end, end + length);
  const lineEnd = part.indexOf('\n');
  return lineEnd < 0 ? part : part.slice(0, lineEnd);
}

/** The line around a candidate without the candidate itself, and the line above if that ends in a colon. */
export function lineAround(text: string, start: number, end: number): string {
  const head = text.slice(Math.max(0, start - REACH), start);
  const lineStart = head.lastIndexOf('\n');
  const heading = /[^\n]{1,80}[:：]\s{0,3}\n$/.exec(head.slice(0, lineStart + 1))?.[0] ?? '';
  return `${heading}${head.slice(lineStart + 1)}  ${after(text, end, REACH)}`;
}
