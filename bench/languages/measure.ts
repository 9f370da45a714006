import type { Language } from '../../src/records/message.ts';

export type Detector = (text: string) => Language[];

export interface Tally {
  right: number;
  silent: number;
  wrong: number;
  wrongAs: Map<string, number>;
}

/** Languages that are counted as one, because a short text of one is often also a text of the other. */
const ACCEPTED: Record<string, string[]> = {
  nb: ['no', 'da'],
  nn: ['no'],
  bs: ['hr', 'sr'],
  hr: ['bs', 'sr'],
  sr: ['hr', 'bs'],
  id: ['ms'],
  ms: ['id'],
};

export function isRight(language: string, found: string): boolean {
  return found === language || ACCEPTED[language]?.includes(found) === true;
}

export function measure(detect: Detector, language: string, texts: readonly string[]): Tally {
  const tally: Tally = { right: 0, silent: 0, wrong: 0, wrongAs: new Map() };
  for (const text of texts) {
    const [found] = detect(text);
    if (found === undefined) tally.silent++;
    else if (isRight(language, found.language)) tally.right++;
    else {
      tally.wrong++;
      tally.wrongAs.set(found.language, (tally.wrongAs.get(found.language) ?? 0) + 1);
    }
  }
  return tally;
}

export function sum(tallies: readonly Tally[]): Tally {
  const all: Tally = { right: 0, silent: 0, wrong: 0, wrongAs: new Map() };
  for (const { right, silent, wrong, wrongAs } of tallies) {
    all.right += right;
    all.silent += silent;
    all.wrong += wrong;
    for (const [language, count] of wrongAs)
      all.wrongAs.set(language, (all.wrongAs.get(language) ?? 0) + count);
  }
  return all;
}

export function addResult(counts: [number, number], right: boolean): void {
  if (right) counts[0]++;
  counts[1]++;
}

export function percent(share: number): string {
  return (100 * share).toFixed(1).padStart(5);
}
