import { groups, Language } from '../language.ts';
import { foldWord, paradigm, suffixed, words } from '../paradigm.ts';

const VOWEL_CHANGES = [
  { weak: 'e', strong: 'ie' },
  { weak: 'o', strong: 'ue' },
  { weak: 'u', strong: 'ue' },
];

/** Verbs whose vowel changes are a closed class. A rule would connect words of other languages, such as German ones. */
const CHANGING = `acert acord acost adquir advert alent almorz apost apret aprob arrend asent atend atraves
  calent cerr coc col colg comenz compet comprob conceb concert confes consegu consol consent cont convert cost defend
  degoll demostr despert divert dorm eleg empez encend encomend encontr enmend entend enterr extend forz gem
  gobern her herv hel hend imped invert jug llov manifest med ment merend mor mord mostr mov neg nev
  ped pens perd persegu pod prefer prob quebr quer recomend record refer reg remend renov rend reñ repent repet requer
  resolv rod rog sangr segu sembr sent serv solt son soñ suger tembl tend test torc tost transfer tropez tron
  vert vest vol volc volv sol promov corrig`;

const CHANGING_STEM = new RegExp(
  `^(?:re|des|en|con|com|a|ar|de|ex|im|per|pro)?(?:${words(CHANGING).map(foldWord).join('|')})$`,
);
const CHANGING_STEM_BEFORE_Z = /^(?:re)?(?:comen|empe|trope|almor|for|esfor)$/;

const CONSONANT = /[bcdfghjklmnprstvxz]$/;

/** Endings that begin with e, before which c, g and z are spelled differently. */
const AR_BEFORE_E = 'é e es emos éis en';
const AR_BEFORE_OTHERS = `ar o as a amos áis an aba abas ábamos abais aban aste ó asteis aron
  aré arás ará aremos aréis arán aría arías aríamos aríais arían ara aras áramos arais aran
  ase ases ásemos aseis asen ando ado ada ados adas ad arse ándose`;
const AR = `${AR_BEFORE_E} ${AR_BEFORE_OTHERS}`;
const AR_STRONG = '*o *as *a *an *e *es *en';

const PAST_OF_ER = `ía ías íamos íais ían í iste ió imos isteis ieron iera ieras iéramos ierais ieran
  iese ieses iésemos ieseis iesen iendo ido ida idos idas`;
const PRESENT_SUBJUNCTIVE = 'o a as amos áis an';
const ER_FUTURE = 'eré erás erá eremos eréis erán ería erías eríamos eríais erían';
const IR_FUTURE = 'iré irás irá iremos iréis irán iría irías iríamos iríais irían';
const ER = `er es e emos éis en erse ${PAST_OF_ER} ${ER_FUTURE}`;
const IR = `ir es e ís en id irse ${PAST_OF_ER} ${IR_FUTURE}`;
const IMPERFECT_SUBJUNCTIVE = '*iera *ieras *iéramos *ierais *ieran *iese *ieses *iésemos *ieseis *iesen';
const ER_STRONG = '*o *es *e *en *a *as *an';

export const SPANISH = new Language({
  code: 'es',
  letters: /^[a-z]+$/,
  paradigms: [
    paradigm('o a os as', { stem: /[a-z][^aeou]$|[eu]$/ }),
    paradigm('o os'),
    paradigm('a as'),
    paradigm('e es'),
    paradigm('- s', { stem: /[aeiou]$/ }),
    paradigm('- es', { stem: /[aeiou][dlnrsjyx]$/ }),
    paradigm('- a es as', { stem: /(?:[dst]or|[aeio]n|es|[ao]l)$/ }),
    paradigm('z ces', { stem: /[aeiou]$/, minimum: 2 }),
    paradigm(AR, { stem: /[a-z][^aou]$|[aou]$/ }),
    ...VOWEL_CHANGES.map((vowel) => paradigm(`${AR} ${AR_STRONG}`, { stem: CHANGING_STEM, vowel })),
    ...VOWEL_CHANGES.map((vowel) =>
      paradigm(
        `${suffixed('z', AR_BEFORE_OTHERS)} *zo *zas *za *zan ${suffixed('c', AR_BEFORE_E)} *ce *ces *cen`,
        { vowel, stem: CHANGING_STEM_BEFORE_Z },
      ),
    ),
    paradigm(`${suffixed('c', AR_BEFORE_OTHERS)} ${suffixed('qu', AR_BEFORE_E)}`, { minimum: 2 }),
    paradigm(`${suffixed('g', AR_BEFORE_OTHERS)} ${suffixed('gu', AR_BEFORE_E)}`, { minimum: 2 }),
    paradigm(`${suffixed('z', AR_BEFORE_OTHERS)} ${suffixed('c', AR_BEFORE_E)}`, { minimum: 2 }),
    paradigm(`${ER} ${PRESENT_SUBJUNCTIVE}`, { stem: CONSONANT }),
    paradigm(`${IR} ${PRESENT_SUBJUNCTIVE}`, { stem: CONSONANT }),
    ...VOWEL_CHANGES.map((vowel) => paradigm(`${ER} ${ER_STRONG} amos áis`, { stem: CHANGING_STEM, vowel })),
    ...VOWEL_CHANGES.map((vowel) => paradigm(`${IR} ${ER_STRONG}`, { stem: CHANGING_STEM, vowel })),
    paradigm(`${IR} *o *es *e *en *a *as *an *amos *áis *ió *ieron *iendo ${IMPERFECT_SUBJUNCTIVE}`, {
      stem: CHANGING_STEM,
      vowel: { weak: 'e', strong: 'i' },
    }),
    paradigm(`${suffixed('c', ER)} ${suffixed('zc', PRESENT_SUBJUNCTIVE)}`),
    paradigm(`${suffixed('c', IR)} ${suffixed('zc', PRESENT_SUBJUNCTIVE)}`),
    paradigm(`${suffixed('c', IR)} ${suffixed('j', 'o eron e iste imos era eras éramos eran ese esen')}`, {
      stem: /du$/,
    }),
    paradigm(`${suffixed('g', ER)} ${suffixed('j', PRESENT_SUBJUNCTIVE)}`),
    paradigm(`${suffixed('g', IR)} ${suffixed('j', PRESENT_SUBJUNCTIVE)}`),
    paradigm(
      `${suffixed('uir', `- é ás á emos án ía ías íamos ían`)} ${suffixed('uy', 'o es e en a as an amos áis ó eron endo era eras éramos eran ese eses esen')} uimos uido uida uidos uidas uí`,
    ),
    paradigm(
      `${suffixed('e', `er emos es e en o ía ías ían í ído ída ídos ídas iste ímos`)} ${suffixed('ey', 'ó eron endo era')}`,
      {
        minimum: 1,
      },
    ),
  ],
  irregular: groups(`
    usar uso usas usa usamos usan usó usaron usaba usaban usado usada usados usadas usando usará usarán use uses usen
    ser soy eres somos son era eras eran fui fue fueron sido siendo sea sean será serán sería
    estar estoy estás está estamos están estaba estaban estuvo estuvieron estado estando esté estén
    haber has hay hemos han había habían hubo hubieron habido haya hayan habrá habría
    tener tengo tienes tiene tenemos tienen tenía tenían tuvo tuvieron tenido teniendo tenga tengan tendrá tendrán
    hacer hago haces hace hacemos hacen hacía hice hizo hicieron hecho hecha hechos hechas haciendo haga hará harán
    poder puedo puedes puede podemos pueden podía pudo pudieron podido pueda puedan podrá podrán podría
    poner pongo pones pone ponemos ponen puso pusieron puesto puesta puestos puestas poniendo ponga pongan pondrá
    decir digo dices dice decimos dicen dijo dijeron dicho dicha diciendo diga digan dirá
    querer quiero quieres quiere queremos quieren quiso quisieron querido quiera quieran querrá
    saber sabes sabe sabemos saben supo supieron sabido sepa sepan sabrá
    venir vengo vienes viene venimos vienen vino vinieron venido viniendo venga vengan vendrá
    dar doy das dan dio dieron dado dando dará
    ver veo ves vemos ven vio vieron visto vista vistos vistas viendo vea vean verá
    salir salgo sales sale salimos salen salió salieron salido salga saldrá
    traer traigo traes trae trajo trajeron traído traiga
    romper rompo rompe rompen rompió rompieron roto rota rotos rotas
    abrir abro abre abren abrió abrieron abierto abierta abiertos abiertas
    escribir escribo escribe escriben escribió escribieron escrito escrita escritos escritas
    cubrir cubre cubren cubrió cubierto cubierta
    volver vuelvo vuelve vuelven volvió volvieron vuelto vuelta`),
});
