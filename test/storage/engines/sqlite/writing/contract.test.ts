import { testWriting } from '../../../contract/store-suite.ts';
import { SQLITE } from '../engine-under-test.ts';

testWriting(SQLITE);
