import { hash } from 'node:crypto';
import type { AlertKind } from '../port/alerts.ts';

/** The ids of a record's matches start with the same characters, so that they can be found together. */
const RECORD_CHARACTERS = 20;
const SEARCH_CHARACTERS = 12;
const SEARCHES_MAX = 100_000;

const searchParts = new Map<string, string>();

/** The same for the same search and record, so that no record matches a search twice. */
export function matchId(search: string, kind: AlertKind, key: string): string {
  return recordPartOf(kind, key) + searchPartOf(search);
}

export function recordPartOf(kind: AlertKind, key: string): string {
  return hash('sha256', `${kind} ${key}`, 'hex').slice(0, RECORD_CHARACTERS);
}

export function searchPartOf(search: string): string {
  let part = searchParts.get(search);
  if (part === undefined) {
    part = hash('sha256', search, 'hex').slice(0, SEARCH_CHARACTERS);
    if (searchParts.size >= SEARCHES_MAX) searchParts.clear();
    searchParts.set(search, part);
  }
  return part;
}

export function splitMatchId(id: string): { record: string; search: string } {
  return { record: id.slice(0, RECORD_CHARACTERS), search: id.slice(RECORD_CHARACTERS) };
}
