/**
 * Labelled sentences outside the repository, for fitting and measuring:
 *
 *     <folder>/sentences/<language>.txt   one sentence per line, such as the test data of the Lingua project
 *     <folder>/news/<code>.txt            translated news, such as NTREX-128, by ISO 639-3 code
 *     <folder>/words/<language>.txt       words without sentences
 *     <folder>/tatoeba/<code>.txt         sentences of Tatoeba, by ISO 639-3 code
 *     <folder>/chat/<language>.<name>.txt lines of real chats
 *
 *     <folder>/comments/<language>.<name>.txt comments from social networks
 *
 * Of four lines of `sentences`, two are for fitting weights, one for fitting probabilities, one for measuring. `chat` is only
 * for measuring.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Languages that are not told apart, under the code that the detector gives. */
const MERGED: Record<string, string> = { nb: 'no', nn: 'no', bs: 'hr' };

/** Languages that are only fitted in order not to be mistaken for others, together, one code per script. */
const UNNAMED = new Set(['qa', 'qb', 'qc', 'qd', 'ql']);

const NEWS = readCodes(`
  afr:af amh:am arb:ar aze-Latn:az bak:qc bel:be bem:ql bos:hr bul:bg cat:ca ces:cs ckb-Arab:ku cym:cy
  dan:da deu:de eng:en eng-IN:en est:et eus:eu ewe:ql fao:ql fas:fa fij:ql fil:tl fin:fi fra:fr gle:ga
  hau:ql hin:hi hmn:ql hrv:hr hun:hu ibo:ql ind:id isl:is ita:it kaz:kk kin:ql kir:qc kmr:ku lav:lv
  lit:lt ltz:ql mar:mr mkd:mk mlg:ql mlt:ql mon:mn mri:mi msa:ms nep:qd nld:nl nno:no nob:no nso:ql nya:ql
  orm:om pol:pl por-BR:pt por:pt prs:fa pus:qa ron:ro rus:ru slk:sk slv:sl smo:ql sna-Latn:sn snd-Arab:qa
  som:so spa-MX:es spa:es sqi:sq srp-Cyrl:sr srp-Latn:hr swa:sw swe:sv tat:qc tgk-Cyrl:qc tir:ti tsn:tn
  tuk:ql tur:tr uig:qa ukr:uk urd:ur uzb:ql ven:ql vie:vi wol:ql xho:xh yor:yo zul:zu
`);

const TATOEBA = readCodes(`
  afr:af ara:ar aze_Latn:az bel:be ben:bn bos_Latn:hr bul:bg cat:ca ces:cs cym:cy dan:da deu:de eng:en
  epo:eo est:et eus:eu fin:fi fra:fr gle:ga hin:hi hrv:hr hun:hu ind:id isl:is ita:it kaz_Cyrl:kk
  kmr:ku kur_Latn:ku lat_Latn:la lav:lv lit:lt mar:mr mkd:mk mon:mn nld:nl nno:no nob:no pes:fa pol:pl
  por:pt ron:ro rus:ru spa:es sqi:sq srp_Cyrl:sr srp_Latn:hr swe:sv swh:sw tgl_Latn:tl tur:tr ukr:uk urd:ur
  vie:vi zsm_Latn:ms ckb:ku uig_Arab:qa tat:qc chv:qc mhr:qc sah:qc bua:qc oss:qc xal:qc asm:qb kab:ql
  ceb:ql ilo:ql war:ql pam:ql gcf_Latn:ql hau_Latn:ql jav:ql ltz:ql fry:ql nds:ql hsb:ql dsb:ql gos:ql
  oci:ql bre:ql tuk_Latn:ql uzb_Latn:ql fao:ql gla:ql que:ql grn:ql ina_Latn:ql rom:ql run:ql zza:ql
`);

/** From pairs such as `ukr:uk`. */
function readCodes(text: string): Map<string, string> {
  return new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':') as [string, string]),
  );
}

export interface Line {
  language: string;
  text: string;
}

/** The same pseudo-random choice every time. */
export function choice(text: string, count: number): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) % count;
}

/** The first three to eight words. */
export function shortened(text: string): string {
  return text
    .split(/\s+/)
    .slice(0, 3 + choice(text, 6))
    .join(' ');
}

/** Three to eight words from anywhere in the text. */
function passage(text: string, part = 0): string {
  const words = text.split(/\s+/);
  const start = choice(`${part}${text}`, Math.max(1, words.length - 4));
  return words.slice(start, start + 3 + choice(`${text}${part}`, 6)).join(' ');
}

export function linesOf(file: string): string[] {
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : [];
}

function filesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .sort()
    : [];
}

/** Tatoeba's Slovenian is left out: many of its sentences are Slovak. */
export function fittingLines(folder: string, perLanguage: number, newsParts: number): Line[] {
  const lines: Line[] = [];
  for (const [code, texts] of sentencesOf(folder, [0, 1])) {
    const language = MERGED[code] ?? code;
    for (const text of texts) lines.push({ language, text }, { language, text: shortened(text) });
  }
  for (const name of filesIn(`${folder}/words`)) {
    const code = name.slice(0, -4);
    for (const text of linesOf(`${folder}/words/${name}`))
      lines.push({ language: MERGED[code] ?? code, text });
  }
  for (const [code, language] of NEWS) {
    linesOf(`${folder}/news/${code}.txt`).forEach((text, index) => {
      if (UNNAMED.has(language) && index % 8 !== 0) return;
      for (let part = 0; part < newsParts; part++) lines.push({ language, text: passage(text, part) });
    });
  }
  for (const [code, language] of TATOEBA) {
    const limit = UNNAMED.has(language) ? perLanguage / 8 : perLanguage;
    for (const text of linesOf(`${folder}/tatoeba/${code}.txt`).slice(0, limit))
      lines.push({ language, text });
  }
  for (const name of filesIn(`${folder}/comments`)) {
    const language = name.split('.')[0] as string;
    for (const text of linesOf(`${folder}/comments/${name}`)) lines.push({ language, text: passage(text) });
  }
  for (const text of linesOf(`${folder}/tatoeba/rus.txt`).slice(0, perLanguage / 3))
    lines.push({ language: 'ql', text: transliterated(text) });
  return lines;
}

/** Sentences, and three to eight words of each. */
export function calibratingLines(folder: string): Line[] {
  return [...sentencesOf(folder, [2])].flatMap(([code, texts]) => {
    const language = MERGED[code] ?? code;
    return texts.flatMap((text) => [
      { language, text },
      { language, text: shortened(text) },
    ]);
  });
}

export function measuringLines(folder: string): Map<string, string[]> {
  return sentencesOf(folder, [3]);
}

function sentencesOf(folder: string, quarters: number[]): Map<string, string[]> {
  return new Map(
    filesIn(`${folder}/sentences`).map((name) => [
      name.slice(0, -4),
      linesOf(`${folder}/sentences/${name}`).filter((_, index) => quarters.includes(index % 4)),
    ]),
  );
}

/** Several chat users, several spellings. */
const LATIN_FOR = readCodes(`
  а:a б:b в:v г:g д:d е:e ё:e|yo ж:zh|j з:z и:i й:y|i|j к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h|x|kh ц:c|ts
  ч:ch ш:sh щ:sch|shch ъ: ы:y|i ь:|' э:e ю:yu|u я:ya|ia|ja
`);

/** Russian in Latin letters, as in chats. It must not pass for a language that is written in Latin letters. */
export function transliterated(text: string): string {
  const style = choice(text, 3);
  return [...text.toLowerCase()]
    .map((letter) => {
      const choices = LATIN_FOR.get(letter)?.split('|') ?? [letter];
      return choices[style % choices.length];
    })
    .join('');
}
