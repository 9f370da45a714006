import { testAlerts } from '../../../contract/store-suite.ts';
import { SQLITE } from '../engine-under-test.ts';

testAlerts(SQLITE);
