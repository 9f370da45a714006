import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import type { OpensearchClient } from './client.ts';

/** Error statuses of other web servers. Not 403: a user without permission says nothing about the product. */
const OTHER_STATUSES = [400, 404, 405, 406, 410, 415];

/** Throws if the server at the URL is not OpenSearch. */
export async function requireOpensearch(client: OpensearchClient): Promise<void> {
  const { status, body } = await client.read({
    method: 'GET',
    path: '/',
    expected: [...OTHER_STATUSES, 403],
  });
  if (status === 403) return;
  if (body?.version?.distribution === 'opensearch') return;
  const isElasticsearch = body?.tagline === 'You Know, for Search';
  throw new StoreUnavailable(
    isElasticsearch
      ? `OPENSEARCH_URL points to Elasticsearch ${body.version?.number}, which nightjar does not support; use OpenSearch`
      : 'OPENSEARCH_URL points to a server that is not OpenSearch',
  );
}
