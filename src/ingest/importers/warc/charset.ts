const BYTE_ORDER_MARKS: readonly [readonly number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const HEADER_CHARSET = /charset\s*=\s*["']?([^\s"';,]+)/i;
const META_CHARSET = /<meta[^>]+charset\s*=\s*["']?([^\s"'/>;]+)/i;
/** The standard looks no further for a meta element. */
const META_BYTES = 4096;

/** Bytes as text: by a byte order mark, the header, a meta element, else UTF-8, else what browsers fall back to. */
export function decodeText(body: Buffer, contentType: string): string {
  const mark = BYTE_ORDER_MARKS.find(([bytes]) => bytes.every((byte, index) => body[index] === byte))?.[1];
  const declared =
    mark ??
    HEADER_CHARSET.exec(contentType)?.[1] ??
    // A meta element that can be read at all is not in UTF-16, whatever it says.
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
