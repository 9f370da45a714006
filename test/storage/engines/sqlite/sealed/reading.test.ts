import { testReading } from '../../../contract/store-suite.ts';
import { MIXED_SQLITE, SEALED_SQLITE } from '../engine-under-test.ts';

testReading(SEALED_SQLITE);
testReading(MIXED_SQLITE);
