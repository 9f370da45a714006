import { opensearchEngine } from './engines/opensearch/engine.ts';
import { sqliteEngine, sqlitePlace } from './engines/sqlite/engine.ts';
import type { Engine, PlaceHandle, ReadSetting, Setting, StorePlace } from './port/engine.ts';

/** The first engine is the default. Only this file names engines. */
const ENGINES: readonly Engine[] = [sqliteEngine, opensearchEngine];

export const ENGINE_NAMES = ENGINES.map(({ name }) => name);

export const STORE_SETTINGS: readonly Setting[] = [
  {
    name: 'NIGHTJAR_STORE',
    fallback: ENGINE_NAMES[0] as string,
    help: `storage engine: ${ENGINE_NAMES.join(' or ')}`,
  },
  ...ENGINES.flatMap(({ settings }) => settings),
];

/** The store that the settings describe; undefined if they are invalid. */
export function readStorePlace(setting: ReadSetting, mistakes: string[]): StorePlace | undefined {
  const wanted = setting('NIGHTJAR_STORE');
  const engine = ENGINES.find(({ name }) => name === wanted);
  if (engine === undefined)
    mistakes.push(`NIGHTJAR_STORE must be one of ${ENGINE_NAMES.join(', ')}, not ${JSON.stringify(wanted)}`);
  return engine?.read(setting, mistakes);
}

/** The store that a command-line argument refers to: a folder, or the addresses of a cluster. */
export function placeOf(text: string, setting: ReadSetting, mistakes: string[]): StorePlace | undefined {
  for (const engine of ENGINES) {
    const before = mistakes.length;
    const place = engine.placeOf(text, setting, mistakes);
    if (place !== undefined || mistakes.length > before) return place;
  }
  mistakes.push(`"${text}" is neither a folder nor a cluster URL`);
  return undefined;
}

/** The place of a handle, in another thread of the same program. */
export function placeFrom({ engine, place }: PlaceHandle): StorePlace {
  return (ENGINES.find(({ name }) => name === engine) as Engine).placeFrom(place);
}

/** A store in the given folder, independent of the settings. */
export function placeInFolder(folder: string): StorePlace {
  return sqlitePlace(folder);
}
