import { groups, Language } from '../language.ts';
import { paradigm, suffixed } from '../paradigm.ts';

/** Only consonants that adjectives end in: "port" and "porte" are two words, as are "plan" and "plane". */
const ADJECTIVE =
  /(?:[aeiou][nr]d|id|[aeiou]nt|ct|it|et|ert|ort|rt|[aeo]in|ai[ns]|oi[ns]|ir|[aeiou]ur|[iu]n|al|el|il|ul|is|[eu]s|eu|bl?eu|[^q]u|i)$/;

const ER = `er e es ons ez ent ais ait ions iez aient ai as a âmes âtes èrent erai eras era erons erez eront
  erais erait erions eriez eraient ant é ée és ées asse asses ât assions assiez assent`;
/** Endings without a vowel that is pronounced, before which a consonant doubles: appeler, appelle. */
const ER_SILENT = 'e es ent erai eras era erons erez eront erais erait eraient';
const ER_PRONOUNCED = 'er ons ez ais ait ions iez aient ai as a ant é ée és ées';
const IR = `ir is it issons issez issent issais issait issions issaient irai iras ira irons irez iront irais irait
  iraient issant i ie ies isse isses îmes îtes irent issiez ît`;
const RE = `re s - ons ez ent ais ait ions iez aient is it îmes irent rai ras ra rons rez ront rais rait raient ant
  u ue us ues e es`;

export const FRENCH = new Language({
  code: 'fr',
  letters: /^[a-z]+$/,
  paradigms: [
    paradigm('- s'),
    paradigm('- x', { stem: /(?:eau|eu|ou|au)$/ }),
    paradigm('al aux ale ales', { stem: /[a-z][^aeou]$|[iu]$/ }),
    paradigm('ail aux'),
    paradigm('- e s es', { stem: ADJECTIVE, minimum: 4 }),
    paradigm('eux euse euses', { stem: /[^aeo]$/ }),
    paradigm('eur euse eurs euses', { stem: /[^aeo]$/ }),
    paradigm('teur trice teurs trices'),
    paradigm('if ive ifs ives'),
    paradigm('er ère ers ères'),
    paradigm('- ne s nes', { stem: /(?:ie|o)n$/ }),
    paradigm('- le s les', { stem: /(?:e|ei)l$/ }),
    paradigm('s sse sses', { stem: /[aeo]$/ }),
    paradigm('c que cs ques', { stem: /[bi]$/ }),
    paradigm('c che cs ches', { stem: /n$/ }),
    paradigm(ER, { stem: /[^eo]$|[cgr]e$/ }),
    ...['l', 't'].map((letter) =>
      paradigm(`${suffixed(letter, ER_PRONOUNCED)} ${suffixed(letter + letter, ER_SILENT)}`, { stem: /e$/ }),
    ),
    paradigm(`${suffixed('y', ER_PRONOUNCED)} ${suffixed('i', ER_SILENT)}`, { stem: /[aou]$/, minimum: 2 }),
    paradigm(`${ER} ${suffixed('e', 'ons ais ait aient ai as a ant')}`, { stem: /g$/ }),
    paradigm(IR, { stem: /[^aeou]$|[aou]$/ }),
    paradigm(RE, { stem: /(?:[nr]d|mp|tt)$/ }),
    paradigm(
      `ir e es ons ez ent ais ait iez aient irai iras ira irons irez iront irait ant ert erte erts ertes`,
      { stem: /[fv]r$/ },
    ),
    paradigm(
      `enir iens ient enons enez iennent enais enait enaient int inrent iendra iendront enant enu enue enus enues ienne`,
      { stem: /[tv]$/, minimum: 1 },
    ),
    paradigm(`endre ends end enons enez ennent enait enaient it irent endra endront enant is ise ises enne`, {
      stem: /pr$/,
      minimum: 2,
    }),
    paradigm(`aître ais aît aissons aissez aissent aissait aîtra aissant u ue us ues`, { stem: /[nr]$/ }),
    paradigm(`ire is it isons isez isent isait isaient ira iront isant ite ites`, { stem: /[du]$/ }),
    paradigm(`evoir ois oit evons evez oivent evait evaient evra evront evant u ue us ues oive`, {
      stem: /[cd]$/,
      minimum: 1,
    }),
    paradigm(
      `ettre ets et ettons ettez ettent ettait ettaient it irent ettra ettront ettant is ise ises ette`,
      { stem: /m$/, minimum: 1 },
    ),
  ],
  irregular: groups(`
    être suis est sommes êtes sont étais était étaient fus fut furent été étant sera seront serait soit soient
    avoir avons avez ont avais avait avaient eut eurent ayant aura auront aurait ait aient
    faire fais fait faites font faisons faisait faisaient fit firent faite faits faisant fera feront ferait fasse
    aller vais vas allons allez vont allait allaient alla allé allée allés allées ira iront irait aille
    pouvoir peux peut pouvons pouvez peuvent pouvait pouvaient put pouvant pourra pourront pourrait puisse
    vouloir veux veut voulons voulez veulent voulait voulaient voulu voudra voudrait veuille
    savoir sais sait savons savez savent savait savaient sut sachant saura sauront sache
    devoir dois doit devons devez doivent devait devaient dut dus due devra devront devrait
    voir vois voit voyons voyez voient voyait voyaient vit virent vue vus vues voyant verra verront
    dire dis dit dites disent disons disait disaient dirent dite dits disant dira diront dise
    lire lis lit lisons lisez lisent lisait lue lus lues lisant lira
    écrire écris écrit écrivons écrivez écrivent écrivait écrivaient écrivit écrite écrits écrites écrivant écrira
    mettre mets met mettons mettez mettent mettait mis mise mises mettant mettra
    user use uses usent usait usé usée usés usées usera
    beau belle beaux belles bel
    nouveau nouvelle nouveaux nouvelles nouvel
    vieux vieille vieilles vieil
    fou folle fous folles
    long longue longs longues
    oeil yeux
    travail travaux`),
});
