import * as library from 'libphonenumber-js/max';

/** Takes the place of src/enrich/phone-library.ts in the build: the chunk that has it is loaded on demand as a whole. */
export function phoneLibrary(): typeof library {
  return library;
}
