import { groups, Language } from '../language.ts';
import { foldWord, paradigm, words } from '../paradigm.ts';

const CONSONANT = /[bcdfghklmnprstvxz]$/;
const NOT_SIBILANT = /(?<!sch)[bcdfghklmnprtv]$|[ae]u$|[ie]i$|ie$/;

const BEFORE_ERN = /[bcdfghklmnprstvxz]$|[ae]u$|ei$/;

const PRESENT = 'e st t en est et';
const PAST = 'te test ten tet';
const PARTICIPLE = '- e em en er es';

function participles(before: string, ending: string): string {
  return words(PARTICIPLE)
    .map((more) => `${before}${ending}${more.replace('-', '')}`)
    .join(' ');
}

/** Nouns with a plural in -er are few. A rule would take every agent noun (loader) for a plural of its verb (load). */
const PLURALS_IN_ER = `Amt Bad Band Bild Blatt Brett Buch Dach Dorf Fach Feld Geld Gesicht Glas Glied Grab Gut Haus
  Holz Huhn Kind Kleid Land Licht Lied Loch Mann Mitglied Netz Rad Rand Schild Schloss Schwert Tal Volk Wald Weib
  Wort Wurm Passwort Kennwort Stichwort Datenblatt Handbuch Tagebuch Krankenhaus Ausland Bundesland Zielland
  Bußgeld Lösegeld Fahrrad Zahnrad Laufwerk`;

/** The same for adjectives: "server" is no form of "serve". */
const ADJECTIVES = `alt arm best blau braun breit deutsch dick digital dumm dunkel eng erst fein fest frei fremd frisch
  früh ganz geheim gelb genau gering gesund gleich grau groß größt grün gut halb hart hell hoch hoh jung kalt klar klein
  klug krank kurz lang laut leer leicht letzt lieb neu nett nächst offen rein reich rot rund ruhig schlecht schlimm
  schnell schwach schwarz schwer schön sicher spät stark still süß teuer tief tot treu viel voll wahr warm weich weiß
  weit wenig wild wichtig zweit dritt ander`;

const ADJECTIVE_STEMS = new RegExp(
  `(?:^(?:${words(ADJECTIVES).map(foldWord).join('|')})|...(?:ig|lich|isch|bar|sam|haft|los|ell|iv|iert|end))$`,
);

/** Short words that English has as well ("hop", "hope") need a list. */
const SHORT_NOUNS = /^(?:tag|weg|arm|amt|akt|art|ort|rat|tor|tod|tip|typ|hof|hut|zug|los|pin|bus|gas)$/;

const PLURAL_STEMS = new RegExp(
  `(?:^(?:${words(PLURALS_IN_ER).map(foldWord).join('|')})|...(?:haus|buch|wort|geld|blatt|fach|schloss|mitglied))$`,
);

export const GERMAN = new Language({
  code: 'de',
  letters: /^[a-z]+$/,
  paradigms: [
    paradigm('- s es e en n', { stem: /[bcdfghklmnprtvz]$/, minimum: 4 }),
    paradigm('- s es e en', { stem: SHORT_NOUNS }),
    paradigm('- e es en', { stem: /[sxz]$/, minimum: 4 }),
    paradigm('- es s e er ern', { stem: PLURAL_STEMS }),
    paradigm('- s n', { stem: /(?:e[lrn]|e)$/ }),
    paradigm('- en', {
      stem: /(?:ung|heit|keit|schaft|ion|ei|tat|ik|ur|anz|enz|ist|ent|ant|or)$/,
      minimum: 4,
    }),
    paradigm('- s en', { stem: /or$/ }),
    paradigm('in innen', { stem: CONSONANT }),
    paradigm('nis nisse nisses nissen'),
    paradigm('um ums en', { stem: /[dhnrstz]$/ }),
    paradigm('us us en usse ussen', { stem: CONSONANT }),
    paradigm('- s', { stem: /[aiouy]$/ }),
    paradigm('- e em en er es', { stem: ADJECTIVE_STEMS }),
    paradigm('e em en es', { stem: CONSONANT }),
    paradigm('er ere eren erer eres erem ste sten ster stes stem', { stem: CONSONANT }),
    paradigm('el le lem len ler les', { stem: /[bdfgkpt]$/ }),
    paradigm(`${PRESENT} ${PAST} ${participles('ge+', 't')} ${participles('', 'end')}`, {
      stem: NOT_SIBILANT,
    }),
    paradigm(`e t en ${PAST} ${participles('ge+', 't')} ${participles('', 'end')}`, {
      stem: /(?:[sxz]|sch)$/,
    }),
    paradigm(`e est et en ete etest eten etet ${participles('ge+', 'et')} ${participles('', 'end')}`, {
      stem: /(?:[dt]|[fgkcp]n|chn|[dtg]m)$/,
    }),
    paradigm(`${PRESENT} ${PAST} ${participles('', 't')} ${participles('', 'end')}`, {
      stem: /^(?:be|emp|ent|er|ge|ver|zer)[a-z]*[^dt]$|ier$/,
      minimum: 5,
    }),
    paradigm(`e est et en ete eten ${participles('', 'et')}`, {
      stem: /^(?:be|emp|ent|er|ver|zer)[a-z]*[dtn]$/,
      minimum: 5,
    }),
    paradigm(`eln le elst elt elte eltest elten eltet elnd ${participles('ge+', 'elt')}`, {
      stem: CONSONANT,
    }),
    paradigm(`ern ere erst ert erte ertest erten ertet ernd ${participles('ge+', 'ert')}`, {
      stem: BEFORE_ERN,
    }),
    paradigm(`ern ere erst ert erte ertest erten ertet ernd ${participles('', 'ert')}`, {
      stem: BEFORE_ERN,
      minimum: 4,
    }),
    ...['auf', 'aus', 'an', 'ab', 'ein', 'hoch', 'herunter', 'weiter', 'zu', 'um', 'vor'].map((separable) =>
      paradigm(
        `${separable}+en ${separable}+t ${separable}+te ${separable}+ten ${separable}zu+en ${participles(`${separable}ge+`, 't')}`,
        { stem: CONSONANT },
      ),
    ),
  ],
  irregular: groups(`
    sein bin bist ist sind seid war warst waren gewesen
    haben habe hast hat habt hatte hatten gehabt
    werden werde wirst wird wurde wurden geworden
    können kann kannst könnt konnte konnten gekonnt
    müssen muss musst müsst musste mussten
    wissen weiß weißt wisst wusste wussten gewusst
    geben gebe gibst gibt gebt gab gaben gegeben
    nehmen nehme nimmst nimmt nehmt nahm nahmen genommen
    stehlen stehle stiehlst stiehlt stehlt stahl stahlen gestohlen gestohlene gestohlenen gestohlener gestohlenes
    brechen breche brichst bricht brecht brach brachen gebrochen
    sprechen spreche sprichst spricht sprecht sprach sprachen gesprochen
    schreiben schreibe schreibst schreibt schrieb schrieben geschrieben
    finden finde findest findet fand fanden gefunden
    gehen gehe gehst geht ging gingen gegangen
    kommen komme kommst kommt kam kamen gekommen
    sehen sehe siehst sieht seht sah sahen gesehen
    lesen lese liest lest las lasen gelesen
    laden lade lädst lädt ladet lud luden geladen
    fahren fahre fährst fährt fahrt fuhr fuhren gefahren
    halten halte hältst hält haltet hielt hielten gehalten
    lassen lasse lässt lasst ließ ließen gelassen
    laufen laufe läufst läuft lauft lief liefen gelaufen
    fallen falle fällst fällt fallt fiel fielen gefallen
    treffen treffe triffst trifft trefft traf trafen getroffen
    helfen helfe hilfst hilft helft half halfen geholfen
    werfen werfe wirfst wirft werft warf warfen geworfen
    greifen greife greifst greift griff griffen gegriffen
    angreifen greift angriff angriffen angegriffen
    bringen bringe bringst bringt brachte brachten gebracht
    denken denke denkst denkt dachte dachten gedacht
    kennen kenne kennst kennt kannte kannten gekannt
    nennen nenne nennst nennt nannte nannten genannt
    senden sende sendest sendet sandte sendete gesendet gesandt
    ziehen ziehe ziehst zieht zog zogen gezogen
    bieten biete bietest bietet bot boten geboten
    verlieren verliere verlierst verliert verlor verloren
    schließen schließe schließt schloss schlossen geschlossen`),
});
