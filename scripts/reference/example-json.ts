/** Longer lists and texts are cut in examples. */
const LIST_LENGTH_MAX = 3;
const TEXT_LENGTH_MAX = 200;
const LINE_LENGTH_MAX = 100;

/** An example as a value: what is left out is not seen. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value);
  if (Array.isArray(value)) return value.slice(0, LIST_LENGTH_MAX).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}

/** An example as text: short parts on one line, and a comment where a list was cut. */
export function exampleText(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  if (typeof value !== 'object' || value === null) return JSON.stringify(shortened(value));
  const line = oneLine(value);
  if (line !== undefined && indent.length + line.length <= LINE_LENGTH_MAX && indent.length > 2) return line;
  if (!Array.isArray(value)) {
    const members = Object.entries(value).map(
      ([name, each]) => `${inner}"${name}": ${exampleText(each, inner)}`,
    );
    return `{\n${members.join(',\n')}\n${indent}}`;
  }
  const shown = value.slice(0, LIST_LENGTH_MAX).map((each) => `${inner}${exampleText(each, inner)}`);
  const leftOut = value.length - shown.length;
  const comment = leftOut === 0 ? '' : `\n${inner}// ${leftOut} more`;
  return `[\n${shown.join(',\n')}${comment}\n${indent}]`;
}

/** Undefined for what cannot be on one line: a list that is cut. */
function oneLine(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(shortened(value));
  if (Array.isArray(value)) {
    const parts = value.map(oneLine);
    return value.length > LIST_LENGTH_MAX || parts.includes(undefined) ? undefined : `[${parts.join(', ')}]`;
  }
  const members = Object.entries(value).map(([name, each]) => [name, oneLine(each)] as const);
  if (members.some(([, text]) => text === undefined)) return undefined;
  return members.length === 0
    ? '{}'
    : `{ ${members.map(([name, text]) => `"${name}": ${text}`).join(', ')} }`;
}

function shortText(text: string): string {
  return text.length > TEXT_LENGTH_MAX ? `${text.slice(0, TEXT_LENGTH_MAX)}…` : text;
}
