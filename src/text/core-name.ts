import { foldName, wordsOf } from './fold-name.ts';
import { withoutLegalForms } from './legal-forms.ts';

const CORE_LENGTH_MIN = 2;

/** The name as written, without its legal form: `Kestrelmoor Freight GmbH` is mentioned as `Kestrelmoor Freight`. */
export function coreName(name: string): string {
  const tokens = name.split(/\s+/).filter((token) => token !== '');
  const core = withoutLegalForms(tokens.flatMap(foldedWords)).join('');
  if (core.length < CORE_LENGTH_MIN) return tokens.join(' ');
  for (let start = 0; start < tokens.length; start++)
    for (let end = start + 1; end <= tokens.length; end++)
      if (tokens.slice(start, end).flatMap(foldedWords).join('') === core)
        return tokens
          .slice(start, end)
          .join(' ')
          .replace(/[\s,;&+]+$/, '');
  return core;
}

const foldedWords = (token: string) => wordsOf(foldName(token));
