import { ApiError, type ApiRequest } from '../../../api/client.ts';

/** Downloads the matches of the list as a file. */
export async function exportMatches(
  { parameters = {} }: ApiRequest,
  format: 'csv' | 'ndjson',
  key: string,
): Promise<void> {
  const query = new URLSearchParams({ format });
  for (const name of ['alertId', 'state'])
    if (parameters[name] !== undefined) query.set(name, String(parameters[name]));
  const response = await fetch(`api/v2/alerts/export?${query}`, {
    headers: { 'x-api-key': key },
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok)
    throw new ApiError(response.status, `The server responded with status ${response.status}.`);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `matches.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
