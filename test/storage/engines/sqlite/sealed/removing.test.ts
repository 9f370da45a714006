import { testRemoving } from '../../../contract/store-suite.ts';
import { MIXED_SQLITE, SEALED_SQLITE } from '../engine-under-test.ts';

testRemoving(SEALED_SQLITE);
testRemoving(MIXED_SQLITE);
