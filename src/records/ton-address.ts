/**
 * A TON account has a raw form (`0:` and 64 hexadecimal digits), and a friendly form of 48 characters that adds flags
 * and a CRC16, in base64 or base64url. The flags say how to pay, not whom, so accounts are compared without them.
 */

const FRIENDLY_LENGTH = 48;
const FRIENDLY = /^[\w+/-]{48}$/;
const RAW = /^(-1|0):([0-9a-f]{64})$/i;
const BOUNCEABLE = 0x11;
const NON_BOUNCEABLE = 0x51;
const MASTERCHAIN_BYTE = 0xff;

export function isTonLength(text: string): boolean {
  return text.length === FRIENDLY_LENGTH || RAW.test(text);
}

/** The bounceable form in base64url; undefined if the text is not an address of the main network. */
export function canonicalTonAddress(text: string): string | undefined {
  const raw = RAW.exec(text);
  if (raw !== null) return friendly(raw[1] === '0' ? 0 : MASTERCHAIN_BYTE, hexBytes(raw[2] ?? ''));
  const bytes = FRIENDLY.test(text) ? base64Bytes(text) : undefined;
  if (bytes === undefined) return undefined;
  const [flags = 0, workchain = 0] = bytes;
  if (flags !== BOUNCEABLE && flags !== NON_BOUNCEABLE) return undefined;
  if (workchain !== 0 && workchain !== MASTERCHAIN_BYTE) return undefined;
  const checksum = crc16(bytes.subarray(0, 34));
  if (bytes[34] !== checksum >> 8 || bytes[35] !== (checksum & 0xff)) return undefined;
  return friendly(workchain, bytes.subarray(2, 34));
}

function friendly(workchain: number, account: Uint8Array): string {
  const bytes = new Uint8Array(36);
  bytes.set([BOUNCEABLE, workchain]);
  bytes.set(account, 2);
  const checksum = crc16(bytes.subarray(0, 34));
  bytes.set([checksum >> 8, checksum & 0xff], 34);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

function base64Bytes(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function hexBytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
}

/** CRC-16/XMODEM. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
    crc &= 0xffff;
  }
  return crc;
}
