/** The overview and what rises: what each part counts, and what a key may see of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { EVERYTHING } from './endpoints.ts';

test('try', async (t) => {
  const app = await startApp(t, temporaryFolder(t));
  await app.write(...EVERYTHING);
  const response = await app.get('/api/v2/overview?days=5');
  console.log(JSON.stringify(response.json().data.hits[0] ?? response.json(), null, 1));
  assert.equal(response.statusCode, 200);
});
