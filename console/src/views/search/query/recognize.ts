import type { LookupKind } from '../../../../../src/records/indicator.ts';
import { refang } from '../../../../../src/text/refang.ts';
import { styleOfIndicator } from '../../../entities/kinds.ts';
import { nodeUrl } from '../../../entities/node-url.ts';
import { chipLabel } from '../../../entities/shorten.ts';
import { queryTexts as texts } from '../../../texts/search.ts';
import type { Suggestion } from './suggestions.ts';

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

/** The page of a pasted indicator, defanged or not. */
export function recognize(text: string): Suggestion[] {
  const value = refang(text);
  const kind = SHAPES.find(([, shape]) => shape.test(value))?.[0];
  if (kind === undefined) return [];
  const style = styleOfIndicator(kind);
  return [
    {
      icon: style.icon,
      colour: style.colour,
      label: texts.openIndicator(style.label),
      note: chipLabel(value, style),
      text,
      isComplete: true,
      href: nodeUrl({ kind: 'indicator', indicator: kind, canonical: value }),
    },
    { icon: 'text-search', label: texts.searchWordAll, note: text, text, isComplete: true },
  ];
}
