/** What may stand in a URL, up to the next one; what closes a sentence or a bracket around it is cut off afterwards. */
export const URL_REST = String.raw`(?:(?!https?:\/\/)[^\s<>"'\x60\\^{}|\u3000-\u303f\uff00-\uffef]){0,2048}`;

const CLOSING_PUNCTUATION = new Set('.,;:!?*_~\'"”’»…])(['.split(''));
const PAIRS = new Map([
  [')', '('],
  [']', '['],
]);

/** A URL as it was meant: without the punctuation of the sentence it stands in. A closing bracket stays if one is open. */
export function trimUrl(url: string): string {
  const open = new Map<string, number>();
  for (const character of url) open.set(character, (open.get(character) ?? 0) + 1);
  let end = url.length;
  while (end > 0) {
    const last = url[end - 1] as string;
    if (!CLOSING_PUNCTUATION.has(last)) break;
    const opening = PAIRS.get(last);
    if (opening !== undefined && (open.get(opening) ?? 0) >= (open.get(last) ?? 0)) break;
    open.set(last, (open.get(last) ?? 0) - 1);
    end--;
  }
  return url.slice(0, end);
}
