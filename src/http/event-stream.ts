import type { ApiKey } from '../storage/port/api-key.ts';
import type { EndpointServices } from './endpoint.ts';

export interface StreamedEvent {
  /** Sent back as `Last-Event-ID` by a client that connects again. */
  id: string;
  event: string;
  data: string;
}

/** Events that an endpoint sends for as long as the client listens (extension). */
export interface EventStream {
  /** In order, in parts that arrive together, until the signal is aborted. Throws InvalidParameters before the first. */
  events(
    request: { key: ApiKey; lastEventId: string | undefined; signal: AbortSignal },
    services: EndpointServices,
  ): AsyncGenerator<readonly StreamedEvent[], void>;
}
