import { phrasesAtEnd, phrasesAtStart } from './phrases.ts';

/** Legal forms that follow a name, as folded words without spaces: `Sp. z o.o.` is `spzoo`. */
const suffixLength = phrasesAtEnd(
  [
    'inc incorporated corp corporation co company llc lc ltd limited llp lllp lp plc pllc pc ulc cic dac',
    'limitedliabilitycompany limitedliabilitypartnership publiclimitedcompany privatelimited limitedpartnership',
    'privatelimitedcompany limitedcompany unlimitedcompany jointstockcompany',
    'pty proprietary pte pvt privateltd pvtltd ptyltd pteltd ltee limitee teoranta',
    'gmbh ggmbh mbh ag kg kgaa ohg ug ughaftungsbeschrankt haftungsbeschrankt gbr ek ev eg se partg partgmbb gesmbh',
    'sa sas sasu sarl eurl sca scs snc sci gie scop selarl cie societeanonyme',
    'spa srl srls sapa scarl scpa coop',
    'bv nv vof cv bvba sprl asbl vzw bvio scrl',
    'ab hb kb publ oy oyj ky oyab as asa aps ks ans ivs amba ehf hf',
    'spzoo spzook spj spk spka ska spolkazoo spolkazograniczonaodpowiedzialnoscia spolkaakcyjna',
    'sro spolsro vos akciovaspolecnost doo dd ad jdoo dno ood eood ead kft zrt nyrt bt kkt rt',
    'uab sia ou mb dooel shpk sha ua clg opc pltd plimited pcl publiccompanylimited plt npc cc ca sagl scsp arl sarlau',
    'ekfor osk senc senccrl mchj aktiebolaget jusikhoesa yuhanhoesa scommv commv ae epe ike',
    'gesellschaftmitbeschrankterhaftung gesellschaftmitbeschraenkterhaftung aktiengesellschaft kommanditgesellschaft',
    'eingetragenerverein aor kdor',
    'societearesponsabilitelimitee societeparactionssimplifiee societacooperativa societaperazioni',
    'societaaresponsabilitalimitata sociedadanonima sociedadlimitada sociedadderesponsabilidadlimitada',
    'sociedadanonimadecapitalvariable sociedadelimitada slp scoop',
    'beslotenvennootschap naamlozevennootschap aktiebolag osakeyhtio aktieselskab anpartsselskab aksjeselskap',
    'spolecnostsrucenimomezenym zartkoruenmukodoreszvenytarsasag nyilvanosanmukodoreszvenytarsasag',
    'korlatoltfelelossegutarsasag societatecuraspunderelimitata drustvosogranicenomodgovornoscu',
    'sl slu sau slne sll cia compania sadecv sabdecv sapidecv sderldecv srldecv scdecv sapi sderl rldecv decv',
    'ltda lda eireli epp limitada sociedadeanonima unipessoallda unipessoal spea eirl sac saa saic saci srltda',
    'sti ltdsti asti anonimsirketi limitedsirketi sanayiveticaret sanvetic ticaretvesanayi ticvesan',
    'sdn bhd sdnbhd berhad sendirianberhad tbk persero',
    'kk gk yk kabushikikaisha godokaisha yugenkaisha coltd',
    'jsc pjsc ojsc cjsc ooo oao zao pao tov fze fzco fzc fzllc wll saog saoc psc qsc qpsc bsc sae sal',
    'ооо зао пао оао ао нао одо тов ват прат пат тдв еоод оод ад еад доо дд дооел тоо мчж',
    'αε επε ικε οε εε αβεε αεβε',
    'בעמ ذمم شمم شمل შპს սպը',
    '株 有 주 유',
  ].flatMap((line) => line.split(' ')),
);

/** Forms that stand before the name. Short ones that begin other names, such as AB or AG, are left out. */
const prefixLength = phrasesAtStart(
  [
    'pt ptpersero perseroanterbatas congtytnhh congtycophan ooo oao zao pao ao tov uab sia firma cv stichting aktiebolaget',
    'ооо зао пао оао ао нао ип тов ват прат пат тдв пп фоп тоо ет',
    'обществосограниченнойответственностью акционерноеобщество публичноеакционерноеобщество',
    'закрытоеакционерноеобщество открытоеакционерноеобщество индивидуальныйпредприниматель',
    'товариствозобмеженоювідповідальністю акціонернетовариство приватнеакціонернетовариство',
    'публічнеакціонернетовариство приватнепідприємство',
    '株 有 주 유 شركة',
  ].flatMap((line) => line.split(' ')),
);

/** `SC Dunavelu SRL` is a form around a name, `SC Larkmoor` a name. */
const PREFIXES_WITH_SUFFIX = new Set(['sc', 'oy', 'ab']);

/** Forms of languages without spaces between words, longest first. */
const ATTACHED = [
  '股份有限公司',
  '有限责任公司',
  '有限責任公司',
  '有限公司',
  '株式会社',
  '株式會社',
  '有限会社',
  '合同会社',
  '合資会社',
  '주식회사',
  '유한회사',
  '유한책임회사',
  'บริษัท',
  'จำกัด(มหาชน)',
  'จำกัด',
  'มหาชน',
].map((form) => form.normalize('NFKC').normalize('NFD').normalize('NFC'));

/** Words that join two names or a name and a form. */
const CONNECTORS = new Set('and und u y et e en og och ve i и та й es ja'.split(' '));

export function isConnector(word: string): boolean {
  return CONNECTORS.has(word);
}

/** The words without legal forms at the beginning and the end. May be empty: some names look like a form. */
export function withoutLegalForms(words: readonly string[]): string[] {
  let rest = detach(words);
  let hasSuffix = false;
  for (;;) {
    const count = suffixLength(rest);
    if (count === 0) break;
    hasSuffix = true;
    rest = rest.slice(0, -count);
    // `GmbH & Co. KG`
    if (rest.length > 1 && isConnector(rest.at(-1) as string)) rest = rest.slice(0, -1);
  }
  const [first = ''] = rest;
  return rest.slice(hasSuffix && PREFIXES_WITH_SUFFIX.has(first) ? 1 : prefixLength(rest));
}

function detach(words: readonly string[]): string[] {
  const result = [...words];
  for (const form of ATTACHED) {
    if (result[0]?.startsWith(form)) result[0] = result[0].slice(form.length);
    const last = result.length - 1;
    if (result[last]?.endsWith(form)) result[last] = result[last].slice(0, -form.length);
  }
  return result.filter((word) => word !== '');
}
