import type { AuditSecret } from './audit-secret.ts';

type Parameters = Record<string, unknown>;

const CHARACTERS_MAX = 512;
/** An API key, even if its end is missing. */
const KEY_FORM = /nj_([a-z0-9]{10})_[\w-]{20,}/gi;

/** Removes API keys and truncates long values: a refused request may contain anything. */
export function redactedParameters(parameters: Parameters): Parameters {
  return mapValues(parameters, (value) => {
    const text = withoutKeys(value);
    if (text.length > CHARACTERS_MAX)
      return `${text.slice(0, CHARACTERS_MAX).toWellFormed()}…(${text.length} characters)`;
    return typeof value === 'string' ? text : JSON.parse(text);
  });
}

/** Replaces each value with its keyed hash. */
export function hashedParameters(parameters: Parameters, secret: AuditSecret): Parameters {
  return mapValues(parameters, (value) => secret.hashTerm(withoutKeys(value)));
}

function mapValues(parameters: Parameters, convert: (value: unknown) => unknown): Parameters {
  return Object.fromEntries(
    Object.entries(parameters)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, convert(value)]),
  );
}

function withoutKeys(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(KEY_FORM, 'nj_$1_…');
}
