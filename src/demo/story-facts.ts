import type { Company } from './ransomware/companies.ts';

/** The company whose fall the story tells. */
export const STORY_COMPANY: Company = {
  name: 'Kestrelmoor Freight GmbH',
  domain: 'kestrelmoor-freight.example',
  country: 'DE',
  countryName: 'Germany',
  industry: 'Transportation',
  naics: '48',
  employees: 412,
  revenue: 84,
};

const HOUR_MS = 3_600_000;

/** When things happen: days before the first start, and time of the day. */
export const STORY_POST = { back: 3, ms: 13.4 * HOUR_MS };
export const STORY_OFFER = { back: 17, ms: 18.2 * HOUR_MS };
