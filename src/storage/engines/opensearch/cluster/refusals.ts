import type { errors } from '@opensearch-project/opensearch';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import type { Call, OpensearchConnection } from './client.ts';

/** The cluster was reached, but did not answer before the deadline. */
export class OutOfTime extends StoreUnavailable {
  constructor() {
    super('the cluster did not respond in time');
    this.name = 'OutOfTime';
  }
}

/** The cluster accepts no writes. Retrying does not help until an operator acts. */
export class WritesBlocked extends StoreUnavailable {
  constructor(status: number) {
    super(
      status === 429
        ? 'the cluster refuses writes: OpenSearch made the indices read-only because a disk is almost full (flood stage, ' +
            'index.blocks.read_only_allow_delete); free disk space, then run the command again'
        : 'the cluster refuses writes: its indices are write-protected (index.blocks.write or index.blocks.read_only); ' +
            'remove the block, then run the command again',
    );
    this.name = 'WritesBlocked';
  }
}

/** Invalid credentials, or a user without the required permission. */
export class AccessDenied extends StoreUnavailable {
  constructor(status: number, call: Call, { user, header }: Pick<OpensearchConnection, 'user' | 'header'>) {
    super(status === 401 ? unauthenticated({ user, header }) : forbidden(call, { user, header }));
    this.name = 'AccessDenied';
  }
}

/**
 * A rejected request, with OpenSearch's error type. OpenSearch's message is omitted, because it may quote the request.
 */
export class ClusterRefusal extends Error {
  readonly type: string;
  readonly index: string | undefined;

  constructor({ body, statusCode }: errors.ResponseError) {
    const type = typeOf(body);
    super(`the cluster refused a request with ${statusCode}: ${type}`);
    this.name = 'ClusterRefusal';
    this.type = type;
    this.index = body?.error?.root_cause?.[0]?.index;
  }
}

const BLOCK = 'cluster_block_exception';
/** A block with another status means that the cluster has no manager, which is temporary. */
const BLOCKED_STATUSES: ReadonlySet<number> = new Set([403, 429]);

export function isWriteBlock(status: number, type: string | undefined): boolean {
  return type === BLOCK && BLOCKED_STATUSES.has(status);
}

export function refusalOf(error: errors.ResponseError, call: Call, connection: OpensearchConnection): Error {
  const status = error.statusCode ?? 0;
  if (isWriteBlock(status, typeOf(error.body))) return new WritesBlocked(status);
  if (status === 401 || status === 403) return new AccessDenied(status, call, connection);
  return new ClusterRefusal(error);
}

// biome-ignore lint/suspicious/noExplicitAny: the body of another program's response
export function typeOf(body: any): string {
  return body?.error?.root_cause?.[0]?.type ?? body?.error?.type ?? 'unknown';
}

type Credentials = Pick<OpensearchConnection, 'user' | 'header'>;

function unauthenticated({ user, header }: Credentials): string {
  if (user !== undefined)
    return `the cluster refuses the user ${JSON.stringify(user.name)}: check OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD`;
  if (header !== undefined)
    return 'the cluster refuses the API key: check OPENSEARCH_API_KEY and OPENSEARCH_API_KEY_HEADER';
  return 'the cluster requires a login: set OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD, or OPENSEARCH_API_KEY';
}

function forbidden({ method, path }: Call, { user, header }: Credentials): string {
  const identity =
    user === undefined
      ? header === undefined
        ? 'anonymous requests'
        : 'the API key'
      : `the user ${JSON.stringify(user.name)}`;
  // A path may contain a document id; the name of the API does not.
  const api = path.split('/').find((part) => part.startsWith('_')) ?? 'the index';
  return `the cluster does not allow ${identity} to ${method} ${api}: grant the permissions that docs/cluster.md lists`;
}
