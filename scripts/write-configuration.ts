/** Writes the tables of docs/configuration.md from the settings of src/config.ts; a test fails while it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { SETTINGS } from '../src/config.ts';
import { replaceSection, table } from './reference/markdown.ts';

const PAGE = new URL('../docs/configuration.md', import.meta.url);

/** The sections of the page, with the settings each of them shows. The first that matches counts. */
const GROUPS: [section: string, names: RegExp][] = [
  ['store-settings', /^NIGHTJAR_(STORE|DATA)$/],
  ['cluster-settings', /^OPENSEARCH_/],
  ['key-settings', /^REDIS_|_(RATE|WRONG_KEYS|KEY)_/],
  ['audit-settings', /^NIGHTJAR_AUDIT/],
  ['search-settings', /^NIGHTJAR_(SEARCH|ANSWER|UNREAD|WRITE)/],
  ['server-settings', /./],
];

export function configurationPage(): string {
  const sectionOf = (name: string) => GROUPS.find(([, names]) => names.test(name))?.[0];
  return GROUPS.reduce(
    (page, [section]) => {
      const rows = SETTINGS.filter(({ name }) => sectionOf(name) === section).map(
        ({ name, fallback, help }) => [`\`${name}\``, fallback === '' ? '' : `\`${fallback}\``, help],
      );
      return replaceSection(page, section, table(['setting', 'default', 'description'], rows));
    },
    readFileSync(PAGE, 'utf8'),
  );
}

if (import.meta.main) writeFileSync(PAGE, configurationPage());
