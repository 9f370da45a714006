/** Whether so many characters of a kind stand in a row. It looks at one character in many: it runs over every message. */
export function hasRun(text: string, length: number, isOfKind: (code: number) => boolean): boolean {
  let end = length - 1;
  while (end < text.length) {
    let start = end;
    while (start > end - length && isOfKind(text.charCodeAt(start))) start--;
    if (start === end - length) return true;
    end = start + length;
  }
  return false;
}

export function isAsciiDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

export function isAsciiAlphanumeric(code: number): boolean {
  return isAsciiDigit(code) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a);
}
