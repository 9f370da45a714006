import { groups, Language } from '../language.ts';
import { type Paradigm, paradigm, suffixed, words } from '../paradigm.ts';

const CONSONANT = /[бвгґджзклмнпрстфхцчшщ]$/;
const HARD = /[бвгґджзклмнпрстфхчшщ]$/;
const VOWEL = /[аеєиіоуюя]$/;

const PLURAL = 'ам ами ах';
const SOFT_PLURAL = 'ям ями ях';
const MASCULINE = `а у ові ом і ів и е ${PLURAL}`;

/** The last vowel is і only where no ending follows: спосіб, способу. */
const CLOSED_SYLLABLES = [
  { weak: 'о', strong: 'і' },
  { weak: 'е', strong: 'і' },
];

const NOUNS = [
  paradigm(`- ${MASCULINE}`, { stem: HARD }),
  paradigm(`- а у еві ем і ів ей ${PLURAL}`, { stem: /[жшчщ]$/ }),
  ...CLOSED_SYLLABLES.map((vowel) => paradigm(`*- ${MASCULINE}`, { stem: HARD, vowel, minimum: 2 })),
  ...CLOSED_SYLLABLES.map((vowel) =>
    paradigm(`*- *ь і ю ей ${PLURAL} ${SOFT_PLURAL}`, { stem: CONSONANT, vowel, minimum: 2 }),
  ),
  paradigm(`ь я ю еві ем і ів ей ${SOFT_PLURAL}`, { stem: CONSONANT }),
  paradigm(`й я ю єві єм ї їв ${SOFT_PLURAL}`, { stem: VOWEL }),
  paradigm(`ок ${suffixed('к', MASCULINE)}`, { minimum: 2 }),
  paradigm(`ень ${suffixed('н', `я ю еві ем і ів ${SOFT_PLURAL}`)}`),
  paradigm(`ець ${suffixed('ц', `я ю еві ем і ів ${SOFT_PLURAL}`)}`),
  paradigm(`а и і у ою о - ${PLURAL}`, { stem: HARD }),
  paradigm(`а і у ею - ${PLURAL}`, { stem: /[жшчщ]$/ }),
  ...['к ц', 'г з', 'х с'].map((change) => velarFeminine(...(change.split(' ') as [string, string]))),
  paradigm(`я і ю ею ь - ${SOFT_PLURAL}`, { stem: CONSONANT }),
  paradigm(suffixed('і', `я ї ю єю й ${SOFT_PLURAL}`)),
  paradigm(`ь і ю ей ${SOFT_PLURAL} ${PLURAL}`, { stem: CONSONANT }),
  paradigm(`ість істю ${suffixed('ост', `і ей ${SOFT_PLURAL}`)}`),
  paradigm(`о а у ом і - ${PLURAL}`, { stem: CONSONANT }),
  ...CLOSED_SYLLABLES.map((vowel) => paradigm(`*- о а у ом і ${PLURAL}`, { stem: CONSONANT, vowel })),
  paradigm(`${suffixed('нн', `я ю ям і ${SOFT_PLURAL}`)} нь`),
  paradigm(`е а у ем і - ${PLURAL}`, { stem: /[жшчщц]$/ }),
  paradigm(`ця це ці цю цем ць ${suffixed('ц', SOFT_PLURAL)}`),
  paradigm('а ати аті атам атами атах ат', { stem: CONSONANT }),
];

/** к, г and х change before і: атака, атаці. */
function velarFeminine(velar: string, changed: string) {
  const fleeting = velar === 'к' ? 'ок' : '';
  return paradigm(`${suffixed(velar, `а и у ою о - ${PLURAL}`)} ${changed}і ${fleeting}`);
}

const ADJECTIVES = [
  paradigm('ий а е і ого ому им ій ої у ою их ими іший іша іше іші', { stem: CONSONANT }),
  paradigm('ій я є і ього ьому ім ьої ю ьою іх іми', { stem: /н$/ }),
];

const ADJECTIVE = 'ий а е і ого ому им ій ої у ою их ими';
const FIRST = 'еш е емо ете уть';
const FIRST_AFTER_VOWEL = 'ю єш є ємо єте ють й йте ючи';

function past(vowel: string): string {
  return suffixed(vowel, `в ла ло ли вши`);
}

function passive(vowel: string): string {
  return suffixed(vowel, suffixed('н', `${ADJECTIVE} о`));
}

function vowelVerb(vowel: string): string {
  return `${suffixed(vowel, `ти ${FIRST_AFTER_VOWEL}`)} ${past(vowel)} ${passive(vowel)}`;
}

function mutatedVerb(from: string, to: string): string {
  return `${suffixed(from, `ати ${past('а')} ${passive('а')}`)} ${suffixed(to, `у ${FIRST} и іть`)}`;
}

function secondVerb(from: string, to: string): string {
  const mutated = suffixed(to, `у ю ать ять ${passive('е')}`);
  return `${suffixed(from, `ити іти иш ить имо ите ять ать и іть ь ьте ${past('и')} ${past('і')}`)} ${mutated}`;
}

const VERBS = [
  ...['я', 'і'].map(vowelVerb),
  `${suffixed('ув юв', `ати ${past('а')} ${passive('а')}`)} ${suffixed('у ю', FIRST_AFTER_VOWEL)} ${suffixed('ьов ов', passive('а'))}`,
  `${suffixed('ва', `ти й йте ${past('-')}`)} ю єш є ємо єте ють`,
  suffixed('н', `ути у ${FIRST} и іть ${past('у')} ${suffixed('ут', ADJECTIVE)}`),
  `сти в ла ло ли ${suffixed('д', `у ${FIRST} и іть ено ${suffixed('ен', ADJECTIVE)}`)}`,
  suffixed('да', `ти м си сть мо сте дуть й йте ${past('-')} ${suffixed('н', `${ADJECTIVE} о`)}`),
  ...['с ш', 'з ж', 'к ч', 'т ч'].map((change) => mutatedVerb(...(change.split(' ') as [string, string]))),
  ...['- -', 'д дж', 'т ч', 'з ж', 'с ш', 'ст щ', 'б бл', 'п пл', 'в вл', 'м мл', 'ф фл'].map((change) =>
    secondVerb(...(change.split(' ') as [string, string])),
  ),
];

function verbParadigms(endings: string, stem?: RegExp): Paradigm[] {
  const options = { minimum: 2, ...(stem !== undefined && { stem }) };
  return [paradigm(endings, options), paradigm(reflexive(endings), options)];
}

function reflexive(endings: string): string {
  return words(endings)
    .map((ending) => (ending === 'є' || ending === 'е' ? `${ending}ться` : `${ending}ся`))
    .join(' ');
}

export const UKRAINIAN = new Language({
  code: 'uk',
  letters: /^[абвгґдеєжзиіклмнопрстуфхцчшщьюя]+$/,
  paradigms: [
    ...NOUNS,
    ...ADJECTIVES,
    ...verbParadigms(vowelVerb('а'), /^(?!(?:про|пере|від|за|ви|при|роз|з|по|на)д$)/),
    ...VERBS.flatMap((endings) => verbParadigms(endings)),
  ],
  irregular: groups(`
    людина людини людині людину людиною люди людей людям людьми людях
    дитина дитини дитині дитину дитиною діти дітей дітям дітьми дітях
    друг друга другу другові другом друзі друзів друзям друзями друзях
    гроші грошей грошам грошима грошах
    тиждень тижня тижню тижнем тижні тижнів тижням тижнями тижнях
    день дня дню днем дні днів дням днями днях
    знайти знайду знайдеш знайде знайдемо знайдете знайдуть знайшов знайшла знайшло знайшли знайдено
    взяти візьму візьмеш візьме візьмемо візьмете візьмуть взяв взяла взяло взяли
    могти можу можеш може можемо можете можуть міг могла могло могли`),
});
