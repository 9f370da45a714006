import { REPEATED } from '../contract/parameter-problems.ts';
import { InvalidParameters } from '../errors.ts';

/** `JSON.parse` keeps only the last value of a repeated name, so a filter or a list of values could get lost. */
export function rejectRepeatedNames(validJson: string): void {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  let depth = 0;
  // The text is valid JSON, so only brackets and strings matter.
  for (const [token, name] of validJson.matchAll(/[{}[\]]|("[^"\\]*(?:\\.[^"\\]*)*")(?:\s*:)?/g)) {
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
    else if (depth === 1 && name !== undefined && token.endsWith(':')) {
      const key = JSON.parse(name) as string;
      if (seen.has(key)) repeated.add(key);
      seen.add(key);
    }
  }
  if (repeated.size === 0) return;
  const names = [...repeated].slice(0, 20).map((name) => name.slice(0, 64));
  throw new InvalidParameters(names.map((name) => ({ loc: ['body', name], ...REPEATED })));
}
