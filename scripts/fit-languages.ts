/**
 * Fits the weights of language detection: `node scripts/fit-languages.ts <folder>`. The folder is described in
 * `languages/corpus.ts`. Writes `src/enrich/language/weights/`.
 */
import { writeFileSync } from 'node:fs';
import { scoreWords, totals } from '../src/enrich/language/eld.ts';
import { ELD_SCALE, eldIndexOf, NGRAMS_SCALE, WEIGHT_SCALE } from '../src/enrich/language/evidence.ts';
import { hasInnerTrigrams, isLetterFeature } from '../src/enrich/language/features.ts';
import { ARABIC, CYRILLIC, DEVANAGARI, ETHIOPIC, LATIN } from '../src/enrich/language/letters.ts';
import { BOUNDARY, keepScript, readWords, units } from '../src/enrich/language/reader.ts';
import { mainScript } from '../src/enrich/language/scripts.ts';
import { Classifier, type Example } from './languages/classifier.ts';
import { fittingLines, type Line } from './languages/corpus.ts';

const SCRIPTS: Record<string, { script: number; kept: number; linesPerLanguage: number; newsParts: number }> =
  {
    latin: { script: LATIN, kept: 14_000, linesPerLanguage: 1500, newsParts: 1 },
    cyrillic: { script: CYRILLIC, kept: 20_000, linesPerLanguage: 4000, newsParts: 3 },
    arabic: { script: ARABIC, kept: 2000, linesPerLanguage: 4000, newsParts: 3 },
    devanagari: { script: DEVANAGARI, kept: 1000, linesPerLanguage: 4000, newsParts: 3 },
    ethiopic: { script: ETHIOPIC, kept: 500, linesPerLanguage: 4000, newsParts: 3 },
  };

/** How much the lines of a language count, if chats have more or less of it than of others; 1 by default. */
const IMPORTANCE: Record<string, number> = {
  en: 2,
  ru: 2,
  es: 1.5,
  tr: 1.5,
  bg: 1.5,
  de: 1.3,
  fr: 1.3,
  pt: 1.3,
  af: 0.3,
  az: 0.6,
  ku: 0.5,
  eo: 0.2,
  la: 0.2,
};
const IMPORTANCE_UNKNOWN_TO_ELD = 0.3;

const LINES_MIN = 150;
const FEATURE_SEEN_MIN = 10;
const WORD_LENGTH_MAX = 12;

const [folder, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/fit-languages.ts <folder> [script …]');
for (const name of names.length > 0 ? names : Object.keys(SCRIPTS)) fitScript(name, folder);

function fitScript(name: string, data: string): void {
  const { script, kept, linesPerLanguage, newsParts } = SCRIPTS[name] as (typeof SCRIPTS)[string];
  const lines = fittingLines(data, linesPerLanguage, newsParts);
  const read = lines.flatMap((line) => readExample(line, script));
  const perLanguage = Map.groupBy(read, ({ language }) => language);
  const languages = [...perLanguage.keys()]
    .filter((each) => (perLanguage.get(each)?.length ?? 0) >= LINES_MIN)
    .sort();
  const found = [...countFeatures(read)].filter(([, count]) => count >= FEATURE_SEEN_MIN);
  const ids = new Map(found.map(([feature], id) => [feature, id]));
  const eldIndexes = languages.map(eldIndexOf);
  const examples: Example[] = read
    .filter(({ language }) => languages.includes(language))
    .map(({ language, features, scores, ngrams }) => ({
      language: languages.indexOf(language),
      features: Int32Array.from(features.flatMap((feature) => ids.get(feature) ?? [])),
      eldScores: Float32Array.from(eldIndexes, (index) => (index < 0 ? 0 : (scores[index] as number))),
      ngrams,
    }));
  const average = examples.length / languages.length;
  const importance = Float64Array.from(languages, (language, index) => {
    const usual = (eldIndexes[index] as number) < 0 ? IMPORTANCE_UNKNOWN_TO_ELD : 1;
    return Math.min(3, average / (perLanguage.get(language)?.length ?? 1)) * (IMPORTANCE[language] ?? usual);
  });
  const classifier = new Classifier(languages.length, found.length);
  classifier.fit(
    examples,
    importance,
    found.map(([, count]) => count),
    kept,
  );
  const written = writtenWeights(
    languages,
    found.map(([feature]) => feature),
    classifier,
  );
  writeFileSync(
    new URL(`../src/enrich/language/weights/${name}.ts`, import.meta.url),
    `/** Written by scripts/fit-languages.ts. */\nexport const ${name} = {\n  languages: \`\n${writtenLanguages(languages, classifier).join('\n')}\n\`,\n  features: \`\n${written.join('\n')}\n\`,\n};\n`,
  );
  console.log(
    `${name}: ${examples.length} lines, ${languages.length} languages, ${written.length} of ${found.length} features`,
  );
}

function readExample({ language, text }: Line, script: number) {
  const all = readWords(text);
  if (mainScript() !== script) return [];
  const length = keepScript(all, script);
  const ngrams = scoreWords(length) / NGRAMS_SCALE;
  const scores = Float32Array.from(totals, (total) => total / ELD_SCALE);
  return [{ language, features: featuresOf(length, script), scores, ngrams }];
}

/** As `findFeatures` finds them, in writing. */
function featuresOf(length: number, script: number): string[] {
  const names: string[] = [];
  const written = (at: number) => (units[at] === BOUNDARY ? '_' : String.fromCharCode(units[at] as number));
  let word = '';
  for (let at = 1; at < length; at++) {
    const isInner = word.length > 1 && units[at] !== BOUNDARY;
    if (word !== '' && (!isInner || hasInnerTrigrams(script)))
      names.push(written(at - 2) + written(at - 1) + written(at));
    if (units[at] === BOUNDARY) {
      if (word !== '' && word.length <= WORD_LENGTH_MAX) names.push(`=${word}`);
      word = '';
      continue;
    }
    if (isLetterFeature(units[at] as number)) names.push(`+${written(at)}`);
    word += written(at);
  }
  return names;
}

function countFeatures(read: { features: string[] }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of read)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

function writtenLanguages(languages: string[], { bias, perNgram, perEldScore }: Classifier): string[] {
  return languages.map((language, index) => {
    const figures = [bias, perNgram, perEldScore].map((values) => (values[index] as number).toFixed(2));
    return [language, ...(eldIndexOf(language) >= 0 ? figures : figures.slice(0, 2))].join(' ');
  });
}

function writtenWeights(languages: string[], features: string[], { weights }: Classifier): string[] {
  return features.flatMap((feature, id) => {
    const entries = languages.flatMap((language, index) => {
      const weight = Math.round((weights[id * languages.length + index] as number) * WEIGHT_SCALE);
      return weight === 0 ? [] : `${language}${weight}`;
    });
    return entries.length === 0 ? [] : `${feature} ${entries.join(' ')}`;
  });
}
