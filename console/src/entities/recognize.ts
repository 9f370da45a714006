import type { LookupKind } from '../../../src/records/indicator.ts';
import { refang } from '../../../src/text/refang.ts';
import { type KindStyle, styleOfIndicator } from './kinds.ts';
import { nodeUrl } from './node-url.ts';
import { chipLabel } from './shorten.ts';

/** Shapes of values that people paste. The page of the indicator says whether it is known. */
const SHAPES: readonly [kind: LookupKind, shape: RegExp][] = [
  ['email', /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/],
  ['bitcoin_address', /^(?:bc1[a-z0-9]{20,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/],
  ['ethereum_address', /^0x[0-9a-f]{40}$/i],
  ['monero_address', /^[48][1-9A-HJ-NP-Za-km-z]{94}$/],
  ['tron_address', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
  ['cve', /^CVE-\d{4}-\d{4,7}$/i],
  ['sha256', /^[0-9a-f]{64}$/i],
  ['sha1', /^[0-9a-f]{40}$/i],
  ['md5', /^[0-9a-f]{32}$/i],
  ['ipv4', /^(?:\d{1,3}\.){3}\d{1,3}$/],
  ['onion', /^(?:https?:\/\/)?[a-z2-7]{56}\.onion(?:\/\S*)?$/i],
  ['url', /^https?:\/\/\S+$/i],
  ['domain', /^(?:[a-z0-9-]+\.)+[a-z]{2,24}$/i],
];

export interface RecognizedIndicator {
  style: KindStyle;
  /** Shortened. */
  label: string;
  href: string;
}

/** A pasted indicator, defanged or not. */
export function recognizeIndicator(text: string): RecognizedIndicator | undefined {
  const value = refang(text);
  const kind = SHAPES.find(([, shape]) => shape.test(value))?.[0];
  if (kind === undefined) return undefined;
  const style = styleOfIndicator(kind);
  const href = nodeUrl({ kind: 'indicator', indicator: kind, canonical: value });
  return { style, label: chipLabel(value, style), href };
}
