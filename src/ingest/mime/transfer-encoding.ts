const EQUALS = 0x3d;
const CR = 0x0d;
const LF = 0x0a;

/** Undoes the Content-Transfer-Encoding. Unknown ones are left as they are. */
export function decodeTransfer(body: Buffer, encoding: string): Buffer {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return Buffer.from(body.toString('latin1'), 'base64');
    case 'quoted-printable':
      return decodeQuotedPrintable(body);
    default:
      return body;
  }
}

/** Invalid sequences are kept. */
export function decodeQuotedPrintable(bytes: Buffer): Buffer {
  const decoded = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte !== EQUALS) {
      decoded[length++] = byte;
      continue;
    }
    const lineEnd = bytes[at + 1] === CR && bytes[at + 2] === LF ? 2 : bytes[at + 1] === LF ? 1 : 0;
    const high = hexDigit(bytes[at + 1]);
    const low = hexDigit(bytes[at + 2]);
    if (lineEnd > 0) at += lineEnd;
    else if (high !== undefined && low !== undefined) {
      decoded[length++] = high * 16 + low;
      at += 2;
    } else decoded[length++] = byte;
  }
  return decoded.subarray(0, length);
}

function hexDigit(byte: number | undefined): number | undefined {
  if (byte === undefined) return undefined;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const upper = byte & 0xdf;
  return upper >= 0x41 && upper <= 0x46 ? upper - 0x37 : undefined;
}
