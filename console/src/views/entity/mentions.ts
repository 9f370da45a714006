import { coreName } from '../../../../src/text/core-name.ts';
import type { EntityHit } from '../../api/types.ts';
import type { Also } from './list-request.ts';
import { hostOf } from './victim/host.ts';

/** More alternatives make a search slow. */
const ALTERNATIVES_MAX = 12;

/** Messages write a company without its legal form, or only its domain. */
export function mentionsQuery(names: readonly string[], hosts: readonly string[]): string {
  const phrases = [...names.map(coreName), ...hosts].map(phrase);
  const different = new Map(phrases.map((each) => [each.toLowerCase(), each]));
  different.delete('""');
  const chosen = [...different.values()].slice(0, ALTERNATIVES_MAX);
  return chosen.length > 1 ? `(${chosen.join(' OR ')})` : (chosen[0] ?? phrase(names[0] ?? ''));
}

function phrase(text: string): string {
  return `"${text.replaceAll('"', ' ').trim()}"`;
}

/** Other spellings of a group's name, and the hosts of its sites. */
export function alsoOfGroup({ names, sites = [] }: Pick<EntityHit, 'names' | 'sites'>): Also {
  return {
    names: names.map(({ name }) => name),
    hosts: sites.flatMap(({ url }) => hostOf(url) ?? []),
  };
}
