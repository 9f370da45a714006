import type { SeededRandom } from '../random.ts';
import type { DemoGroup } from './groups.ts';

export interface Company {
  name: string;
  domain: string;
  country: string;
  countryName: string;
  industry: string;
  naics: string;
  employees: number;
  /** In millions of dollars. */
  revenue: number;
}

/** Code, name, how many victims it has, legal forms. */
const COUNTRIES: readonly [code: string, name: string, share: number, forms: readonly string[]][] = [
  ['US', 'United States', 30, ['Inc', 'LLC']],
  ['DE', 'Germany', 9, ['GmbH', 'AG']],
  ['GB', 'United Kingdom', 7, ['Ltd']],
  ['CA', 'Canada', 6, ['Inc']],
  ['IT', 'Italy', 6, ['S.r.l.', 'S.p.A.']],
  ['FR', 'France', 5, ['SAS', 'SARL']],
  ['BR', 'Brazil', 4, ['Ltda']],
  ['ES', 'Spain', 4, ['S.L.', 'S.A.']],
  ['IN', 'India', 3, ['Pvt Ltd']],
  ['MX', 'Mexico', 3, ['S.A. de C.V.']],
  ['NL', 'Netherlands', 2, ['B.V.']],
  ['JP', 'Japan', 2, ['K.K.']],
  ['AT', 'Austria', 2, ['GmbH']],
  ['CH', 'Switzerland', 2, ['AG']],
  ['AR', 'Argentina', 2, ['S.A.']],
  ['CO', 'Colombia', 1.5, ['S.A.S.']],
  ['PL', 'Poland', 1.5, ['Sp. z o.o.']],
  ['TH', 'Thailand', 1.5, ['Co., Ltd.']],
  ['AU', 'Australia', 1.5, ['Pty Ltd']],
  ['TR', 'Turkey', 1, ['A.Ş.']],
];

/** Name, NAICS code, how many victims it has, what companies are called. */
const SECTORS: readonly [name: string, naics: string, share: number, endings: readonly string[]][] = [
  ['Manufacturing', '31', 22, ['Castings', 'Plastics', 'Precision', 'Steel', 'Valves']],
  ['Professional Services', '54', 12, ['Partners', 'Consulting', 'Tax Advisors', 'Legal']],
  ['Construction', '23', 11, ['Builders', 'Roofing', 'Civil Works']],
  ['Healthcare', '62', 9, ['Dental Group', 'Clinics', 'Care Homes']],
  ['Wholesale', '42', 8, ['Supply', 'Trading', 'Wholesale']],
  ['Retail', '44', 7, ['Outfitters', 'Markets', 'Furniture']],
  ['Transportation', '48', 7, ['Freight', 'Logistics', 'Coaches']],
  ['Education', '61', 6, ['Academy', 'Schools', 'College']],
  ['Financial Services', '52', 5, ['Insurance', 'Leasing', 'Credit Union']],
  ['Hospitality', '72', 4, ['Hotels', 'Resorts']],
  ['Agriculture', '11', 3, ['Farms', 'Vineyards']],
  ['Public Administration', '92', 3, ['County', 'Municipal Services']],
  ['Utilities', '22', 2, ['Water', 'Energy']],
];

/** Syllables of invented names. */
const STARTS =
  'Bral Corv Dask Elsk Fenn Gorv Hask Ilv Jorv Kelm Lorv Mirv Nask Orsk Pelv Quorn Rasv Selk Tarv Ulv Vesk Wrel Yarv Zelk'.split(
    ' ',
  );
const ENDS = 'aden ovia inger hurst mond anto eska ille une ark ano wick orra etta'.split(' ');

export function inventCompany(
  random: SeededRandom,
  group: Pick<DemoGroup, 'countries' | 'sectors'>,
): Company {
  const [country, countryName, , forms] = preferred(random, COUNTRIES, group.countries, ([code]) => code);
  const [industry, naics, , endings] = preferred(random, SECTORS, group.sectors, ([name]) => name);
  const short = `${random.pick(STARTS)}${random.pick(ENDS)} ${random.pick(endings)}`;
  const employees = Math.round(12 * 90 ** random.fraction());
  return {
    name: random.chance(0.6) ? `${short} ${random.pick(forms)}` : short,
    domain: `${short.toLowerCase().replaceAll(' ', '-')}.example`,
    country,
    countryName,
    industry,
    naics,
    employees,
    revenue: Math.max(1, Math.round(employees * (0.08 + 0.3 * random.fraction()))),
  };
}

/** Four in five times one of the preferred rows. */
function preferred<Row extends readonly [string, string, number, readonly string[]]>(
  random: SeededRandom,
  rows: readonly Row[],
  names: readonly string[] | undefined,
  nameOf: (row: Row) => string,
): Row {
  const some = names && random.chance(0.8) ? rows.filter((row) => names.includes(nameOf(row))) : rows;
  return random.pickWeighted(some, ([, , share]) => share);
}
