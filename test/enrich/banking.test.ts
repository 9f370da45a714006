import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskCards } from '../../src/enrich/banking.ts';

test('masks card numbers in place, in every spelling', () => {
  assert.equal(
    maskCards('5425 2334 3010 9903|12|27 and 378282246310005 12/27, order 5105105105105100'),
    '5425 23** **** 9903|12|27 and 378282*****0005 12/27, order 5105105105105100',
  );
});

test('returns other texts as they are', () => {
  assert.equal(maskCards('4111 1111 1111 1234 is not valid'), '4111 1111 1111 1234 is not valid');
});
