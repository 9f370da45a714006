import { groups, Language } from '../language.ts';
import { type Paradigm, paradigm, suffixed, words } from '../paradigm.ts';

const HARD = /[бвдзлмнпрстф]$/;
const VELAR = /[гкх]$/;
const SIBILANT = /[жшчщ]$/;
const CONSONANT = /[бвгджзклмнпрстфхцчшщ]$/;
const VOWEL = /[аеёоуыэюя]$/;

const PLURAL = 'ам ами ах';
const SOFT_PLURAL = 'ям ями ях';

const NOUNS = [
  paradigm(`- а у ом е ы ов ${PLURAL}`, { stem: /[бвдзлмнпрстфц]$/ }),
  paradigm(`- а у ом е и ов ${PLURAL}`, { stem: VELAR }),
  paradigm(`- а у ом ем е и ей ${PLURAL}`, { stem: SIBILANT }),
  paradigm(`ь я ю ем е и ей ${SOFT_PLURAL}`, { stem: CONSONANT }),
  paradigm(`й я ю ем е и ев ${SOFT_PLURAL}`, { stem: VOWEL }),
  paradigm(suffixed('и', `й я ю ем и ев ${SOFT_PLURAL}`)),
  paradigm(`ок ${suffixed('к', `а у ом е и ов ${PLURAL}`)}`, { minimum: 2 }),
  paradigm(`ек ёк ${suffixed('ьк', `а у ом е и ов ${PLURAL}`)}`),
  paradigm(`ец ${suffixed('ц', `а у ом ем е ы ов ев ${PLURAL}`)}`),
  paradigm(`ень ${suffixed('н', `я ю ем е и ей ${SOFT_PLURAL}`)}`),
  paradigm(`${suffixed('анин', '- а у ом е')} ${suffixed('ан', `е - ${PLURAL}`)}`),
  paradigm(`а ы е у ой ою - ${PLURAL}`, { stem: /[бвдзлмнпрстфц]$/ }),
  paradigm(`а и е у ой ою - ${PLURAL}`, { stem: /[гх]$|[аеиоуыюя]к$/ }),
  paradigm(`а и е у ой ою ${PLURAL}`, { stem: /[^аеиоуыюя]к$/ }),
  paradigm(`а и е у ей ею ой - ${PLURAL}`, { stem: SIBILANT }),
  paradigm(`а ы е у ей ею - ${PLURAL}`, { stem: /ц$/ }),
  paradigm(`ок ек ${suffixed('к', `а и е у ой ою ${PLURAL}`)}`, { stem: CONSONANT }),
  paradigm(`ек ${suffixed('йк ьк', `а и е у ой ою ${PLURAL}`)}`),
  paradigm(`я и е ю ей ею ь ${SOFT_PLURAL}`, { stem: CONSONANT }),
  paradigm(suffixed('и', `я и ю ей ею й ${SOFT_PLURAL}`)),
  paradigm(`ей ий ${suffixed('ь', `я и е ю ей ею ${SOFT_PLURAL}`)}`),
  paradigm(`ь и ью ей ${SOFT_PLURAL} ${PLURAL}`, { stem: CONSONANT }),
  paradigm(`о а у ом е - ${PLURAL}`, { stem: CONSONANT }),
  paradigm(`ен он ${suffixed('н', `о а у ом е ${PLURAL}`)}`),
  paradigm(`ел ол ${suffixed('л', `о а у ом е ${PLURAL}`)}`),
  paradigm(`ем ${suffixed('ьм', `о а у ом е ${PLURAL}`)}`),
  paradigm(`е а у ем - ${PLURAL}`, { stem: /[жшчщц]$/ }),
  paradigm(`е я ю ем ей ${SOFT_PLURAL}`, { stem: CONSONANT }),
  paradigm(suffixed('и', `е я ю ем и й ${SOFT_PLURAL}`)),
  paradigm(suffixed('м', 'я ени енем ена ён енам енами енах'), { minimum: 1 }),
];

const HARD_ADJECTIVE = 'ый ой ая ое ые ого ому ым ом ою ую ых ыми';
const SOFT_ADJECTIVE = 'ий яя ее ие его ему им ем ей ею юю их ими';
const VELAR_ADJECTIVE = 'ий ой ая ое ие ого ому им ом ою ую их ими';
const SIBILANT_ADJECTIVE = 'ий ая ее ие его ему им ем ей ею ую их ими ой ого ому ом';

const ADJECTIVES = [
  paradigm(`${HARD_ADJECTIVE} - а о ы ее`, { stem: HARD }),
  paradigm(`ен ${suffixed('н', `${HARD_ADJECTIVE} а о ы ее`)}`, { stem: CONSONANT }),
  paradigm(`ен ${suffixed('ьн', `${HARD_ADJECTIVE} а о ы ее`)}`),
  paradigm(SOFT_ADJECTIVE, { stem: /н$/ }),
  paradigm(`${VELAR_ADJECTIVE} а о и`, { stem: VELAR }),
  paradigm(`ок ${suffixed('к', `${VELAR_ADJECTIVE} а о и`)}`, { stem: CONSONANT }),
  paradigm(SIBILANT_ADJECTIVE, { stem: SIBILANT }),
];

const PASSIVE = suffixed('нн', HARD_ADJECTIVE);
const SHORT_PASSIVE = suffixed('н', '- а о ы');

function past(vowel: string): string {
  const participle = suffixed('вш', SIBILANT_ADJECTIVE);
  return suffixed(vowel, `л ла ло ли в вши ${participle}`);
}

const FIRST = 'ешь ет ем ете ут ют';

/** First conjugation that keeps its vowel: делать, проверять, иметь. */
function vowelVerb(vowel: string): string {
  const present = suffixed(vowel, `ть ю ${FIRST} й йте я ${suffixed('ющ', SIBILANT_ADJECTIVE)}`);
  return `${present} ${past(vowel)} ${suffixed(vowel, `${PASSIVE} ${SHORT_PASSIVE} ${suffixed('ем', HARD_ADJECTIVE)}`)}`;
}

/** First conjugation with another consonant in the present: писать, пишу. */
function mutatedVerb(from: string, to: string): string {
  const infinitive = suffixed(from, `ать ${past('а')} ${suffixed('а', `${PASSIVE} ${SHORT_PASSIVE}`)}`);
  return `${infinitive} ${suffixed(to, `у ${FIRST} и ите а ущий`)}`;
}

/** Second conjugation, in which the first person and the passive can have another consonant: купить, куплю, куплен. */
function secondVerb(from: string, to: string, after: 'sibilant' | 'other' = 'other'): string {
  const first = after === 'sibilant' || /[жчшщ]$/.test(to) ? 'у' : 'ю';
  const mutated = suffixed(to, `${first} ${suffixed('е', `${PASSIVE} ${SHORT_PASSIVE}`)}`);
  const vowel = after === 'sibilant' ? 'а' : 'я';
  const present = `ишь ит им ите ${vowel}т и ь ьте ${vowel} ${suffixed(`${vowel}щ`, SIBILANT_ADJECTIVE)}`;
  return `${suffixed(from, `ить ${present} ${past('и')}`)} ${suffixed(from, `еть ${past('е')}`)} ${mutated}`;
}

const VERBS = [
  ...['я', 'е'].map(vowelVerb),
  `${suffixed('ов ев', `ать ${past('а')} ${suffixed('а', `${PASSIVE} ${SHORT_PASSIVE}`)}`)} ${suffixed('у ю', `ю ${FIRST} й йте я ${suffixed('ющ', SIBILANT_ADJECTIVE)} ${suffixed('ем', HARD_ADJECTIVE)}`)}`,
  `${suffixed('ва', `ть й йте я ${past('-')}`)} ${suffixed('-', `ю ёшь ёт ём ёте ют ${suffixed('ющ', SIBILANT_ADJECTIVE)}`)}`,
  `${suffixed('н', `уть у ${FIRST} и ите ь ьте ${past('у')} ${suffixed('ут', `${HARD_ADJECTIVE} - а о ы`)}`)}`,
  `сть л ла ло ли ${suffixed('д', `у ${FIRST} и ите енный ен ена ено ены`)}`,
  `чь г гла гло гли гу гут ${suffixed('ж', 'ешь ет ем ете')}`,
  `${suffixed('да', `ть м шь ст дим дите дут й йте ${past('-')} ${PASSIVE} ${SHORT_PASSIVE}`)}`,
  ...['с ш', 'з ж', 'к ч', 'т ч', 'ск щ', 'ст щ'].map((change) => mutatedVerb(...pair(change))),
  ...['д ж', 'т ч', 'т щ', 'з ж', 'с ш', 'ст щ', 'б бл', 'п пл', 'в вл', 'м мл', 'ф фл'].map((change) =>
    secondVerb(...pair(change)),
  ),
];

function oneSpaced(endings: string): string {
  return words(endings).join(' ');
}

function pair(change: string): [string, string] {
  const [from = '-', to = '-'] = change.split(' ');
  return [from, to];
}

function reflexive(endings: string): string {
  return endings
    .split(' ')
    .filter((ending) => ending !== '-')
    .map((ending) => ending + (/[аеёиоуюя]$/.test(ending) && !/щ|вш[^и]/.test(ending) ? 'сь' : 'ся'))
    .join(' ');
}

/** Stems of two letters are common (про-дать, чит-ать is three), and the endings of verbs are long. */
const VERB_STEM_MIN = 2;

/** дать with a prefix has forms of its own: продать, продам. */
const NOT_GIVE = /^(?!(?:про|пере|с|со|от|за|вы|при|раз|из|по|на)д$)/;

function verbParadigms(endings: string, stem?: RegExp): Paradigm[] {
  const options = { minimum: VERB_STEM_MIN, ...(stem !== undefined && { stem }) };
  return [paradigm(endings, options), paradigm(reflexive(endings), options)];
}

export const RUSSIAN = new Language({
  code: 'ru',
  letters: /^[а-я]+$/,
  paradigms: [
    ...NOUNS,
    ...ADJECTIVES,
    ...verbParadigms(oneSpaced(vowelVerb('а')), NOT_GIVE),
    ...verbParadigms(oneSpaced(secondVerb('-', '-')), /[^жчшщ]$/),
    ...verbParadigms(oneSpaced(secondVerb('-', '-', 'sibilant')), SIBILANT),
    ...VERBS.flatMap((endings) => verbParadigms(oneSpaced(endings))),
  ],
  irregular: groups(`
    человек человека человеку человеком человеке люди людей людям людьми людях
    ребёнок ребёнка ребёнку ребёнком ребёнке дети детей детям детьми детях
    друг друга другу другом друге друзья друзей друзьям друзьями друзьях
    брат брата брату братом брате братья братьев братьям братьями братьях
    деньги денег деньгам деньгами деньгах
    день дня дню днём дне дни дней дням днями днях
    год года году годом годе годы лет годам годами годах
    мать матери матерью матерей матерям матерями матерях
    найти найду найдёшь найдёт найдём найдёте найдут нашёл нашла нашло нашли найди найдите найден найдена найдены
    идти иду идёшь идёт идём идёте идут шёл шла шло шли
    прийти приду придёшь придёт придём придёте придут пришёл пришла пришло пришли
    пойти пойду пойдёшь пойдёт пойдём пойдёте пойдут пошёл пошла пошло пошли
    взять возьму возьмёшь возьмёт возьмём возьмёте возьмут взял взяла взяло взяли возьми возьмите
    хотеть хочу хочешь хочет хотим хотите хотят хотел хотела хотели
    мочь могу можешь может можем можете могут мог могла могло могли
    быть был была было были буду будешь будет будем будете будут
    дать дам дашь даст дадим дадите дадут дал дала дало дали дай дайте`),
});
