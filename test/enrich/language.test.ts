import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eld } from 'eld/small';
import { readCorpus } from '../../bench/extract/score.ts';
import { demoDay } from '../../src/demo/day.ts';
import { detectLanguages } from '../../src/enrich/language.ts';
import { likeliestLanguage } from '../../src/enrich/language-model.ts';

test('gives the same results as eld for the corpus and a day of the demo', () => {
  const days = ['2026-11-10', '2026-11-11'];
  const texts = [
    ...readCorpus().map(({ text }) => text),
    ...demoDay('2026-11-11', 'busy', days).flatMap((record) =>
      record.kind === 'message' ? record.text : [],
    ),
  ];
  let detected = 0;
  for (const text of texts.map((each) => each.slice(0, 64))) {
    const ours = likeliestLanguage(text);
    const theirs = eld.detect(text);
    assert.equal(ours?.language, theirs.isReliable() ? theirs.language : undefined, text);
    if (ours === undefined) continue;
    detected++;
    assert.equal(ours.score, theirs.getScores()[ours.language], text);
  }
  assert.ok(detected > 500, `${detected} languages are detected`);
});

test('detects the language of ordinary messages', () => {
  const messages = {
    en: 'My old account is gone but this text stays, the deposit went to the usual place.',
    ru: 'Сегодня площадка обновила правила: теперь каждая сделка проходит через гаранта.',
    zh: '大家好，这个群组只用于测试。请不要在公开频道里发布个人信息。',
    ar: 'صباح الخير، أنا أنتظر تأكيد الدفع منذ يومين ولم يصلني أي رد من فريق الدعم',
    de: 'Guten Morgen, ich warte seit gestern auf die Freigabe meiner Zahlung.',
    es: 'Hola a todos, este mensaje es solamente una prueba para el grupo.',
    fr: 'Bonjour, je cherche quelqu’un qui peut vérifier ma commande.',
    tr: 'Merhaba arkadaşlar, yeni kanalımıza katılmayı unutmayın lütfen.',
  };
  for (const [language, text] of Object.entries(messages)) {
    const [found, ...others] = detectLanguages(text);
    assert.equal(found?.language, language, text);
    assert.deepEqual(others, []);
    assert.ok((found?.probability ?? 0) > 0.4 && (found?.probability ?? 2) <= 1);
  }
});

test('detects no language in short texts, or without words', () => {
  for (const text of [
    '',
    'ok',
    'Saved copy',
    '😀😀🔥',
    '1234567890 +++ 42 !!!',
    'https://t.me/xmpl_kupferhafen http://kupferhafen.example/menu',
    'bc1qe228ut8c3x7cxza8luhr0jx8v4kpqjjp2vymqk',
    '@xmpl_somebody_long_name @xmpl_other_long_name',
  ]) {
    assert.deepEqual(detectLanguages(text), [], text);
  }
});
