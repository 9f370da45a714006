/**
 * Whether `length` matching characters follow each other. Most characters are never tested: this runs on every message.
 */
export function hasRun(text: string, length: number, matches: (code: number) => boolean): boolean {
  let end = length - 1;
  while (end < text.length) {
    let start = end;
    while (start > end - length && matches(text.charCodeAt(start))) start--;
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
