/** nightjar as `nightjar serve` runs it, with its log sent to /dev/null. */
import pino from 'pino';
import { readConfig } from '../../src/config.ts';
import { buildApp } from '../../src/http/app.ts';
import { openServices } from '../../src/services/services.ts';

const log = pino({ level: 'info' }, pino.destination({ dest: '/dev/null', minLength: 4096, sync: true }));
const services = await openServices(readConfig(), { log });
const app = await buildApp(services);
await services.detector.warmUp();
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.(typeof address === 'object' ? address?.port : undefined);
