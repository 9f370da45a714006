import { groups, Language } from '../language.ts';
import { paradigm, suffixed } from '../paradigm.ts';

/** Folded tokens have no ł, ó, ą or ę, so stół and stołu differ in their endings only. */
const LABIAL_OR_DENTAL = /[bpwmnszfl]$/;
const VELAR = /[kg]$/;
const HARDENED = /(?:[cjlz]|ch|sz)$/;
const SOFTENING = /[nsczpwmb]$/;

const PLURAL = 'om ami ach';
const MASCULINE = `- a u owi em y ow owie ${PLURAL}`;
const FEMININE = `a y e o ${PLURAL}`;
const NEUTER = `o a u em - ${PLURAL}`;

/** Consonants that change before the ending -e of the locative: konto, koncie. */
const CHANGES: [string, string][] = [
  ['t', 'cie'],
  ['d', 'dzie'],
  ['r', 'rze'],
  ['st', 'ście'],
];

/** A bare stem of three letters is too often a word of another language: "not" and "note". */
const BARE_STEM_MIN = 4;

const NOUNS = [
  paradigm(`${MASCULINE} ie i`, { stem: LABIAL_OR_DENTAL }),
  paradigm(`${MASCULINE} e`, { stem: /l$/ }),
  paradigm(`- a u owi iem i ow y ${PLURAL}`, { stem: VELAR }),
  paradigm(`- a u owi em y e i ow owie ${PLURAL}`, { stem: HARDENED }),
  paradigm(`cy ${suffixed('k', `- a u owi iem i ów ${PLURAL}`)}`),
  paradigm(`- ia iowi iem iu ie i iów iom iami iach`, { stem: SOFTENING }),
  paradigm(`ek ${suffixed('k', `a u owi iem i ów ${PLURAL}`)}`, { minimum: 2 }),
  paradigm(`iec ec ${suffixed('c', `a owi em u e y ów ${PLURAL}`)}`),
  paradigm(`${FEMININE} ie`, { stem: LABIAL_OR_DENTAL }),
  paradigm(`${FEMININE} ie -`, { stem: LABIAL_OR_DENTAL, minimum: BARE_STEM_MIN }),
  paradigm(`ce ek ${suffixed('k', `a i ę o - ą ${PLURAL}`)}`),
  paradigm(`dze ${suffixed('g', `a i ę o - ą ${PLURAL}`)}`),
  paradigm(`sze ${suffixed('ch', `a y ę o - ą ${PLURAL}`)}`),
  paradigm(`a y i e o - ${PLURAL}`, { stem: HARDENED }),
  paradigm(`ia i ie io - iom iami iach`),
  paradigm(`- i ia ią iom iami iach`, { stem: /[sczn]$/ }),
  paradigm(`- y ą ${PLURAL}`, { stem: /[cz]$/ }),
  paradigm(`${NEUTER} ie`, { stem: LABIAL_OR_DENTAL }),
  paradigm(`ek ${suffixed('k', `o a u iem - ${PLURAL}`)}`),
  paradigm(`eł ${suffixed('ł', `o a u em e ${PLURAL}`)}`),
  paradigm(`ien en ${suffixed('n', `o a u em ie ${PLURAL}`)}`, { minimum: 2 }),
  paradigm(`e a u em - y ${PLURAL}`, { stem: HARDENED }),
  paradigm(`ie ia iu iem - iom iami iach`, { stem: /[cnl]$/ }),
  paradigm(`um a ów ${PLURAL}`),
  ...CHANGES.flatMap(([consonant, locative]) => {
    const personal = locative.replace(/e$/, locative === 'rze' ? 'y' : '');
    return [
      paradigm(`${suffixed(consonant, MASCULINE)} ${locative} ${personal}`, { minimum: 2 }),
      paradigm(`${suffixed(consonant, `- ${FEMININE}`)} ${locative}`),
      paradigm(`${suffixed(consonant, NEUTER)} ${locative}`),
    ];
  }),
];

const ADJECTIVE = 'y a e ego emu ym ej ą ych ymi i';
const SOFT_ADJECTIVE = 'i ia ie iego iemu im iej ich imi';
const COMPARATIVE = 'szy sza sze szego szemu szym szej szych szymi si';
const SUPERLATIVE = COMPARATIVE.replaceAll(/(?=\bs)/g, 'naj+');

const ADJECTIVES = [
  paradigm(`${ADJECTIVE} ${COMPARATIVE} ${SUPERLATIVE}`, { stem: /[^aeiouykg]$/ }),
  paradigm(`a ą ${SOFT_ADJECTIVE}`, { stem: VELAR }),
  paradigm(`${suffixed('k', 'i a ą ie iego iemu im iej ich imi')} cy`),
  paradigm(SOFT_ADJECTIVE, { stem: /[nwcp]$/ }),
  ...['n', 'w'].map((letter) =>
    paradigm(`${suffixed(letter, ADJECTIVE)} ${suffixed(`${letter}iej`, COMPARATIVE)}`),
  ),
  paradigm(`${suffixed('r', ADJECTIVE)} rzy`),
];

function past(vowel: string): string {
  const endings = `ł ła ło li ły łem łam łeś łaś liśmy łyśmy liście łyście łby łaby łoby liby łyby
    łbym łabym łbyś łabyś libyśmy łybyśmy libyście łybyście wszy`;
  return suffixed(vowel, endings);
}

function passive(vowel: string): string {
  return suffixed(vowel, `${suffixed('n', ADJECTIVE)} no nie nia niem niu ń`);
}

const PRESENT = 'ę esz e emy ecie ą';
const A_VERB = suffixed('a', 'ć m sz - my cie ją j jmy jcie jąc jący jąca jące jących');

function mutatedVerb(from: string, to: string): string {
  return `${suffixed(from, `ać ${past('a')} ${passive('a')}`)} ${suffixed(to, `${PRESENT} - cie ąc`)}`;
}

function secondVerb(from: string, to: string): string {
  const mutated = suffixed(
    to,
    `ę ą ię ią ąc iąc ${suffixed('on ion', `${ADJECTIVE} o`)} enie enia ienie ienia eni`,
  );
  return `${suffixed(from, `ić yć isz ysz i y imy ymy icie ycie ij ijcie ${past('i')} ${past('y')}`)} ${mutated}`;
}

const VERBS = [
  `${A_VERB} ${past('a')} ${passive('a')}`,
  `${suffixed('ow yw iw', `ać ${past('a')} ${passive('a')}`)} ${suffixed('uj', `${PRESENT} - cie ąc ący ąca ące ących`)}`,
  `${suffixed('n', `ąć ę iesz ie iemy iecie ą ij ijcie ął ęła ęło ęli ęły ąłem ęłam ąłeś ęłaś ąłby ęłaby ąłbym ęłabym ęliby ęliśmy ięty ięta ięte ięto`)}`,
  `ieć ę isz i imy icie ą ${past('ie')} ${past('ia')} iany iano`,
  `${suffixed('s', 'ć')} ${suffixed('dn', 'ę iesz ie iemy iecie ą ij')} ${past('d')} ${suffixed('dzion', `${ADJECTIVE} o`)} dzeni`,
  `${suffixed('da', `ć m sz - my cie dzą j jcie`)} ${past('da')} ${passive('da')}`,
  `${suffixed('wa', `ć ${past('-')}`)} ${suffixed('j', `${PRESENT} ąc`)} waj wany wana wane wanie`,
  ...['s sz', 'ść szcz', 'śc szcz', 'zdz żdż'].map((change) => secondVerb(...pair(change))),
];

function pair(change: string): [string, string] {
  const [from = '-', to = '-'] = change.split(' ');
  return [from, to];
}

export const POLISH = new Language({
  code: 'pl',
  letters: /^[a-pr-uwyz]+$/,
  paradigms: [
    ...NOUNS,
    ...ADJECTIVES,
    ...VERBS.map((endings) => paradigm(endings)),
    ...['s sz', 'z ż', 'k cz', 't cz'].map((change) =>
      paradigm(mutatedVerb(...pair(change)), { minimum: 2 }),
    ),
    paradigm(secondVerb('-', '-'), { stem: /[bpwmnsczlj]$/ }),
    paradigm(`eć ę isz i imy icie ą ${past('e')} ${past('a')}`, { stem: /(?:sl|[csr]z)$/ }),
  ],
  irregular: groups(`
    człowiek człowieka człowiekowi człowiekiem człowieku ludzie ludzi ludziom ludźmi ludziach
    dziecko dziecka dziecku dzieckiem dzieci dzieciom dziećmi dzieciach
    przyjaciel przyjaciela przyjacielem przyjaciele przyjaciół przyjaciołom
    pieniądz pieniądza pieniądze pieniędzy pieniądzom pieniędzmi pieniądzach
    dzień dnia dniowi dniem dniu dni dniom dniami dniach
    tydzień tygodnia tygodniowi tygodniem tygodniu tygodnie tygodni tygodniom tygodniami tygodniach
    rok roku rokiem lata lat latom latami latach
    miasto miasta miastu miastem mieście miast miastom miastami miastach
    ręka ręki ręce rękę ręką rąk rękom rękami rękach
    być jestem jesteś jest jesteśmy jesteście byłem był była było byli były będę będziesz będzie będziemy będą
    mieć mam masz mamy macie mają miał miała miało mieli miały
    móc mogę możesz może możemy możecie mogą mógł mogła mogło mogli mogły
    chcieć chcę chcesz chce chcemy chcecie chcą chciał chciała chcieli chciały
    wiedzieć wiem wiesz wie wiemy wiecie wiedzą wiedział wiedziała wiedzieli wiedziały
    iść idę idziesz idzie idziemy idziecie idą szedł szła szło szli szły
    znaleźć znajdę znajdziesz znajdzie znajdziemy znajdziecie znajdą znalazł znalazła znaleźli znalazły znaleziono
    wziąć wezmę weźmiesz weźmie weźmiemy weźmiecie wezmą wziął wzięła wzięli wzięły
    dać dam dasz damy dacie dadzą dał dała dało dali dały`),
});
