import { testReading } from '../../../contract/store-suite.ts';
import { SQLITE } from '../engine-under-test.ts';

testReading(SQLITE);
