/** What a message is for. */
export const MOODS = ['sell', 'ask', 'chat', 'reply', 'warn', 'vouch', 'news', 'pay'] as const;
export type Mood = (typeof MOODS)[number];

/** Sentences of one language. `chat/fill-slots.ts` fills the {slots}. */
export interface Phrases {
  language: string;
  /** In the form that the sentences need. */
  countries: readonly string[];
  moods: Partial<Record<Mood, readonly string[]>>;
}
