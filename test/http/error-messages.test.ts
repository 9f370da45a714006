import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closestName } from '../../src/closest-name.ts';
import { startApp } from '../support/app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('the closest name is spelled almost like the one given, or contains it', () => {
  const known = ['q', 'forms', 'include_tag', 'exclude_tag', 'language', 'page_size', 'gte', 'by'];
  const suggestions: Record<string, string> = {
    tag: 'include_tag',
    lang: 'language',
    size: 'page_size',
    pageSize: 'page_size',
    langauge: 'language',
    form: 'forms',
    Q: 'q',
  };
  for (const [given, meant] of Object.entries(suggestions))
    assert.equal(closestName(given, known), meant, given);
});

test('messages name the parameter, what is allowed, and what to do', async (t) => {
  const { app, issueKey } = await startApp(t, temporaryFolder(t));
  const all = await issueKey(['im', 'documents', 'victims', 'feeds']);
  const messageOf = async (url: string, payload?: object, key = all) => {
    const headers = { 'x-api-key': key };
    const response = await (payload === undefined
      ? app.inject({ url: `/api/v2/${url}`, headers })
      : app.inject({ method: 'POST', url: `/api/v2/${url}`, payload, headers }));
    assert.ok(response.statusCode === 422 || response.statusCode === 403, response.body);
    return response.json().message as string;
  };
  assert.equal(
    await messageOf('lookup/hashed', { prefixes: ['abcde', 'abcd'] }),
    'Invalid parameter prefixes[1]: must be 5 to 64 hexadecimal digits.',
  );
  assert.equal(
    await messageOf('document/search?q=x&tag=y'),
    'Invalid parameter tag: not a parameter of this endpoint; did you mean "include_tag"?',
  );
  assert.equal(
    await messageOf('im/search?q=x&collapse=same'),
    'Invalid parameter collapse: must be "similar".',
  );
  assert.equal(
    await messageOf('lookup?gte=2026-11-01', { values: ['x'] }),
    'Invalid parameter gte: not a parameter of this POST request, which only takes values in its body.',
  );
  assert.match(await messageOf('im/search?q=x', { q: 'x' }), /q: belongs in the JSON body of a POST request/);
  assert.match(
    await messageOf('im/search?channel=x', { q: 'x' }),
    /channel: not a parameter of this endpoint; did you mean "channelId"\?/,
  );
  assert.equal(
    await messageOf('indicator/search?q=*https://*'),
    'Invalid query: needs at least 3 characters apart from "*" and the scheme, which is ignored.',
  );
  assert.equal(
    await messageOf('indicator/search?q=*ab*'),
    'Invalid query: needs at least 3 characters apart from "*".',
  );
  const archive = await issueKey(['archive']);
  for (const url of ['lookup?value=x', 'indicator/domain/acme.example', 'indicator/search?q=acme'])
    assert.equal(
      await messageOf(url, undefined, archive),
      'This API key lacks the "im" or "documents" or "victims" or "feeds" scope.',
    );
});
