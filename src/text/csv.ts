/** RFC 4180 with every field quoted and with values that spreadsheets cannot run as formulas. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}

/** The first character of a formula. East Asian editions also accept full-width and small forms. */
const FORMULA = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫−]`;
/** Characters that a spreadsheet may strip before it reads a cell. */
const STRIPPED = String.raw` \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000"\p{Cf}\0-\x08\x0e-\x1f\x7f`;
/** A spreadsheet may split at another separator than the comma; it then ignores the quotes, and a cell starts here. */
const SEPARATOR = String.raw`,;\t\r\n\v\f\x85\u2028\u2029`;
const STARTS_FORMULA = new RegExp(`^[${STRIPPED}${SEPARATOR}]*${FORMULA}|^[${SEPARATOR}]`, 'u');
const INNER_FORMULA = new RegExp(`([${SEPARATOR}][${STRIPPED}]*)(?=${FORMULA})`, 'gu');

/** Puts an apostrophe before a field that could run as a formula, and before each part that could become such a cell. */
function field(text: string): string {
  const inner = text.replace(INNER_FORMULA, "$1'");
  const safe = STARTS_FORMULA.test(text) ? `'${inner}` : inner;
  return `"${safe.replaceAll('"', '""')}"`;
}
