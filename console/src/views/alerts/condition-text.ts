import type { Alert } from '../../api/alert-types.ts';
import { alertTexts as texts } from '../../texts/alerts.ts';

/** The condition of a saved search in words: `"vpn access" -rdp in messages`. */
export function conditionText({ parameters, valueCount = 0, about }: Alert): string {
  const kinds =
    about.length === Object.keys(texts.kinds).length
      ? texts.everything
      : about.map((kind) => texts.kindsLower[kind]).join(', ');
  if (parameters === undefined) return texts.inKinds(texts.watchlist(valueCount), kinds);
  const { q, forms: _, ...others } = parameters;
  const parts = [q, ...Object.entries(others).map(([name, value]) => `${name}:${value}`)];
  return texts.inKinds(parts.filter(Boolean).join(' '), kinds);
}
