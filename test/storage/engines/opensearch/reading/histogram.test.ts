import { describe, test } from 'node:test';
import { emptyPrefix, openTestStore, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { checkLargestGroups } from '../../../contract/histograms.ts';

describe('opensearch: histograms', { skip: WITHOUT_CLUSTER }, () => {
  test('groups are exact if months have several shards, too', async (t) =>
    checkLargestGroups(await openTestStore({ prefix: emptyPrefix(t), shards: 3 })));
});
