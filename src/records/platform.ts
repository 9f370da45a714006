export const PLATFORMS = ['telegram', 'discord'] as const;
export type Platform = (typeof PLATFORMS)[number];

export function isPlatform(text: string): text is Platform {
  return (PLATFORMS as readonly string[]).includes(text);
}
