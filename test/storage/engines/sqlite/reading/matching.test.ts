import { testMatching } from '../../../contract/matching.ts';
import { SQLITE } from '../engine-under-test.ts';

testMatching(SQLITE);
