import type { ComponentChildren } from 'preact';
import type { ApiRequest } from '../api/client.ts';
import { firstHit, useQuery } from '../api/use-query.ts';
import { CurlButton, Id } from '../ui/copy.tsx';
import { QueryResult } from '../ui/query-result.tsx';
import { ExternalLink, InlineText } from '../ui/text.tsx';
import { useTitle } from '../ui/use-title.ts';
import { PlatformBadge } from './platform-badge.tsx';

/** The page of one profile, channel or server: loads the record, then shows its header and two columns. */
export function EntityPage<Hit>({
  path,
  id,
  nameOf,
  header,
  children,
}: {
  path: string;
  id: string;
  nameOf: (hit: Hit) => string;
  header: (hit: Hit, request: ApiRequest) => ComponentChildren;
  children: (hit: Hit) => ComponentChildren;
}) {
  const request = { path };
  const query = useQuery<Hit>(request);
  const current = firstHit(query);
  useTitle(current === undefined ? id : nameOf(current));
  return (
    <div class="entity">
      <QueryResult query={query} rows={4}>
        {([hit]) => hit && header(hit, request)}
      </QueryResult>
      {current !== undefined && <div class="columns">{children(current)}</div>}
    </div>
  );
}

export function EntityHeader({
  platform,
  name,
  tag,
  id,
  facts,
  request,
  actions,
  photoLabel = 'Profile photo',
  photos = [],
}: {
  platform: string;
  name: string;
  tag?: ComponentChildren;
  id: string;
  /** When the record was created and last seen, and what else is known. */
  facts: ComponentChildren;
  request: ApiRequest;
  actions: ComponentChildren;
  photoLabel?: string;
  photos?: readonly string[] | undefined;
}) {
  return (
    <header class="page-header">
      <h1>
        <PlatformBadge platform={platform} /> <InlineText text={name} />
        {tag}
      </h1>
      <p class="facts">
        <Id value={id} /> {facts} <CurlButton request={request} />
      </p>
      <p class="actions">{actions}</p>
      {photos.length > 0 && (
        <p class="photos">
          {photoLabel}
          {photos.length > 1 && 's'} (not loaded): <ExternalLinks urls={photos} />
        </p>
      )}
    </header>
  );
}

export function ExternalLinks({ urls = [] }: { urls?: readonly string[] | undefined }) {
  return (
    <>
      {urls.map((url) => (
        <ExternalLink key={url} url={url} />
      ))}
    </>
  );
}
