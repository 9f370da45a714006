const HANDLE = /^@?(\w{4,32})$/;
const LINK = /^(?:https?:\/\/)?(?:www\.)?(?:t(?:elegram)?\.me)\/(.+)$/i;
const NAME_LINK = /^https:\/\/t\.me\/\w+$/;

/** The usual form of a handle or a link in any spelling. Other text is returned unchanged. */
export function telegramLink(value: string): string {
  const handle = HANDLE.exec(value)?.[1];
  if (handle !== undefined) return `https://t.me/${handle}`;
  const path = LINK.exec(value)?.[1];
  return path === undefined ? value : `https://t.me/${path}`;
}

/** Names are case-insensitive, invitations are not. */
export function canonicalTelegram(value: string): string {
  const link = telegramLink(value);
  return NAME_LINK.test(link) ? link.toLowerCase() : link;
}
