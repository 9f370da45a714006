import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { eld } from 'eld/small';
import fc from 'fast-check';
import { readCorpus } from '../../bench/extract/score.ts';
import { demoDay } from '../../src/demo/calendar.ts';
import { recordsOn } from '../../src/demo/records.ts';
import { scoreWords, totals } from '../../src/enrich/language/eld.ts';
import { LANGUAGES } from '../../src/enrich/language/eld-tables.ts';
import { features, findFeatures, hashOfWritten } from '../../src/enrich/language/features.ts';
import { firstDetectedLanguages } from '../../src/enrich/language/first-detector.ts';
import { CYRILLIC, LATIN } from '../../src/enrich/language/letters.ts';
import { readWords, units } from '../../src/enrich/language/reader.ts';
import { detectLanguages } from '../../src/enrich/language.ts';

const languageOf = (text: string) => detectLanguages(text)[0]?.language;

test('has the same scores as eld for the corpus and a day of the demo', () => {
  const texts = [
    ...readCorpus().map(({ text }) => text),
    ...recordsOn(demoDay('2026-11-15', '2026-11-11')).flatMap((record) =>
      record.kind === 'message' ? record.text : [],
    ),
  ];
  let scored = 0;
  for (const text of texts) {
    // As the reader leaves words: without links, names and keys, with apostrophes only between letters. eld does not score
    // Chinese, Japanese and Thai, whose scripts suffice.
    const plain = text
      .replace(/\S*[@/#]\S*|\S*[0-9A-Za-z]{20}\S*|[\u0e00-\u0eff\u2e80-\uffff]/g, ' ')
      .replace(/[^\p{L}\p{M}' ]+|'(?!\p{L})|(?<!\p{L})'/gu, ' ')
      .slice(0, 40);
    const ngrams = scoreWords(readWords(plain));
    const theirs = eld.detect(plain).getScores();
    for (const [language, score] of Object.entries(theirs)) {
      const perNgram = (totals[LANGUAGES.indexOf(language)] as number) / ngrams;
      assert.ok(Math.abs(perNgram / (perNgram + 25) - score) < 1e-9, `${plain}: ${language}`);
      scored++;
    }
  }
  assert.ok(scored > 5000, `${scored} scores are compared`);
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
    assert.ok((found?.probability ?? 0) > 0.9 && (found?.probability ?? 2) <= 1);
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

test('detects the language of short chat lines', () => {
  const lines = readFileSync(new URL('languages.ndjson', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { language: string; text: string });
  const perLanguage = Map.groupBy(lines, ({ language }) => language);
  assert.equal(perLanguage.size, 20);
  for (const [language, texts] of perLanguage) {
    assert.ok(texts.length >= 30, `${texts.length} lines of ${language}`);
    const found = texts.map(({ text }) => languageOf(text));
    const right = found.filter((each) => each === language).length;
    const wrong = found.filter((each) => each !== language && each !== undefined).length;
    assert.ok(right >= 0.9 * texts.length, `${language}: ${right} of ${texts.length} are right`);
    assert.ok(wrong <= 1, `${language}: ${wrong} of ${texts.length} are wrong`);
  }
  const right = lines.filter(({ language, text }) => languageOf(text) === language).length;
  assert.ok(right >= 0.97 * lines.length, `${right} of ${lines.length} are right`);
});

test('excludes languages whose alphabet lacks a letter', () => {
  const impossible: [string, string[]][] = [
    ['на связи мы', ['uk', 'sr', 'mk', 'bg']],
    ['крипты готовы', ['uk', 'sr', 'mk', 'bg']],
    ['моя новая кода', ['sr', 'mk']],
    ['добре тоді', ['ru', 'bg', 'sr', 'mk']],
    ['ўсё добра', ['ru', 'uk', 'bg', 'sr', 'mk', 'kk']],
    ['где је она', ['ru', 'uk', 'be', 'bg', 'kk']],
    ['веќе дојде', ['ru', 'uk', 'be', 'bg', 'sr', 'kk']],
    ['иҙән йыуыу', ['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'kk', 'mn']],
    ['یہ کتاب ہے', ['ar']],
  ];
  for (const [text, languages] of impossible) {
    const found = languageOf(text);
    assert.ok(found === undefined || !languages.includes(found), `${text}: ${found}`);
  }
});

test('one foreign letter in a longer text excludes nothing', () => {
  assert.equal(languageOf('вчера прислали новый отчёт, там почему-то везде стоит і вместо цифры'), 'ru');
});

test('is silent about languages that it does not know, and about Russian in Latin letters', () => {
  for (const text of [
    'Сиз бүгүн кандай жүрөсүз, жакшысызбы',
    'Бүген һава бик салкын булды инде',
    'Имрӯз ҳаво хеле хунук аст',
    'privet kak dela kogda budet oplata',
    'nuzhno srochno proverit etot fayl',
  ])
    assert.deepEqual(detectLanguages(text), [], text);
});

test('ignores names of products in Latin letters within text of another script', () => {
  assert.equal(languageOf('скинь мне логи из Telegram Desktop и Google Chrome пожалуйста'), 'ru');
  assert.equal(languageOf('联系@xmpl_seller_name 出售数据库 telegram'), 'zh');
});

test('reads words without links, names, keys and quotation marks', () => {
  const read = (text: string) =>
    String.fromCharCode(...units.slice(0, readWords(text))).replaceAll('\0', '|');
  assert.equal(read('Hello, @you: it’s "L’Eau"'), "|hello|it's|l'eau|");
  assert.equal(read("'quoted' #tag a/b"), '|quoted|');
  assert.equal(read('key 0123456789abcdefghij end'), '|key|end|');
  assert.equal(read('用钱包bc1qe228ut8c3x7cxza8luhr0jx8v4kpqjjp2vymqk付款'), '|用钱包|付款|');
  assert.equal(read('𝐇𝐞𝐥𝐥𝐨 \ud800 you'), '|you|');
  assert.equal(read('x'.repeat(10)), `|${'x'.repeat(10)}|`);
  assert.ok(readWords('wort '.repeat(10_000)) <= units.length);
  assert.ok(readWords('я'.repeat(10_000)) <= units.length);
  assert.ok(readWords('字'.repeat(10_000)) <= units.length);
});

test('detects the same language whatever was read before, in any text', () => {
  const text = 'мне нужен доступ к панели';
  const expected = detectLanguages(text);
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 600 })
      .map((codes) => String.fromCharCode(...codes)),
  );
  fc.assert(
    fc.property(anyText, (other) => {
      const found = detectLanguages(other);
      assert.ok(found.length <= 1);
      for (const { language, probability } of found) {
        assert.match(language, /^[a-z]{2}$/);
        assert.ok(probability > 0 && probability <= 1);
      }
      firstDetectedLanguages(other);
      assert.deepEqual(detectLanguages(text), expected);
      assert.deepEqual(detectLanguages(other), found);
    }),
    { seed: 20261116, numRuns: 500 },
  );
});

test('finds features as they are written in the list', () => {
  const found = (text: string, script: number) =>
    [...features.slice(0, findFeatures(readWords(text), script))].sort();
  const written = (list: string[], script: number) => list.map((each) => hashOfWritten(each, script)).sort();
  assert.deepEqual(
    found('Це ёжик', CYRILLIC),
    written(['_це', 'це_', '=це', '_ёж', 'ёжи', 'жик', 'ик_', '=ёжик', '+ё', '+и'], CYRILLIC),
  );
  assert.deepEqual(found('größer', LATIN), written(['_gr', 'er_', '=größer', '+ö', '+ß'], LATIN));
  assert.notEqual(hashOfWritten('=a', LATIN), hashOfWritten('=a', CYRILLIC));
});

test('knows what version 0.1.0 detected', () => {
  const detected: [string, string | undefined, number][] = [
    ['сервер опять упал блин', 'ru', 0.821],
    ['буду через час', 'uk', 0.835],
    ['Saved copy', undefined, 0],
    ['Das ist ein ganz gewöhnlicher deutscher Satz mit vielen Wörtern', 'de', 0.819],
    ['бұл файлды кім тексере алады', 'uk', 0.778],
    ['you’re @xmpl_name not here, right? https://kupferhafen.example/menu', 'en', 0.833],
    ['大家好，这个群组只用于测试。', 'zh', 0.772],
    ['Download 0123456789abcdefghijklmnop this now', 'en', 0.837],
  ];
  for (const [text, language, probability] of detected)
    assert.deepEqual(
      firstDetectedLanguages(text),
      language === undefined ? [] : [{ language, probability }],
      text,
    );
});
