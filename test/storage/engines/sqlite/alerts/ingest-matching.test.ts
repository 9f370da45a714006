import { testIngestMatching } from '../../../contract/ingest-matching.ts';
import { SQLITE } from '../engine-under-test.ts';

testIngestMatching(SQLITE);
