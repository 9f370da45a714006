import { groups, Language } from '../language.ts';
import { paradigm } from '../paradigm.ts';

/** One syllable with a short vowel: the consonant doubles (stop, stopped), so "hoped" is no form of "hop". */
const ONE_SHORT_SYLLABLE = '[^aeiou]{0,4}[aeiou][bdgklmnprtvz]';
const NOT_DOUBLING = new RegExp(`^(?!${ONE_SHORT_SYLLABLE}$)[a-z]*(?:[^eyshxz]|[aeou]y|[tgp]h)$`);

const DOUBLING = [...'bdgklmnprtvz'].map((letter) =>
  paradigm(`${letter} ${letter}s ${letter}${letter}ed ${letter}${letter}ing`, {
    stem: /[^aeiou][aeiou]$|^[aeiou]$|qu[aei]$/,
    minimum: 2,
  }),
);

const COMPARED = `big bigger biggest|hot hotter hottest|bad worse worst|good better best|small smaller smallest
  large larger largest|high higher highest|low lower lowest|new newer newest|old older oldest|fast faster fastest
  slow slower slowest|cheap cheaper cheapest|strong stronger strongest|weak weaker weakest|long longer longest
  short shorter shortest|great greater greatest|hard harder hardest|easy easier easiest|early earlier earliest
  late later latest|safe safer safest|simple simpler simplest|quick quicker quickest|rich richer richest
  poor poorer poorest|dark darker darkest|fresh fresher freshest|clean cleaner cleanest|young younger youngest
  few fewer fewest|near nearer nearest|deep deeper deepest|heavy heavier heaviest|happy happier happiest`;

export const ENGLISH = new Language({
  code: 'en',
  letters: /^[a-z]+$/,
  paradigms: [
    paradigm('- s ed ing', { stem: NOT_DOUBLING }),
    paradigm('- es ed ing', { stem: /(?:s|x|z|ch|sh|o)$/ }),
    paradigm('e es ed ing', { stem: /[^aeiy]$/, minimum: 2 }),
    paradigm('ee ees eed eeing', { minimum: 2 }),
    paradigm('y ies ied ying', { stem: /[^aeou]$/, minimum: 2 }),
    paradigm('ie ies ied ying', { minimum: 1 }),
    ...DOUBLING,
    paradigm('c cs cked cking', { stem: /i$/ }),
    paradigm('f fs ves', { stem: /[aeiouly]$/ }),
    paradigm('fe ves', { minimum: 2 }),
    paradigm('man men', { minimum: 2 }),
    paradigm('woman women', { minimum: 2 }),
    paradigm('ysis yses', { minimum: 2 }),
    paradigm('ex exes ices', { minimum: 2 }),
    paradigm('rix rices rixes', { minimum: 2 }),
  ],
  irregular: groups(`
    man men
    woman women
    child children
    person people
    foot feet
    tooth teeth
    mouse mice
    virus viruses
    quiz quizzes quizzed quizzing
    datum data
    criterion criteria
    sell sells sold selling
    buy buys bought buying
    resell resells resold reselling
    rebuild rebuilds rebuilt rebuilding
    rewrite rewrites rewrote rewritten rewriting
    overwrite overwrites overwrote overwritten overwriting
    withdraw withdraws withdrew withdrawn withdrawing
    overcome overcomes overcame overcoming
    undertake undertakes undertook undertaken undertaking
    sink sinks sank sunk sinking
    sing sings sang sung singing
    steal steals stole stolen stealing
    break breaks broke broken breaking
    write writes wrote written writing
    hide hides hid hidden hiding
    send sends sent sending
    spend spends spent spending
    lend lends lent lending
    pay pays paid paying
    find finds found finding
    get gets got gotten getting
    give gives gave given giving
    take takes took taken taking
    make makes made making
    say says said saying
    tell tells told telling
    know knows knew known knowing
    think thinks thought thinking
    see sees saw seen seeing
    come comes came coming
    become becomes became becoming
    run runs ran running
    begin begins began begun beginning
    keep keeps kept keeping
    leave leaves left leaving
    lose loses lost losing
    win wins won winning
    build builds built building
    hold holds held holding
    bring brings brought bringing
    catch catches caught catching
    teach teaches taught teaching
    fight fights fought fighting
    meet meets met meeting
    read reads reading
    lead leads led leading
    feed feeds fed feeding
    speak speaks spoke spoken speaking
    choose chooses chose chosen choosing
    drive drives drove driven driving
    grow grows grew grown growing
    throw throws threw thrown throwing
    draw draws drew drawn drawing
    show shows showed shown showing
    fall falls fell fallen falling
    forget forgets forgot forgotten forgetting
    shoot shoots shot shooting
    stand stands stood standing
    understand understands understood understanding
    swear swears swore sworn swearing
    freeze freezes froze frozen freezing
    have has had having
    are was were been being
    does did done doing
    goes went gone going
    ${COMPARED.replaceAll('|', '\n')}`),
});
