import { recognizeIndicator } from '../../../entities/recognize.ts';
import { queryTexts as texts } from '../../../texts/search.ts';
import type { Suggestion } from './suggestions.ts';

/** The page of a pasted indicator. */
export function recognize(text: string): Suggestion[] {
  const found = recognizeIndicator(text);
  if (found === undefined) return [];
  const { style, label, href } = found;
  return [
    {
      icon: style.icon,
      colour: style.colour,
      label: texts.openIndicator(style.label),
      note: label,
      text,
      isComplete: true,
      href,
    },
    { icon: 'text-search', label: texts.searchWordAll, note: text, text, isComplete: true },
  ];
}
