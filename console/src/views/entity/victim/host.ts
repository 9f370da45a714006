/** The host of a website as an indicator has it; undefined if the text is no address. */
export function hostOf(link: string): string | undefined {
  const url = URL.parse(/^[a-z]+:\/\//i.test(link) ? link : `https://${link}`);
  const host = url?.hostname.replace(/^www\./, '').replace(/\.$/, '');
  return host?.includes('.') ? host : undefined;
}
