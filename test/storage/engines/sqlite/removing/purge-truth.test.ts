import { testPurgeTruth } from '../../../contract/store-suite.ts';
import { SQLITE } from '../engine-under-test.ts';

testPurgeTruth(SQLITE);
