import { StoreUnavailable } from './store-unavailable.ts';

/** Nothing can be written until there is room again. What was acknowledged before is safe. */
export class StoreFull extends StoreUnavailable {
  constructor(folder: string, options?: { cause?: unknown }) {
    super(`the disk is full: free some space for ${folder} and run the command again`, options);
    this.name = 'StoreFull';
  }
}
