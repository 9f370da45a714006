/** Clients spell values in several ways; endpoints see one. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Type, { type TSchema } from 'typebox';
import { LANGUAGE_CODES } from '../../src/contract/language-names.ts';
import { ParameterReader } from '../../src/contract/parameter-reader.ts';
import {
  booleanParameter,
  FORMATS,
  LanguageParameter,
  NETWORKS,
  NetworkParameter,
} from '../../src/contract/parameters.ts';
import { InvalidParameters } from '../../src/errors.ts';

const properties: Record<string, TSchema> = {
  network: NetworkParameter,
  language: LanguageParameter,
  safe_search: booleanParameter('Leaves out pages', false),
};
const reader = new ParameterReader('query', Type.Object(properties));
const read = (name: string, value: string) => reader.read({ [name]: value })[name];

test('reads networks in any letter case, and as members of an enumeration', () => {
  for (const network of NETWORKS)
    for (const spelling of [network, network.toUpperCase(), `Network.${network}`])
      assert.equal(read('network', spelling), network);
});

describe('languages', () => {
  test('are read from codes, names and members of an enumeration', () => {
    for (const spelling of ['ru', 'RU', 'russian', 'Russian', 'Language.russian', 'Language.ru'])
      assert.equal(read('language', spelling), 'ru');
    for (const [spelling, code] of [
      ['Language.bihariLanguages', 'bh'],
      ['Language.bokmål', 'nb'],
      ['Language.bokma\u030al', 'nb'],
      ['Language.volapük', 'vo'],
      ['Language.norwegianNynorsk', 'nn'],
      ['Language.occitan', 'oc'],
      ['Language.maori', 'mi'],
      ['Language.micmac', 'mic'],
    ])
      assert.equal(read('language', spelling as string), code);
  });

  test('have 184 names, each with a code of its own', () => {
    assert.equal(LANGUAGE_CODES.size, 184);
    assert.equal(new Set(LANGUAGE_CODES.values()).size, 184);
    assert.deepEqual(
      [...LANGUAGE_CODES.values()].filter((code) => !FORMATS.language(code)),
      [],
    );
  });

  test('with an unknown name are refused', () => {
    for (const value of ['klingon', 'Language.klingon', 'Language.', '', 'r', 'ru ', 'ru,en', '\u0130'])
      assert.equal(FORMATS.language(read('language', value) as string), false, value);
  });
});

test('reads the words true and false, and those of Python', () => {
  assert.deepEqual(
    ['true', 'True', 'false', 'False'].map((word) => read('safe_search', word)),
    [true, true, false, false],
  );
  for (const word of ['TRUE', 'FALSE', 'tRue', '1', '0', 'yes', '', 'None'])
    assert.throws(() => read('safe_search', word), InvalidParameters, word);
});
