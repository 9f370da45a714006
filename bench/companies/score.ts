import { readCompanyName } from '../../src/text/company-name.ts';
import type { Pair } from './pairs.ts';

export interface PairScore {
  wrong: Pair[];
  missed: Pair[];
  precision: number;
  recall: number;
}

export function isSameCompany(a: string, b: string): boolean {
  const [first, second] = [readCompanyName(a), readCompanyName(b)];
  return (
    first.nameKeys.some((key) => second.nameKeys.includes(key)) ||
    first.domains.some((domain) => second.domains.includes(domain))
  );
}

export function scorePairs(same: readonly Pair[], different: readonly Pair[]): PairScore {
  const missed = same.filter(([a, b]) => !isSameCompany(a, b));
  const wrong = different.filter(([a, b]) => isSameCompany(a, b));
  const found = same.length - missed.length;
  return { wrong, missed, precision: found / (found + wrong.length), recall: found / same.length };
}
