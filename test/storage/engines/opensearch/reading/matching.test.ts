import { describe } from 'node:test';
import { WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { testMatching } from '../../../contract/matching.ts';
import { OPENSEARCH } from '../engine-under-test.ts';

describe('opensearch', { skip: WITHOUT_CLUSTER }, () => testMatching(OPENSEARCH));
