import { InvalidParameters } from '../errors.ts';
import { searchedText } from '../records/indicator.ts';
import { URL_SCHEME } from '../records/url.ts';
import { refang } from '../text/refang.ts';

/** Shorter parts would match most values. */
const LENGTH_MIN = 3;

/** A part of a value: `*acme*` anywhere in it, `acme*` at its beginning, `*acme` at its end, `acme` all of it. */
export interface IndicatorPattern {
  text: string;
  isOpenBefore: boolean;
  isOpenAfter: boolean;
}

export function parseIndicatorPattern(q: string): IndicatorPattern {
  const [, before = '', inner = '', after = ''] = /^(\**)(.*?)(\**)$/su.exec(q.trim()) ?? [];
  const wildcard = inner.indexOf('*');
  if (wildcard !== -1)
    throw InvalidParameters.searchQuery(
      'inner_wildcard',
      `"*" is only allowed at the beginning and the end (character ${before.length + wildcard + 1})`,
    );
  const text = searchedText(refang(inner));
  if ([...text].length < LENGTH_MIN)
    throw InvalidParameters.searchQuery(
      'string_too_short',
      `needs at least ${LENGTH_MIN} characters apart from "*"${URL_SCHEME.test(refang(inner)) ? ' and the scheme, which is ignored' : ''}`,
    );
  return { text, isOpenBefore: before !== '', isOpenAfter: after !== '' };
}
