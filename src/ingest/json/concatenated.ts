/** The texts of objects that follow each other on one line. Undefined if the line is anything else. */
export function concatenatedObjects(text: string): string[] | undefined {
  const objects: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      if (depth === 0) return undefined;
      at = endOfString(text, at);
    } else if (character === '{' || character === '[') {
      if (depth++ === 0) start = at;
    } else if (character === '}' || character === ']') {
      if (--depth < 0) return undefined;
      if (depth === 0) objects.push(text.slice(start, at + 1));
    } else if (depth === 0 && !/\s/.test(character as string)) return undefined;
  }
  return depth === 0 && objects.length > 1 && objects.every((object) => object.startsWith('{'))
    ? objects
    : undefined;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
