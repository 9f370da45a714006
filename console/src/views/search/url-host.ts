import { refang } from '../../../../src/text/refang.ts';

/** The host of a query that is one URL, defanged or not. More records name it than the whole URL. */
export function hostOfUrl(q: string): string | undefined {
  const url = /^https?:\/\/\S+$/i.test(refang(q.trim())) ? URL.parse(refang(q.trim())) : null;
  return url === null || url.hostname === '' ? undefined : url.hostname;
}
