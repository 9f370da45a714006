import type { ApiRequest } from './client.ts';

/** The request for one record of the search, by its kind and the id that addresses have. */
export function recordRequest(kind: string, id: string): ApiRequest {
  const colon = id.indexOf(':');
  const [platform, rest] = [id.slice(0, Math.max(0, colon)), encodeURIComponent(id.slice(colon + 1))];
  switch (kind) {
    case 'messages':
      return { path: `/im/${encodeURIComponent(platform)}/message/${rest}` };
    case 'people':
      return { path: `/im/${encodeURIComponent(platform)}/profile/${rest}` };
    case 'channels':
      return { path: `/im/${encodeURIComponent(platform)}/channel/${rest}` };
    case 'indicators':
      return { path: `/indicator/${encodeURIComponent(platform)}/${rest}` };
    case 'pages':
      return { path: `/document/${encodeURIComponent(id)}` };
    default:
      return { path: `/victim/${encodeURIComponent(id)}` };
  }
}
