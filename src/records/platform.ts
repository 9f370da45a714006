/** The API contract knows Telegram and Discord; Jabber is an extension. */
export const PLATFORMS = ['telegram', 'discord', 'jabber'] as const;
export type Platform = (typeof PLATFORMS)[number];

export function isPlatform(text: string): text is Platform {
  return (PLATFORMS as readonly string[]).includes(text);
}
