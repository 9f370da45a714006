import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refang } from '../../src/text/refang.ts';

for (const [defanged, refanged] of [
  ['hxxp://evil[.]example/x', 'http://evil.example/x'],
  ['hXXps://evil(.)example', 'https://evil.example'],
  ['hxxps[://]evil[.]example', 'https://evil.example'],
  ['hxxps[:]//evil{.}example', 'https://evil.example'],
  ['h**p://evil.example', 'http://evil.example'],
  ['evil [dot] example', 'evil.example'],
  ['user(at)mail(dot)example', 'user@mail.example'],
  ['user [@] mail[.]example', 'user@mail.example'],
  ['1[.]2[.]3[.]4[:]8080', '1.2.3.4:8080'],
  ['nothing to do here, (see below)', 'nothing to do here, (see below)'],
  ['the word hxxp alone', 'the word http alone'],
  ['hxxpx is no protocol', 'hxxpx is no protocol'],
] as const) {
  test(`refangs ${defanged} as ${refanged}`, () => assert.equal(refang(defanged), refanged));
}

test('takes linear time, however the text is built', () => {
  for (const piece of ['[', '(at', 'hxxp', '[.', ' [dot', 'h**p[:', '\t\t']) refang(piece.repeat(100_000));
});
