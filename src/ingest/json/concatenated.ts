/** The texts of objects that follow each other on one line. Undefined if the line is anything else. */
export function concatenatedObjects(text: string): string[] | undefined {
  const objects: string[] = [];
  for (let at = skipSpace(text, 0); at < text.length; ) {
    const end = text[at] === '{' ? endOfObject(text, at) : undefined;
    if (end === undefined) return undefined;
    objects.push(text.slice(at, end));
    at = skipSpace(text, end);
  }
  return objects.length > 1 ? objects : undefined;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] as string)) at++;
  return at;
}

function endOfObject(text: string, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') depth++;
    else if ((character === '}' || character === ']') && --depth === 0) return at + 1;
  }
  return undefined;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
