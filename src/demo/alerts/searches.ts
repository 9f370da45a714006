import type { SearchInput } from '../../alerts/search-input.ts';
import { BROKER_EMAIL, BROKER_WALLET } from '../people/cast.ts';
import { STORY_COMPANY } from '../story-facts.ts';

/** Ids are fixed, so that the story can point to them. */
export const STORY_ALERT = 'alert_demoferryman';
export const DEMO_TARGET = 'target_demowebhook';

/** The saved searches of the demo: the story's first. */
export const SEARCHES: readonly { id: string; input: SearchInput }[] = [
  {
    id: STORY_ALERT,
    input: {
      name: 'Ferryman: wallet, mail and names',
      values: [BROKER_WALLET, BROKER_EMAIL, '@ferryman_xmpl', '@tollkeeper_xmpl'],
      about: ['message', 'page', 'channel'],
      severity: 'high',
      tags: ['broker', 'access'],
      targets: [DEMO_TARGET],
    },
  },
  {
    id: 'alert_demosupplier',
    input: {
      name: `Supplier: ${STORY_COMPANY.name}`,
      values: [STORY_COMPANY.domain],
      severity: 'critical',
      tags: ['supplier'],
      targets: [DEMO_TARGET],
    },
  },
  {
    id: 'alert_demogermany',
    input: {
      name: 'Victims in Germany',
      about: 'ransomware',
      country: 'DE',
      severity: 'medium',
      tags: ['ransomware'],
      schedule: 'daily',
      targets: [DEMO_TARGET],
    },
  },
  {
    id: 'alert_demotarnwick',
    input: {
      name: 'New group: tarnwick',
      about: 'ransomware',
      group: 'tarnwick',
      severity: 'high',
      tags: ['ransomware'],
    },
  },
  {
    id: 'alert_demoloudcve',
    input: {
      name: 'CVE-2026-90417',
      q: '"CVE-2026-90417"',
      severity: 'low',
      tags: ['vulnerability'],
      schedule: 'hourly',
    },
  },
  {
    id: 'alert_demoscammer',
    input: { name: 'Scam reports', q: 'scam OR scammer OR кидала', severity: 'info', enabled: false },
  },
];
