import { isIndicatorKind, styleOfIndicator } from '../../entities/kinds.ts';
import { chipLabel } from '../../entities/shorten.ts';
import { defang } from '../../text/pieces.ts';

/** The value of `domain:acme.example`; all of it if it names no kind, as people may type it. */
export function indicatorLabel(key: string): string {
  const [kind, value] = splitIndicator(key);
  if (kind === undefined || !isIndicatorKind(kind)) return defang(value);
  const label = chipLabel(value, styleOfIndicator(kind));
  // Without its path, a URL reads like its domain.
  return kind === 'url' && !label.includes('/') ? `${label}/` : label;
}

/** `Domain`, `URL`; undefined if the key names no kind that is known. */
export function indicatorKindName(key: string): string | undefined {
  const [kind] = splitIndicator(key);
  return kind !== undefined && isIndicatorKind(kind) ? styleOfIndicator(kind).label : undefined;
}

function splitIndicator(key: string): [kind: string | undefined, value: string] {
  const at = key.indexOf(':');
  return at < 1 ? [undefined, key] : [key.slice(0, at), key.slice(at + 1)];
}
