const BYTE_ORDER_MARKS: readonly [readonly number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const HEADER_CHARSET = /charset\s*=\s*["']?([^\s"';,]+)/i;
const META_CHARSET = /<meta[^>]+charset\s*=\s*["']?([^\s"'/>;]+)/i;
/** How far to look for a meta element. */
const META_BYTES = 4096;

/** Decodes by byte order mark, header or meta element, else as UTF-8, else as Windows-1252 like browsers do. */
export function decodeText(body: Buffer, contentType: string): string {
  const mark = BYTE_ORDER_MARKS.find(([bytes]) => bytes.every((byte, index) => body[index] === byte))?.[1];
  const declared =
    mark ??
    HEADER_CHARSET.exec(contentType)?.[1] ??
    // A meta element that is readable as ASCII is not UTF-16, even if it says so.
    META_CHARSET.exec(body.toString('latin1', 0, META_BYTES))?.[1]?.replace(/^utf-16.*/i, 'utf-8');
  const decoder = decoderFor(declared);
  if (decoder !== undefined) return decoder.decode(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return new TextDecoder('windows-1252').decode(body);
  }
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}
