/** Purges of random and of large stores on a cluster, compared with a store that never saw the target. */
import { describe } from 'node:test';
import { WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { testPurgeTruth } from '../../../contract/store-suite.ts';
import { OPENSEARCH } from '../engine-under-test.ts';

describe('opensearch', { skip: WITHOUT_CLUSTER }, () => testPurgeTruth(OPENSEARCH));
