import { testVictimNames, testVictims } from '../../../contract/store-suite.ts';
import { SQLITE } from '../engine-under-test.ts';

testVictims(SQLITE);
testVictimNames(SQLITE);
