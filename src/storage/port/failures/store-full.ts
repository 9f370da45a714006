import { StoreUnavailable } from './store-unavailable.ts';

/** The disk is full, so writes fail until space is freed. Acknowledged writes are safe. */
export class StoreFull extends StoreUnavailable {
  constructor(folder: string, options?: { cause?: unknown }) {
    super(`the disk is full: free some space for ${folder} and run the command again`, options);
    this.name = 'StoreFull';
  }
}
