/** RFC 4180 with every field quoted, and values made harmless for spreadsheets. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** What a formula begins with, in full width and small forms too: East Asian editions read those alike. */
const FORMULA = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫−]`;
/** A spreadsheet may drop these before it looks at a cell. */
const SKIPPED = String.raw` \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"\p{Cf}\0-\x08\x0e-\x1f\x7f`;
/** Where a cell may begin inside our own: a spreadsheet may split at another separator than the comma, and then ignores our quotes. */
const SEPARATOR = String.raw`,;\t\r\n\v\f\x85\u2028\u2029`;
const FIRST = new RegExp(`^[${SKIPPED}${SEPARATOR}]*${FORMULA}|^[${SEPARATOR}]`, 'u');
const INNER = new RegExp(`([${SEPARATOR}][${SKIPPED}]*)(?=${FORMULA})`, 'gu');

/** A cell that a spreadsheet could take for a formula gets an apostrophe, and so does each part of it that could become a cell. */
function field(text: string): string {
  const inner = text.replace(INNER, "$1'");
  const harmless = FIRST.test(text) ? `'${inner}` : inner;
  return `"${harmless.replaceAll('"', '""')}"`;
}
