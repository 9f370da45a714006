import { describe } from 'node:test';
import { WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { testIngestMatching } from '../../../contract/ingest-matching.ts';
import { OPENSEARCH } from '../engine-under-test.ts';

describe('opensearch', { skip: WITHOUT_CLUSTER }, () => testIngestMatching(OPENSEARCH));
