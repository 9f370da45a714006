import { describe } from 'node:test';
import { WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { testAlerts } from '../../../contract/store-suite.ts';
import { OPENSEARCH } from '../engine-under-test.ts';

describe('opensearch', { skip: WITHOUT_CLUSTER }, () => testAlerts(OPENSEARCH));
