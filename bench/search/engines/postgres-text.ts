import type { Words } from '../questions.ts';

/** PostgreSQL's limits for positions. */
const POSITION_MAX = 16_383;
const POSITIONS_MAX = 255;
/** Phrases must not match across two fields. */
const GAP = 10;

/** Tokens as they are, in the notation of `tsvector`: PostgreSQL's own parser would split some of them differently. */
export function tsvector(...fields: string[]): string {
  const positions = new Map<string, number[]>();
  let position = 0;
  for (const field of fields) {
    for (const token of field.split(' ')) {
      position++;
      if (token === '') continue;
      const known = positions.get(token);
      if (known === undefined) positions.set(token, [Math.min(position, POSITION_MAX)]);
      else if (known.length < POSITIONS_MAX && position < POSITION_MAX) known.push(position);
    }
    position += GAP;
  }
  return [...positions].map(([token, at]) => `${quoted(token)}:${at.join(',')}`).join(' ');
}

export function tsquery(words: Words): string {
  if (words.kind === 'prefix') return `${quoted(words.word)}:*`;
  return words.words.map(quoted).join({ all: ' & ', any: ' | ', phrase: ' <-> ' }[words.kind]);
}

function quoted(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

export function copyValue(value: string | undefined): string {
  return value === undefined
    ? '\\N'
    : value.replace(
        /[\\\n\r\t]/g,
        (character) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[character] as string,
      );
}
