import { type Headers, splitHeaders } from './headers.ts';
import { readParameters } from './parameters.ts';
import { decodeTransfer } from './transfer-encoding.ts';

/** A part that is not itself made of parts. */
export interface Part {
  headers: Headers;
  /** Lower-case MIME type. */
  type: string;
  /** The Content-Type header as it is written, for its charset. */
  contentType: string;
  /** The file name, or undefined if the part is not meant to be saved. */
  fileName: string | undefined;
  isAttachment: boolean;
  content(): Buffer;
}

/** Deeper nesting and more parts are an attack. */
const DEPTH_MAX = 10;
const PARTS_MAX = 1000;

/** The leaves of a message's tree of parts, in order. */
export function partsOf(headers: Headers, body: Buffer): Part[] {
  const parts: Part[] = [];
  addParts(headers, body, 0, parts);
  return parts;
}

function addParts(headers: Headers, body: Buffer, depth: number, parts: Part[]): void {
  const contentType = headers.raw('content-type');
  const { value: type, parameters } = readParameters(contentType);
  const boundary = parameters.get('boundary');
  const isMultipart = type.startsWith('multipart/') && boundary !== undefined && boundary !== '';
  if (isMultipart && depth < DEPTH_MAX) {
    for (const section of sectionsOf(body, boundary)) {
      if (parts.length >= PARTS_MAX) return;
      const inner = splitHeaders(section);
      addParts(inner.headers, inner.body, depth + 1, parts);
    }
    return;
  }
  const disposition = readParameters(headers.raw('content-disposition'));
  const fileName = disposition.parameters.get('filename') ?? parameters.get('name');
  parts.push({
    headers,
    type: type === '' ? 'text/plain' : type,
    contentType,
    fileName,
    isAttachment: disposition.value === 'attachment',
    content: () => decodeTransfer(body, headers.raw('content-transfer-encoding')),
  });
}

/** What lies between the boundary lines. A missing last boundary ends at the end of the body. */
function* sectionsOf(body: Buffer, boundary: string): Iterable<Buffer> {
  const mark = Buffer.from(`--${boundary}`, 'latin1');
  let start: number | undefined;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    const isLineStart = at === 0 || body[at - 1] === 0x0a;
    const after = at + mark.length;
    const isLast = body[after] === 0x2d && body[after + 1] === 0x2d;
    if (!isLineStart || !(isLast || isLineEnd(body, after))) continue;
    if (start !== undefined) yield body.subarray(start, endOfSection(body, start, at));
    if (isLast) return;
    const lineEnd = body.indexOf(0x0a, after);
    start = lineEnd === -1 ? body.length : lineEnd + 1;
  }
  if (start !== undefined && start < body.length) yield body.subarray(start);
}

/** Some programs add spaces after a boundary. Another boundary may begin with the same characters. */
function isLineEnd(body: Buffer, at: number): boolean {
  const next = body[at];
  return next === undefined || next === 0x0a || next === 0x0d || next === 0x20 || next === 0x09;
}

/** The line end before a boundary belongs to the boundary. */
function endOfSection(body: Buffer, start: number, boundary: number): number {
  const end = body[boundary - 1] === 0x0a ? boundary - 1 : boundary;
  return Math.max(start, body[end - 1] === 0x0d ? end - 1 : end);
}
