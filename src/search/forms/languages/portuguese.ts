import { groups, Language } from '../language.ts';
import { paradigm, suffixed } from '../paradigm.ts';

const CONSONANT = /[bcdfghjklmnprstvxz]$/;

const AR_BEFORE_E = 'ei e es emos eis em';
const AR_BEFORE_OTHERS = `ar o as a amos ais am ava avas ávamos avam aste ou aram ara aras áramos
  arei arás ará aremos arão aria arias aríamos ariam asse asses ássemos assem ares armos arem
  aveis astes ardes asseis arieis áreis ai ando ado ada ados adas`;
const ER = `er o es e emos eis em ia ias íamos iam i este eu eram era eras êramos erei erás erá eremos erão
  eria erias eríamos eriam a as amos ais am esse esses êssemos essem íeis estes erdes esseis eríeis eres ermos erem endo ido ida idos idas`;
const IR = `ir o es e imos is em ia ias íamos iam i iste iu iram ira iras íramos irei irás irá iremos irão
  iria irias iríamos iriam a as amos ais am isse isses íssemos issem íeis istes irdes isseis iríeis ires irmos irem indo ido ida idos idas`;

export const PORTUGUESE = new Language({
  code: 'pt',
  letters: /^[a-z]+$/,
  paradigms: [
    paradigm('o a os as', { stem: /[a-z][^aeou]$|[eu]$/ }),
    paradigm('- s', { stem: /[aeiou]$/ }),
    paradigm('- es', { stem: /[aeiou][rzsn]$/ }),
    paradigm('- a es as', { stem: /(?:[dst]or|es)$/ }),
    ...['al ais', 'el eis', 'ol ois', 'ul uis', 'il is', 'il eis'].map((endings) =>
      paradigm(endings, { stem: CONSONANT, minimum: 2 }),
    ),
    paradigm('m ns', { stem: /[aeiou]$/, minimum: 2 }),
    paradigm('ão ões'),
    paradigm('ão ães'),
    paradigm('ão ã ãos ãs'),
    paradigm('eu eia eus eias', { stem: CONSONANT }),
    paradigm(`${AR_BEFORE_E} ${AR_BEFORE_OTHERS}`, { stem: /[a-z][^ao]$|[ao]$/ }),
    paradigm(`${suffixed('c', AR_BEFORE_OTHERS)} ${suffixed('qu', AR_BEFORE_E)}`, { minimum: 2 }),
    paradigm(`${suffixed('g', AR_BEFORE_OTHERS)} ${suffixed('gu', AR_BEFORE_E)}`, { minimum: 2 }),
    paradigm(`${suffixed('e', AR_BEFORE_OTHERS)} ${suffixed('ei', 'o as a am e es em')}`, {
      stem: CONSONANT,
    }),
    paradigm(ER, { stem: CONSONANT }),
    paradigm(IR, { stem: CONSONANT }),
    paradigm(`${IR} *o *a *as *amos *am`, { stem: CONSONANT, vowel: { weak: 'e', strong: 'i' } }),
    paradigm(`${IR} *o *a *as *amos *am`, { stem: CONSONANT, vowel: { weak: 'o', strong: 'u' } }),
    paradigm(`uir uo ui uis uem uímos uí uiu uíram uía uindo uído uída uídos uídas uirá uirão ua`),
    paradigm(`${suffixed('g', ER)} ${suffixed('j', 'o a as amos am')}`),
    paradigm(`${suffixed('g', IR)} ${suffixed('j', 'o a as amos am')}`),
  ],
  irregular: groups(`
    usar uso usas usa usamos usam usou usaram usava usavam usado usada usados usadas usando usará usarão use usem
    ser sou são somos era eram foi foram sido sendo seja sejam será serão seria fosse
    estar estou está estamos estão estava estavam esteve estiveram estado estando esteja estará
    ter tem temos têm tinha tinham teve tiveram tido tendo tenha tenham terá terão teria
    haver houve havia haja haverá
    fazer faço faz fazemos fazem fazia fiz fez fizeram feito feita feitos feitas fazendo faça fará farão
    poder posso pode podemos podem podia pôde puderam podido possa possam poderá poderia
    pôr ponho põe pomos põem punha pôs puseram posto posta ponha
    dizer digo diz dizemos dizem dizia disse disseram dito dita dizendo diga dirá
    querer quero quer queremos querem queria quis quiseram querido queira
    saber sei sabe sabemos sabem sabia soube souberam sabido saiba saberá
    vir venho vem vimos vêm vinha veio vieram vindo venha virá
    ver vejo vê vemos veem via viu viram visto vista vistos vistas vendo veja verá
    dar dou dás damos dão dava deu deram dado dada dando dará
    trazer trago traz trazem trouxe trouxeram trazido traga
    ler leio lê lemos leem lia leu leram lido lida lendo leia
    perder perco perde perdem perdeu perderam perdido perdida perca
    abrir abro abre abrem abriu abriram abrindo aberto aberta abertos abertas
    escrever escrevo escreve escrevem escreveu escreveram escrito escrita escritos escritas
    pagar pago paga pagos pagas pagou pagaram pagando
    ganhar ganho ganha ganhos ganhas ganhou ganharam
    vazar vazo vaza vazam vazou vazaram vazado vazada vazados vazadas vazando vaze vazem`),
});
