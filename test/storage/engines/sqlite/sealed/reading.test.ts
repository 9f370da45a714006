import { testReading } from '../../../contract/store-suite.ts';
import { SEALED_SQLITE } from '../engine-under-test.ts';

testReading(SEALED_SQLITE);
