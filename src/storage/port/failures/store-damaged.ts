import { StoreUnavailable } from './store-unavailable.ts';

/** A file of the store is corrupt, so its content cannot be trusted. */
export class StoreDamaged extends StoreUnavailable {
  constructor(file: string, options?: { cause?: unknown }) {
    super(
      `${file} is damaged: run "nightjar check" to see what is affected, then restore a backup with "nightjar restore"`,
      options,
    );
    this.name = 'StoreDamaged';
  }
}
