import { createRequire } from 'node:module';
import type * as PhoneLibrary from 'libphonenumber-js/max';

const require = createRequire(import.meta.url);
let library: typeof PhoneLibrary | undefined;

/**
 * Loaded for the first candidate: it takes 70 ms and 18 MB, and most commands never need it. The console's build
 * replaces this file, because browsers have no `require`.
 */
export function phoneLibrary(): typeof PhoneLibrary {
  library ??= require('libphonenumber-js/max') as typeof PhoneLibrary;
  return library;
}
