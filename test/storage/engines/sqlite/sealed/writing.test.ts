import { testWriting } from '../../../contract/store-suite.ts';
import { MIXED_SQLITE, SEALED_SQLITE } from '../engine-under-test.ts';

testWriting(SEALED_SQLITE);
testWriting(MIXED_SQLITE);
