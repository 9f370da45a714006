import { testPurgeTruth } from '../../../contract/store-suite.ts';
import { MIXED_SQLITE } from '../engine-under-test.ts';

testPurgeTruth(MIXED_SQLITE);
