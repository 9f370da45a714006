import type { Clock, Timer } from '../../clock.ts';
import type { SmtpSettings } from './email/smtp-settings.ts';
import type { Network } from './network/guarded-connection.ts';

/** What sending needs from the service around it. */
export interface DeliveryContext {
  clock: Clock;
  timer: Timer;
  network: Network;
  /** Undefined: targets of the kind `email` fail. */
  smtp?: SmtpSettings;
  /** Ends an attempt early, when the service stops. */
  signal?: AbortSignal;
}
