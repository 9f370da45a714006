import Type from 'typebox';
import { IndicatorHit } from '../../contract/indicator-hit.ts';
import { Dates, IndicatorKind, IndicatorOptions, readWindow } from '../../contract/parameters.ts';
import { ApiError } from '../../errors.ts';
import { indicatorsOfKind } from '../../questions/indicators.ts';
import { endpoint } from '../endpoint.ts';
import { summaries } from './summaries.ts';
import { visibleFindings } from './visible-findings.ts';

/** Extension. */
export const findIndicator = endpoint({
  id: 'findIndicator',
  path: '/api/v2/indicator/{kind}/{value}',
  summary: 'Find everything about an indicator (extension)',
  description:
    'Returns how often the value occurs in the records that the key may see, when, in which channels and by whom, and ' +
    'which other indicators occur in the same records. Any spelling of the value is accepted, also a defanged one.',
  scope: undefined,
  tag: 'indicators',
  pathParameters: {
    kind: IndicatorKind,
    value: Type.String({
      minLength: 1,
      description:
        'The value, percent-encoded as a whole; use `/api/v2/lookup` for more than 1,000 characters',
      examples: ['login-acme.example'],
    }),
  },
  queryParameters: { ...Dates, ...IndicatorOptions },
  hit: IndicatorHit,
  defaultPageSize: undefined,
  errors: [404],
  async answer(request, services) {
    const { path, query, key } = request;
    const filter = { visible: visibleFindings(key, services.clock), during: readWindow(query) };
    const [detected = []] = await services.detector.detect([path.value]);
    const indicators = indicatorsOfKind(path.kind, path.value, detected);
    const answer = await summaries(indicators, filter, query, request, services);
    if (answer.total === 0) throw new ApiError('NotFound', 'Indicator');
    return answer;
  },
});
