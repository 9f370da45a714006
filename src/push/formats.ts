import { FORMATS } from '../ingest/formats.ts';

/** Every format that an importer reads can be pushed. */
export const PUSH_FORMATS: readonly string[] = FORMATS.map(({ name }) => name);
