/**
 * Sectors of ransomware.live that match exactly one sector or subsector of NAICS 2022. Technology, Energy, Business and
 * Consumer Services, Agriculture and Food Production, Hospitality and Tourism span several and get no code.
 */
const NAICS_BY_SECTOR = new Map([
  ['manufacturing', '31-33'],
  ['construction', '23'],
  ['transportation/logistics', '48-49'],
  ['healthcare', '62'],
  ['financial services', '52'],
  ['public sector', '92'],
  ['education', '61'],
  ['telecommunication', '517'],
]);

export function naicsOf(sector: string): string | undefined {
  return NAICS_BY_SECTOR.get(sector.toLowerCase());
}
