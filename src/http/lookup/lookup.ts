import Type from 'typebox';
import { IndicatorHit } from '../../contract/indicator-hit.ts';
import { LOOKUP_BYTES_MAX, LOOKUP_VALUES_MAX, LookupHit, lookupHit } from '../../contract/lookup-hit.ts';
import { Dates, IndicatorOptions, readWindow } from '../../contract/parameters.ts';
import { InvalidParameters } from '../../errors.ts';
import type { Bulk, BulkValue } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { summaries } from '../indicator/summaries.ts';
import { visibleFindings } from '../indicator/visible-findings.ts';
import { readValues } from './read-values.ts';

/** Values looked up at a time: their answers are sent before the next ones are looked up. */
const CHUNK_SIZE = 1000;

const bulk: Bulk = {
  id: 'lookupMany',
  summary: 'Look up many values (extension)',
  description:
    `Returns one answer per value, in their order, for up to ${LOOKUP_VALUES_MAX.toLocaleString('en')} values: as JSON ` +
    '(`{"values": […]}` or an array), as CSV, or as lines of text. Of a table, the column `value` is looked up, or the first that is named ' +
    'after a kind of indicator (`domain`, `E-Mail`), or `indicator`, `ioc`, `host`, `hostname`, `ip`, `hash`, `wallet`, ' +
    '`company` or `username`, also in the plural. If there is none, the first row is no header, and the first column is ' +
    'looked up. With ' +
    '`Accept: application/x-ndjson`, the answers are streamed, one JSON object per line.',
  content: {
    'application/json': Type.Union([
      Type.Object(
        { values: Type.Array(Type.String(), { minItems: 1, maxItems: LOOKUP_VALUES_MAX }) },
        { additionalProperties: false },
      ),
      Type.Array(Type.String(), { minItems: 1, maxItems: LOOKUP_VALUES_MAX }),
    ]),
    'text/csv': Type.String(),
    'text/plain': Type.String(),
  },
  bytesMax: LOOKUP_BYTES_MAX,
  valuesMax: LOOKUP_VALUES_MAX,
  hit: LookupHit,
  read: (body) => readValues(body, 'values', LOOKUP_VALUES_MAX),
  async *answers(values, key, { store, detector, clock }) {
    const visible = visibleFindings(key, clock);
    const chunks = Array.from({ length: Math.ceil(values.length / CHUNK_SIZE) }, (_, index) =>
      values.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
    );
    const detect = async (chunk: readonly BulkValue[] = []) => detector.detect(chunk.map(textOf));
    let next = detect(chunks[0]);
    for (const [index, chunk] of chunks.entries()) {
      const detected = await next;
      // The next values are detected while these are counted.
      next = detect(chunks[index + 1]);
      // Not awaited if counting fails.
      next.catch(() => {});
      const counts = await store.countIndicators({ indicators: detected.flat(), visible });
      let done = 0;
      yield chunk.map((value, index) => {
        const kinds = detected[index] ?? [];
        done += kinds.length;
        return lookupHit(
          typeof value === 'string' ? value : value.notText,
          kinds,
          counts.slice(done - kinds.length, done),
        );
      });
    }
  },
};

/** What is not text is looked up like a blank value: it is invalid. */
function textOf(value: BulkValue): string {
  return typeof value === 'string' ? value : '';
}

/** Extension. */
export const lookup = endpoint({
  id: 'lookup',
  path: '/api/v2/lookup',
  summary: 'Look up a value (extension)',
  description:
    'Detects what the value is and returns everything about it, once for each kind that records contain. Defanged ' +
    'values are accepted.',
  scope: undefined,
  tag: 'indicators',
  pathParameters: {},
  queryParameters: {
    value: Type.String({
      minLength: 1,
      maxLength: 2048,
      description: 'The value, in any spelling',
      examples: ['login-acme[.]example'],
    }),
    ...Dates,
    ...IndicatorOptions,
  },
  hit: IndicatorHit,
  defaultPageSize: undefined,
  errors: [],
  bulk,
  async answer(request, services) {
    const { query, key } = request;
    const filter = { visible: visibleFindings(key, services.clock), during: readWindow(query) };
    const [indicators = []] = await services.detector.detect([query.value]);
    if (indicators.length === 0) throw InvalidParameters.query('value', 'value_error', 'must not be blank');
    return summaries(indicators, filter, query, request, services);
  },
});
