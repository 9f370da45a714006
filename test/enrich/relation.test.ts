import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRelations, scoreRelations } from '../../bench/extract/relations.ts';
import { relationOf } from '../../src/enrich/relations/relation.ts';

const { lines, own, wrong, missed, precision, recall } = scoreRelations(readRelations('known'));

test('the labelled relations are at least 200 lines', () => {
  assert.ok(lines >= 200 && own >= 80 && lines - own >= 80, `${lines} lines, ${own} own`);
});

test('own addresses are recognized with high precision', () => {
  assert.ok(precision >= 0.95, `precision ${precision}: ${JSON.stringify(wrong)}`);
  assert.ok(recall >= 0.9, `recall ${recall}: ${JSON.stringify(missed)}`);
});

test('on lines that no rule was written for, few posted addresses are taken for own', () => {
  const unseen = scoreRelations(readRelations('unseen'));
  assert.ok(unseen.precision >= 0.9, `precision ${unseen.precision}`);
  assert.ok(unseen.recall >= 0.35, `recall ${unseen.recall}`);
});

const name = { kind: 'telegram', value: 'https://t.me/xmpl_raven' } as const;

test('an item is posted unless a phrase of its author is near', () => {
  assert.equal(relationOf('@xmpl_raven', name), 'posted');
  assert.equal(relationOf('dm me t.me/xmpl_raven', name), 'own');
  assert.equal(relationOf('dm me. Yesterday I met @xmpl_raven', name), 'posted');
  assert.equal(relationOf('My telegram:\n@xmpl_raven', name), 'own');
  assert.equal(relationOf('my telegram was banned, beware of @xmpl_raven', name), 'posted');
});

test('finds items however they are written', () => {
  assert.equal(relationOf('call me +1 (202) 555-0104', { kind: 'phone', value: '+12025550104' }), 'own');
  assert.equal(
    relationOf('моя карта 5425 2334 3010 9903', { kind: 'card', value: '542523******9903' }),
    'own',
  );
  assert.equal(
    relationOf('write to joe[at]corp[.]example', { kind: 'email', value: 'joe@corp.example' }),
    'own',
  );
  assert.equal(
    relationOf('write to O\u2019Brien@corp.example', { kind: 'email', value: "O'Brien@corp.example" }),
    'own',
  );
});

test('indicators have no owner', () => {
  assert.equal(relationOf('my server 192.0.2.1', { kind: 'ipv4', value: '192.0.2.1' }), 'posted');
});

test('hostile texts do not take long', () => {
  const start = process.cpuUsage();
  for (const piece of ['my ', 'contact me ', 'a ', 'мой ', '我的', '(', 'send me to '])
    relationOf(`${piece.repeat(20_000)}@xmpl_raven `.repeat(2), name);
  assert.ok(process.cpuUsage(start).user < 2_000_000);
});
