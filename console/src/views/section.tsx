import type { ComponentChildren } from 'preact';
import type { ApiRequest } from '../api/client.ts';
import type { Query } from '../api/use-query.ts';
import { CurlButton } from '../ui/copy.tsx';
import { QueryResult } from '../ui/query-result.tsx';

/** A titled part of a page. The title can copy the request that loads its data. */
export function Section({
  id,
  title,
  request,
  children,
}: {
  id: string;
  title: ComponentChildren;
  request?: ApiRequest | undefined;
  children: ComponentChildren;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <CurlButton request={request} />
      </h2>
      {children}
    </section>
  );
}

/** A section that shows the result of one query. */
export function QuerySection<Hit>({
  id,
  title,
  request,
  query,
  empty,
  rows,
  children,
}: {
  id: string;
  title: string;
  request: ApiRequest | undefined;
  query: Query<Hit>;
  empty: string;
  rows?: number;
  children: (hits: Hit[], total: number) => ComponentChildren;
}) {
  return (
    <Section id={id} title={title} request={request}>
      <QueryResult query={query} empty={<p>{empty}</p>} {...(rows !== undefined && { rows })}>
        {children}
      </QueryResult>
    </Section>
  );
}
