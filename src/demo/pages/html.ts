/** A page as simple as those of most onion sites. */
export function htmlPage(title: string, body: readonly string[]): string {
  return `<!doctype html>\n<html><head><title>${escaped(title)}</title></head><body>\n${body.join('\n')}\n</body></html>\n`;
}

export function heading(text: string): string {
  return `<h1>${escaped(text)}</h1>`;
}

export function paragraph(text: string): string {
  return `<p>${escaped(text).replaceAll('\n', '<br>\n')}</p>`;
}

export function link(url: string, text = url): string {
  return `<p><a href="${escaped(url)}">${escaped(text)}</a></p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
