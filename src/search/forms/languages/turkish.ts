import { groups, Language } from '../language.ts';
import { type Paradigm, paradigm, suffixed, words } from '../paradigm.ts';

/**
 * Vowel harmony after folding. A is a or e, I is i or u, chosen by the last vowel of the stem. Folding merges ı with i,
 * o with ö and u with ü, so stems with these vowels take either. After A, I is always i.
 */
const HARMONIES = [
  { A: 'a', I: 'i', vowels: 'ai' },
  { A: 'e', I: 'i', vowels: 'ei' },
  { A: 'a', I: 'u', vowels: 'ou' },
  { A: 'e', I: 'u', vowels: 'ou' },
] as const;

const CASES = 'I A In';
const PLURAL = suffixed(
  'lAr',
  `- i A dA dAn in lA inlA iylA ini inA indA indAn inin ${suffixed('im imiz iniz', '- i A dA dAn in')}`,
);
const OWN_CASES = '- I A dA dAn In';
const POSSESSED = `${suffixed('Im In ImIz InIz', OWN_CASES)} IylA IncA`;
const AFTER_CONSONANT = `- ${CASES} lA ${PLURAL} ${POSSESSED}`;
const AFTER_VOWEL = `- yI yA dA dAn nIn ylA ${PLURAL} ${suffixed('m n mIz nIz', OWN_CASES)}
  ${suffixed('sI', '- nI nA ndA ndAn nIn ylA')}`;

/** Suffixes that begin with a vowel; p, t and k before them become b, d and g. */
const VOICED = `I A In ${POSSESSED}`;
const UNVOICED = `- tA tAn lA ${PLURAL}`;

const CONTINUOUS = '- um sun uz sunuz lar du dum dun duk dunuz lardi';
const PERSONS = '- m n k nIz lAr';
const VERB = `mAk mAyi mAyA mAdAn mAsi mAsini mAsinA
  ${suffixed('dI tI', PERSONS)} ${suffixed('mIs', '- Im In Iz lAr tI')} ${suffixed('mAdi', '- m n k niz lAr')}
  ${suffixed('mAz', '- sin siniz lAr')} mAyAcAğim mAyAcAğiz mAyAcAksin mAyAcAksiniz mAyAcAklAr mAm mAyiz mAyAn mAyin ${suffixed('sA', '- m n k niz lAr')} mAli mAliyiz mAyAcAk mAmis
  ${suffixed('mIyor', CONTINUOUS)} dIkçA tIkçA dIğI tIğI`;
const VERB_VOWEL_INITIAL = `${suffixed('Iyor', CONTINUOUS)} AcAk AcAğim AcAğiz AcAklAr AcAksin
  ${suffixed('Ir Ar', '- im um sin sun iz uz lAr')} Ip ArAk An AnlAr In InIz dIğIm`;
const VERB_AFTER_VOWEL = `${VERB} yAcAk yAcAğim yAcAğiz yAcAklAr yAcAksin r rIm rsIn rIz rlAr yIp yArAk yAn yAnlAr
  ${suffixed('yor', CONTINUOUS)}`;

/** Foreign stems are common among nouns (program), so only spellings that Turkish never has are excluded. */
const FOREIGN = '(?!.*(?:[aeiou]{2}|ck|ph|th|sh|y$))';
/** Verbs are native words: no consonants together at the beginning, two at most elsewhere. */
const VERB_SHAPE = '[^aeiou]?(?:[aeiou][^aeiou]{1,2}){0,5}';

function inHarmony(templates: string, { A, I }: (typeof HARMONIES)[number]): string {
  return words(templates)
    .map((template) => template.replaceAll('A', A).replaceAll('I', I))
    .join(' ');
}

const PARADIGMS = HARMONIES.flatMap((harmony): Paradigm[] => {
  const { vowels } = harmony;
  const noun = (templates: string, ending: string, minimum = 3) =>
    paradigm(inHarmony(templates, harmony), {
      stem: new RegExp(`^${FOREIGN}[a-z]*[${vowels}]${ending}$`),
      minimum,
    });
  const verb = (templates: string, ending: string) =>
    paradigm(inHarmony(templates, harmony), {
      stem: new RegExp(`^${FOREIGN}${VERB_SHAPE}[${vowels}]${ending}$`),
    });
  return [
    noun(`${AFTER_CONSONANT} tA tAn`, '[^aeiou]?[cfhkpst]'),
    noun(`${AFTER_CONSONANT} dA dAn`, '[^aeiou]?[bcdgjlmnrvyz]'),
    noun(AFTER_VOWEL, ''),
    ...['p b', 't d', 'k g'].map((change) => {
      const [hard = '', soft = ''] = change.split(' ');
      return noun(`${suffixed(hard, UNVOICED)} ${suffixed(soft, VOICED)}`, '[lnr]?', 2);
    }),
    verb(`${VERB} ${VERB_VOWEL_INITIAL}`, '[^aeiou]{1,2}'),
    verb(VERB_AFTER_VOWEL, ''),
    paradigm(inHarmony(`${VERB} ${VERB_VOWEL_INITIAL}`, harmony), {
      stem: new RegExp(`^[${vowels}][clt]$`),
      minimum: 2,
    }),
  ];
});

/** The last vowel of a verb stem is lost before -Iyor: ara-, arıyor. */
const LOST_VOWELS = HARMONIES.flatMap((harmony) =>
  ['a', 'e'].map((vowel) =>
    paradigm(
      `${suffixed(vowel, inHarmony(VERB_AFTER_VOWEL, { ...HARMONIES[vowel === 'a' ? 0 : 1] }))} ${suffixed(
        harmony.I,
        suffixed('yor', CONTINUOUS),
      )}`,
      { stem: new RegExp(`^${FOREIGN}${VERB_SHAPE}$`), minimum: 2 },
    ),
  ),
);

export const TURKISH = new Language({
  code: 'tr',
  letters: /^[a-pr-vyz]+$/,
  paradigms: [...PARADIGMS, ...LOST_VOWELS],
  irregular: groups(`
    demek diyor diyorum diyorlar dedi dediler diyecek der derler diyen
    yemek yiyor yedi yiyecek yer
    etmek ediyor ediyorum ediyorsun ediyoruz ediyorlar etti ettim ettik ettiler edecek edecekler eder ederim ederiz
    gitmek gidiyor gidiyorum gidiyoruz gidiyorlar gitti gittim gittik gidecek gider giderim gidip giden`),
});
