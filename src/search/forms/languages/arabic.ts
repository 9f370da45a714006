import { groups, Language } from '../language.ts';
import { type Paradigm, paradigm, words } from '../paradigm.ts';

/** Folding has removed vowel points and the hamza of alef, waw and yeh. */
const ARTICLE = 'ال وال بال كال فال لل ولل';
const CLITICS = '- و ب ل ك ف وب ول';
const PRONOUNS = 'ه ها هم هن ي نا ك كم';

/**
 * A word that begins with a radical و, ب, ل, ك or ف must not lose it: كتاب is not ك with تاب. With these clitics, a
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

function nouns({ always, withoutArticle }: Endings, stem: RegExp | undefined, irregular = false): Paradigm[] {
  const more = { ...(stem !== undefined && { stem }), ...(irregular && { relatedStems: BROKEN_PLURALS }) };
  const short = `${affixes(`- ${ARTICLE}`, always)} ${affixes('-', withoutArticle)}`;
  const long = `${affixes(`${CLITICS} ${ARTICLE}`, always)} ${affixes(CLITICS, withoutArticle)}`;
  return [paradigm(short, more), paradigm(long, { ...more, minimum: CLITIC_STEM_MIN })];
}

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
  بريد
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

const VERBS = paradigm(
  [
    affixes('- ا و', `- ت نا وا تم تا ${OBJECTS} ته تها`),
    affixes(VERB_PREFIXES, `- ون وا ان ${OBJECTS} ونها ونه`),
    affixes('ت ست', 'ين ي'),
  ].join(' '),
);

export const ARABIC = new Language({
  code: 'ar',
  letters: /^[\u0621-\u064a]+$/,
  paradigms: [
    ...nouns({ always: '- ان ين ات', withoutArticle: `ا ${PRONOUNS}` }, undefined, true),
    ...nouns(
      {
        always: 'ة ات تان تين',
        withoutArticle: words(PRONOUNS)
          .map((last) => `ت${last}`)
          .join(' '),
      },
      undefined,
    ),
    ...nouns({ always: '- ة ون ين ات ان تان تين', withoutArticle: 'ا و' }, HAS_FEMININE),
    VERBS,
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
