/** What may stand in a URL; what closes a sentence or a bracket around it is cut off afterwards. */
export const URL_REST = String.raw`[^\s<>"'\x60\\^{}|\u3000-\u303f\uff00-\uffef]*`;

const CLOSING_PUNCTUATION = /[.,;:!?*_~'"”’»…\])]$/;

/** A URL as it was meant: without the punctuation of the sentence it stands in. */
export function trimUrl(url: string): string {
  let end = url;
  while (CLOSING_PUNCTUATION.test(end)) {
    const last = end.at(-1);
    if (last === ')' && count(end, '(') >= count(end, ')')) break;
    if (last === ']' && count(end, '[') >= count(end, ']')) break;
    end = end.slice(0, -1);
  }
  return end;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
