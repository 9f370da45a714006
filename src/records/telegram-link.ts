const HANDLE = /^@?(\w{4,32})$/;
const LINK = /^(?:https?:\/\/)?(?:www\.)?(?:t(?:elegram)?\.me)\/(.+)$/i;
const NAME_LINK = /^https:\/\/t\.me\/\w+$/;

/** A handle or a link in any of its spellings as one link; whatever is neither stays as it is. */
export function telegramLink(value: string): string {
  const handle = HANDLE.exec(value)?.[1];
  if (handle !== undefined) return `https://t.me/${handle}`;
  const path = LINK.exec(value)?.[1];
  return path === undefined ? value : `https://t.me/${path}`;
}

/** Names mean the same in any letter case, invitations do not. */
export function canonicalTelegram(value: string): string {
  const link = telegramLink(value);
  return NAME_LINK.test(link) ? link.toLowerCase() : link;
}
