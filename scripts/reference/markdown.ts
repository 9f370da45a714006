/** Replaces what stands between `<!-- name -->` and `<!-- /name -->`. */
export function replaceSection(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`the page lacks ${begin} and ${end}`);
  return `${page.slice(0, from + begin.length)}\n${content}\n${page.slice(to)}`;
}

/** Text inside a table cell: on one line, and no HTML outside of code. */
function cell(text: string): string {
  const parts = text.replaceAll('|', '\\|').replaceAll('\n', ' ').split('`');
  return parts.map((part, index) => (index % 2 === 0 ? part.replaceAll('<', '&lt;') : part)).join('`');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `|${cells.map((text) => (text === '' ? ' ' : ` ${cell(text)} `)).join('|')}|`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
