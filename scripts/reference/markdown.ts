/** Replaces what stands between `<!-- name -->` and `<!-- /name -->`. */
export function replaceSection(page: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) throw new Error(`the page lacks ${begin} and ${end}`);
  return `${page.slice(0, from + begin.length)}\n${content}\n${page.slice(to)}`;
}

/** Text inside a table cell. */
export function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`.replaceAll('|  |', '| |');
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
