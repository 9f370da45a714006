import { testKeys } from '../../../contract/store-suite.ts';
import { SQLITE } from '../engine-under-test.ts';

testKeys(SQLITE);
