import type { Reading } from '../../storage/port/reading.ts';
import { Cancelled } from '../../threads/failures.ts';

/** A store that takes no more questions once the signal is aborted. */
export function untilAborted(store: Reading, signal: AbortSignal): Reading {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...parameters: unknown[]) => {
        if (signal.aborted) throw new Cancelled();
        return member.apply(target, parameters);
      };
    },
  });
}
