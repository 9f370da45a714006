/**
 * Which records count for related indicators. Work stays bounded for a value that occurs a million times: only the newest
 * records are compared, in the order of their dates, ties by source and owner. A record with very many items is a list
 * of values, such as a dump, which says little about what belongs together.
 */
export const RELATED_RECORDS_MAX = 500;
export const RELATED_ITEMS_MAX = 1000;
