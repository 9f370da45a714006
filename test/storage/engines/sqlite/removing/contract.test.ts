import { testRemoving } from '../../../contract/store-suite.ts';
import { SQLITE } from '../engine-under-test.ts';

testRemoving(SQLITE);
