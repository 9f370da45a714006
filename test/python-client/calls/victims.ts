import { type Call, DATES, PAGING, WINDOW } from './call.ts';

export const VICTIM_CALLS: readonly Call[] = [
  {
    method: 'search_ransomware_victim',
    arguments: {
      q: 'Acme',
      ...WINDOW,
      ...PAGING,
      country: 'DE',
      sector: 'Manufacturing',
      group: 'brasskettle',
    },
    endpoint: '/victim/search',
    request: `/victim/search?q=acme&${DATES}&page=1&page_size=5&country=DE&sector=Manufacturing&group=brasskettle`,
    model: 'RansomwareHit',
  },
  {
    method: 'search_ransomware_victim',
    arguments: { network: { network: 'clearnet' } },
    endpoint: '/victim/search',
    request: '/victim/search?network=clearnet',
    model: 'RansomwareHit',
  },
  {
    method: 'get_ransomware_victim',
    arguments: { document_id: 'post-2' },
    endpoint: '/victim/{id}',
    request: '/victim/post-2',
    model: 'RansomwareHit',
  },
  {
    method: 'ransomware_countries_stats',
    arguments: { countries: 'DE,GB', ...WINDOW },
    endpoint: '/stats/countries',
    request: `/stats/countries?countries=DE,GB&${DATES}`,
    model: 'Stat',
  },
  {
    method: 'ransomware_groups_stats',
    arguments: {},
    endpoint: '/stats/groups',
    request: '/stats/groups',
    model: 'Stat',
  },
];
