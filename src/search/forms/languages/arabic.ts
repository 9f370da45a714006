import { groups, Language } from '../language.ts';
import { type Paradigm, paradigm, words } from '../paradigm.ts';

/** Folding has removed vowel points and the hamza of alef, waw and yeh. */
const ARTICLE = 'ال وال بال كال فال لل ولل';
const CLITICS = '- و ب ل وب ول';
const PRONOUNS = 'ه ها هم هن ي نا ك كم';

/**
 * A word that begins with a radical و, ب or ل must not lose it: بلد is not ب with لد. With these clitics, a
 * stem has four letters.
 */
const CLITIC_STEM_MIN = 4;

function affixes(before: string, after: string): string {
  return words(before)
    .flatMap((first) => words(after).map((last) => `${first.replace('-', '')}+${last.replace('-', '')}`))
    .join(' ');
}

interface Endings {
  /** Endings with and without the article. */
  always: string;
  withoutArticle: string;
}

function nouns({ always, withoutArticle }: Endings, stem: RegExp): Paradigm[] {
  const short = `${affixes(`- ${ARTICLE}`, always)} ${affixes('-', withoutArticle)}`;
  const long = `${affixes(`${CLITICS} ${ARTICLE}`, always)} ${affixes(CLITICS, withoutArticle)}`;
  return [paradigm(short, { stem }), paradigm(long, { stem, minimum: CLITIC_STEM_MIN })];
}

const NO_FEMININE_ENDING = /[^ةى]$/;

const BROKEN_PLURALS = groups(`
  كتاب كتب
  بنك بنوك
  رقم أرقام
  موقع مواقع
  خادم خوادم
  برنامج برامج
  جهاز أجهزة
  رسالة رسائل
  مفتاح مفاتيح
  صندوق صناديق
  هجوم هجمات
  قاعدة قواعد
  عميل عملاء
  مشروع مشاريع
  سعر أسعار
  شخص أشخاص
  رجل رجال
  دولة دول
  مدينة مدن
  طالب طلاب
  صورة صور
  خبر أخبار
  نظام أنظمة نظم
  عنوان عناوين
  مال أموال
  قناة قنوات
  سوق أسواق
  هاتف هواتف
  مبلغ مبالغ
  مصدر مصادر
  محفظة محافظ
  ضحية ضحايا
  خبير خبراء
  عضو أعضاء
  فريق فرق
  متجر متاجر
  رابط روابط
  وثيقة وثائق
  تقرير تقارير
  شهر أشهر شهور
  يوم أيام
  سنة سنوات
  طريقة طرق
  سبب أسباب
  قرصان قراصنة
  هدف أهداف
  حل حلول
  حق حقوق
  حرف حروف أحرف
  عقد عقود
  مكتب مكاتب
  جدول جداول
  شريك شركاء
  تاجر تجار
  باب أبواب
  ولد أولاد
  عمل أعمال
  خطأ أخطاء
  لغة لغات
  نسخة نسخ
  أداة أدوات
  درس دروس
  بيت بيوت
  حزب أحزاب
  فيلم أفلام
  قلم أقلام
  مدرسة مدارس
  جريمة جرائم
  خريطة خرائط
  عملية عمليات
  حساب حسابات`);

/** Participles, adjectives with a long vowel and those in -ي have a feminine in ة that is a form of the same word. */
const HAS_FEMININE = /^م.{3}|.ي$|^.ا..$|^..ي.$/;

const OBJECTS = 'ه ها هم';
const VERB_PREFIXES = 'ي ت ن ا سي ست سن سا وي وت لي';
/** A long vowel before the last letter is a noun's (تقرير), or changes in verbs (قال, يقول). */
const VERB_STEM = /^[^ةىء]+$(?<![اوي].)/;

const PERFECT = `- ت نا وا و تم تما تن ن ا تا ${OBJECTS} ته تها`;
const IMPERFECT = `- ون وا و ان ا ن ${OBJECTS} ونها ونه`;

const VERBS = [
  paradigm(
    [affixes('- ا و', PERFECT), affixes(VERB_PREFIXES, IMPERFECT), affixes('ت ست', 'ين ي')].join(' '),
    { stem: VERB_STEM },
  ),
  paradigm(
    [
      affixes('- ا و', 'ى ت وا يت ينا يتم يا تا ين'),
      affixes(VERB_PREFIXES, 'ي ى ون وا يان يا ين يه يها'),
    ].join(' '),
    { stem: /^[^ةىءاوي]+$|^(?:ست|.ت)/ },
  ),
];

const BROKEN_STEMS = new RegExp(`^(?:${[...BROKEN_PLURALS.keys()].join('|')})$`);

export const ARABIC = new Language({
  code: 'ar',
  letters: /^[\u0621-\u064a]+$/,
  paradigms: [
    ...nouns({ always: '- ان ين ات', withoutArticle: `ا ${PRONOUNS}` }, NO_FEMININE_ENDING),
    paradigm(`${affixes(`${CLITICS} ${ARTICLE}`, '- ان ين ات')} ${affixes(CLITICS, `ا ${PRONOUNS}`)}`, {
      stem: BROKEN_STEMS,
      relatedStems: BROKEN_PLURALS,
    }),
    ...nouns(
      {
        always: 'ة ات تان تين',
        withoutArticle: words(PRONOUNS)
          .map((last) => `ت${last}`)
          .join(' '),
      },
      NO_FEMININE_ENDING,
    ),
    ...nouns({ always: '- ة ون ين ات ان تان تين', withoutArticle: 'ا و' }, HAS_FEMININE),
    ...VERBS,
  ],
  irregular: groups(`
    قال يقول تقول نقول أقول قالت قالوا يقولون قلت
    كان يكون تكون نكون أكون كانت كانوا يكونون كنت
    باع يبيع تبيع نبيع أبيع باعت باعوا يبيعون بعت
    زار يزور تزور نزور زارت زاروا يزورون
    قام يقوم تقوم نقوم قامت قاموا يقومون
    صار يصير تصير صارت صاروا
    اشترى يشتري تشتري نشتري أشتري اشترت اشتروا يشترون اشتريت
    أعطى يعطي تعطي نعطي أعطت أعطوا يعطون أعطيت
    رأى يرى ترى نرى رأت رأوا يرون رأيت
    وجد يجد تجد نجد أجد وجدت وجدوا يجدون
    وصل يصل تصل نصل أصل وصلت وصلوا يصلون
    امرأة نساء المرأة النساء
    كتاب كتابان كتابين`),
});
