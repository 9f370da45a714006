/** Takes a new picture of every component, with which test/console/visual.test.ts compares. */
import { argv, env } from 'node:process';

env.RENEW_PICTURES = '1';
argv.splice(2, argv.length, 'console', 'test/console/visual.test.ts');
await import('./run-tests.ts');
