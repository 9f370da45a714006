import Type from 'typebox';
import { HashedHit, hashedHit, LOOKUP_BYTES_MAX, PREFIXES_MAX } from '../../contract/lookup-hit.ts';
import { HASH_PREFIX, HASH_PREFIX_PROBLEM } from '../../contract/parameter-problems.ts';
import { InvalidParameters } from '../../errors.ts';
import type { Bulk } from '../bulk.ts';
import { endpoint } from '../endpoint.ts';
import { visibleFindings } from '../indicator/visible-findings.ts';
import { readValues } from './read-values.ts';

const PREFIX_FORM = new RegExp(HASH_PREFIX);

const CANONICAL =
  'Hash `canonical`, the form in which values are compared: for example, e-mail and Ethereum addresses in lower case, ' +
  'names and titles also without accents.';

const Prefix = Type.String({
  pattern: HASH_PREFIX,
  description: 'First 5 to 64 hexadecimal digits of a SHA-256 hash',
  examples: ['5baa6'],
});

const bulk: Bulk = {
  id: 'lookupManyHashed',
  summary: 'Look up many values by their hashes (extension)',
  description: `The same for up to ${PREFIXES_MAX.toLocaleString('en')} prefixes, one answer each, in their order.`,
  content: {
    'application/json': Type.Union([
      Type.Object(
        { prefixes: Type.Array(Prefix, { minItems: 1, maxItems: PREFIXES_MAX }) },
        { additionalProperties: false },
      ),
      Type.Array(Prefix, { minItems: 1, maxItems: PREFIXES_MAX }),
    ]),
  },
  bytesMax: LOOKUP_BYTES_MAX,
  valuesMax: PREFIXES_MAX,
  hit: HashedHit,
  read(body) {
    const prefixes = readValues(body, 'prefixes', PREFIXES_MAX);
    const valid = prefixes.filter((prefix) => typeof prefix === 'string' && PREFIX_FORM.test(prefix));
    const wrong = prefixes.findIndex((prefix, index) => prefix !== valid[index]);
    if (wrong !== -1)
      throw new InvalidParameters([{ loc: ['body', 'prefixes', String(wrong)], ...HASH_PREFIX_PROBLEM }]);
    return (valid as string[]).map((prefix) => prefix.toLowerCase());
  },
  async *answers(values, key, { store, clock }) {
    const prefixes = values as string[];
    const found = await store.indicatorsByHash({ prefixes, visible: visibleFindings(key, clock) });
    yield prefixes.map((prefix, index) => hashedHit(prefix, found[index] ?? []));
  },
};

/** Extension. */
export const lookupHashed = endpoint({
  id: 'lookupHashed',
  path: '/api/v2/lookup/hashed',
  summary: 'Look up a value by the beginning of its hash (extension)',
  description:
    'Returns the hashes of all known values that begin like the given one, so that the value itself never leaves the ' +
    `client: it compares the hashes with its own. ${CANONICAL}`,
  scope: undefined,
  tag: 'indicators',
  pathParameters: {},
  queryParameters: { prefix: Prefix },
  hit: HashedHit,
  defaultPageSize: undefined,
  errors: [],
  bulk,
  async answer({ query, key }, { store, clock }) {
    const prefix = query.prefix.toLowerCase();
    const [found = []] = await store.indicatorsByHash({
      prefixes: [prefix],
      visible: visibleFindings(key, clock),
    });
    return { total: 1, hits: [hashedHit(prefix, found)] };
  },
});
