/** A thread that detects what values are, because the extractors take longer than the event loop may wait. */
import { serveRequests } from '../threads/thread-body.ts';
import { detectKinds } from './detect.ts';

serveRequests((values: readonly string[]) => values.map(detectKinds));
