import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Node, nodeId, parseNode } from '../../src/records/node.ts';

const NODES: [string, Node][] = [
  ['profile:telegram:42', { kind: 'profile', platform: 'telegram', id: '42' }],
  ['channel:discord:81384788765712384', { kind: 'channel', platform: 'discord', id: '81384788765712384' }],
  ['channel:telegram:-1001990000101', { kind: 'channel', platform: 'telegram', id: '-1001990000101' }],
  ['server:discord:7', { kind: 'server', platform: 'discord', id: '7' }],
  ['page:9f2c', { kind: 'page', id: '9f2c' }],
  ['group:iron:moth', { kind: 'group', id: 'iron:moth' }],
  ['victim:1', { kind: 'victim', id: '1' }],
  [
    'indicator:url:https://a.example/x:1',
    { kind: 'indicator', indicator: 'url', canonical: 'https://a.example/x:1' },
  ],
];

for (const [text, node] of NODES)
  test(`node id ${text}`, () => {
    assert.deepEqual(parseNode(text), node);
    assert.equal(nodeId(node), text);
  });

test('an indicator may have any spelling', () => {
  assert.deepEqual(parseNode('indicator:email:Desk@Post.example'), {
    kind: 'indicator',
    indicator: 'email',
    canonical: 'desk@post.example',
  });
});

test('other texts are no nodes', () => {
  for (const text of [
    '',
    'profile',
    'profile:',
    'profile:irc:1',
    'profile:telegram:',
    'server:telegram:1',
    'cat:1',
    'indicator:cat:1',
    'indicator:email:',
  ])
    assert.equal(parseNode(text), undefined, text);
});
