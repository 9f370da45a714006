import { groups, Language } from '../language.ts';
import { paradigm, suffixed } from '../paradigm.ts';

const CONSONANT = /[bcdfghjklmnpqrstvwz]$/;

const ARE_BEFORE_A_AND_O = `are o a ate ano avo avi ava avamo avate avano ai asti ò ammo aste arono
  assi asse assimo assero ando ato ata ati ante anti arsi andosi`;
const ARE_BEFORE_E_AND_I = `i iamo iate ino erò erai erà eremo erete eranno erei eresti erebbe eremmo ereste erebbero`;
const ERE = `ere o i e iamo ete ono evo evi eva evamo evate evano ei esti é ette emmo este erono ettero erò erai erà
  eremo erete eranno erei eresti erebbe eremmo ereste erebbero a iate ano essi esse essimo essero endo uto uta uti ute
  ente enti ersi`;
const IRE = `ire o i e iamo ite ono ivo ivi iva ivamo ivate ivano ii isti ì immo iste irono irò irai irà iremo irete
  iranno irei iresti irebbe iremmo ireste irebbero a iate ano issi isse issimo issero endo ito ita iti ite isco isci
  isce iscono isca iscano irsi`;

export const ITALIAN = new Language({
  code: 'it',
  letters: /^[a-z]+$/,
  paradigms: [
    paradigm('o i'),
    paradigm('a e', { stem: /[^cg]$/ }),
    paradigm('e i'),
    paradigm('a i e', { stem: /(?:ist|m|t|ig)$/ }),
    paradigm('o a i e', { stem: /[^aeo]$/ }),
    paradigm('io i', { stem: CONSONANT }),
    paradigm('io ia i ie', { stem: CONSONANT }),
    paradigm('co ca chi che', { minimum: 2 }),
    paradigm('co ca ci che'),
    paradigm('go ga ghi ghe', { minimum: 2 }),
    paradigm('go gi', { stem: /o$/ }),
    paradigm('cia ce'),
    paradigm('gia ge'),
    paradigm('ore ori rice rici', { stem: /t$/ }),
    paradigm(`${ARE_BEFORE_A_AND_O} ${ARE_BEFORE_E_AND_I}`, { stem: /[^cgi]$/ }),
    paradigm(`${suffixed('c', ARE_BEFORE_A_AND_O)} ${suffixed('ch', ARE_BEFORE_E_AND_I)}`, { minimum: 2 }),
    paradigm(`${suffixed('g', ARE_BEFORE_A_AND_O)} ${suffixed('gh', ARE_BEFORE_E_AND_I)}`, { minimum: 2 }),
    paradigm(`${suffixed('i', `${ARE_BEFORE_A_AND_O} ${ARE_BEFORE_E_AND_I}`)} i iamo iate ino`, {
      stem: CONSONANT,
    }),
    paradigm(ERE, { stem: CONSONANT }),
    paradigm(IRE, { stem: CONSONANT }),
    paradigm(`${suffixed('nd', ERE)} ${suffixed('s', 'i e ero o a')}`, { stem: /[eou]$/, minimum: 2 }),
    paradigm(`${suffixed('d', ERE)} ${suffixed('s', 'i e ero o a')}`, { stem: /[eiu]$/, minimum: 2 }),
    paradigm(`${suffixed('gg', ERE)} ${suffixed('ss', 'i e ero')} ${suffixed('tt', 'o a i e')}`, {
      stem: /[eiu]$/,
      minimum: 1,
    }),
    paradigm(`${suffixed('ng', ERE)} ${suffixed('ns', 'i e ero')} ${suffixed('nt', 'o a i e')}`, {
      stem: /[eiu]$/,
      minimum: 2,
    }),
  ],
  irregular: groups(`
    usare uso usi usa usiamo usano usava usavano usato usata usati usate usando userà useranno usi usino
    essere sono sei siamo siete ero era erano fui furono stato stata stati state sarà saranno sarebbe sia siano
    avere hai abbiamo avete hanno avevo aveva avevano ebbe ebbero avuto avendo avrà avranno avrebbe abbia abbiano
    fare faccio fai facciamo fate fanno faceva facevano fece fecero fatto fatta fatti fatte facendo farà faranno
    dare dai diamo date danno dava diede diedero dato data dati dando darà
    stare sto stai stiamo stanno stava stavano stette stando starà
    andare vado vai andiamo andate vanno andava andavano andò andarono andato andata andrà
    venire vengo vieni viene veniamo vengono veniva venne vennero venuto venuta verrà
    dire dico dici dice diciamo dicono diceva disse dissero detto detta dicendo dirà
    potere posso puoi può possiamo potete possono poteva potevano potuto potrà potranno potrebbe possa possano
    volere voglio vuoi vuole vogliamo vogliono voleva volevano volle voluto vorrà vorrebbe voglia
    dovere devo devi deve dobbiamo devono doveva dovevano dovuto dovrà dovrebbe debba
    sapere sai sappiamo sanno sapeva seppe saputo saprà sappia
    vedere vedo vedi vede vediamo vedono vedeva vide videro visto vista visti viste vedrà
    mettere metto metti mette mettono mise misero messo messa messi messe
    scrivere scrivo scrivi scrive scrivono scriveva scriverà scrivendo scrisse scrissero scritto scritta scritti scritte
    rompere rompe rompono ruppe rotto rotta rotti rotte
    aprire apro apre aprono apriva aprirà aprì aperto aperta aperti aperte
    offrire offro offre offrono offrì offerto offerta offerti offerte
    uomo uomini`),
});
