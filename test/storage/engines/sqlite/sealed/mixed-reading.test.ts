import { testReading } from '../../../contract/store-suite.ts';
import { MIXED_SQLITE } from '../engine-under-test.ts';

testReading(MIXED_SQLITE);
