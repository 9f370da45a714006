import { foldName, wordsOf } from '../text/fold-name.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that have a name but stand for no country. */
const NOT_COUNTRIES = new Set('EU EZ UN XA XB ZZ QO'.split(' '));

const CODES = new Set(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => !NOT_COUNTRIES.has(code) && NAMES.of(code) !== undefined && currentCode(code) === code,
  ),
);

/** Codes of three letters that do not begin with the code of two letters, each followed by it. */
const OTHER_LONG_CODES = new Map(
  (
    'ABWAW AGOAO ALAAX ANDAD AREAE ARMAM ATAAQ ATFTF ATGAG AUTAT BDIBI BENBJ BESBQ BGDBD BHSBS BIHBA BLRBY BLZBZ BRBBB ' +
    'BRNBN CAFCF CHLCL CHNCN CODCD COGCG COKCK COMKM CPVCV CUWCW CYMKY DNKDK ESHEH ESTEE FLKFK FROFO FSMFM GINGN GLPGP ' +
    'GNBGW GNQGQ GRDGD GRLGL GUFGF GUYGY IRLIE IRQIQ ISRIL JAMJM KAZKZ KORKR LBRLR LBYLY MACMO MAFMF MDGMG MDVMV MEXMX ' +
    'MLTMT MNEME MNPMP MOZMZ MTQMQ MYTYT NIUNU PAKPK PCNPN PLWPW PNGPG POLPL PRKKP PRTPT PRYPY PYFPF SENSN SGSGS SLBSB ' +
    'SLVSV SPMPM SRBRS SURSR SVKSK SVNSI SWESE SWZSZ SYCSC TCDTD TKMTM TUNTN TURTR TUVTV UKRUA URYUY WLFWF XKXXK'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 3), pair.slice(3)] as const),
);
/** The others. */
const LONG_CODES =
  'AFG AIA ALB ARG ASM AUS AZE BEL BFA BGR BHR BLM BMU BOL BRA BTN BVT BWA CAN CCK CHE CIV CMR COL CRI CUB CXR CYP CZE ' +
  'DEU DJI DMA DOM DZA ECU EGY ERI ESP ETH FIN FJI FRA GAB GBR GEO GGY GHA GIB GMB GRC GTM GUM HKG HMD HND HRV HTI HUN ' +
  'IDN IMN IND IOT IRN ISL ITA JEY JOR JPN KEN KGZ KHM KIR KNA KWT LAO LBN LCA LIE LKA LSO LTU LUX LVA MAR MCO MDA MHL ' +
  'MKD MLI MMR MNG MRT MSR MUS MWI MYS NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NZL OMN PAN PER PHL PRI PSE QAT REU ROU ' +
  'RUS RWA SAU SDN SGP SHN SJM SLE SMR SOM SSD STP SXM SYR TCA TGO THA TJK TKL TLS TON TTO TWN TZA UGA UMI USA UZB VAT ' +
  'VCT VEN VGB VIR VNM VUT WSM YEM ZAF ZMB ZWE';

/** Names that trackers use besides those of Unicode. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'UAE; Emirates',
  BN: 'Brunei Darussalam',
  BO: 'Bolivia, Plurinational State of; Plurinational State of Bolivia',
  BR: 'Brasil',
  CD: 'DR Congo; DRC; Democratic Republic of the Congo; Congo, The Democratic Republic of the',
  CG: 'Congo; Republic of the Congo',
  CI: 'Ivory Coast',
  CN: "People's Republic of China; Mainland China",
  CV: 'Cabo Verde',
  CZ: 'Czech Republic',
  DE: 'Deutschland; Federal Republic of Germany',
  ES: 'España',
  FK: 'Falkland Islands (Malvinas)',
  FM: 'Micronesia, Federated States of; Federated States of Micronesia',
  GB: 'UK; U.K.; Great Britain; Britain; England; Scotland; Wales; Northern Ireland',
  HK: 'Hong Kong',
  IE: 'Republic of Ireland',
  IR: 'Iran, Islamic Republic of; Islamic Republic of Iran',
  IT: 'Italia',
  KP: "Korea, Democratic People's Republic of; Democratic People's Republic of Korea",
  KR: 'Korea; Korea, Republic of; Republic of Korea',
  LA: "Lao; Lao PDR; Lao People's Democratic Republic",
  MD: 'Moldova, Republic of; Republic of Moldova',
  MK: 'Macedonia',
  MM: 'Myanmar; Burma',
  MO: 'Macao; Macau',
  MX: 'México',
  NL: 'Holland',
  PS: 'Palestine; Palestine, State of; State of Palestine',
  RU: 'Russian Federation',
  SK: 'Slovak Republic',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland',
  TL: 'East Timor',
  TR: 'Turkey',
  TW: 'Taiwan, Province of China',
  TZ: 'Tanzania, United Republic of; United Republic of Tanzania',
  US: 'USA; U.S.; U.S.A.; United States of America; America',
  VA: 'Holy See; Holy See (Vatican City State); Vatican',
  VE: 'Venezuela, Bolivarian Republic of; Bolivarian Republic of Venezuela',
  VG: 'Virgin Islands, British',
  VI: 'Virgin Islands, U.S.',
  VN: 'Viet Nam',
};

const CODE_BY_NAME = new Map<string, string>();
for (const code of CODES) {
  const names = OTHER_NAMES[code]?.split('; ') ?? [];
  for (const name of [NAMES.of(code) as string, ...names]) CODE_BY_NAME.set(nameKey(name), code);
}
for (const [long, code] of OTHER_LONG_CODES) CODE_BY_NAME.set(nameKey(long), code);
for (const long of LONG_CODES.split(' ')) CODE_BY_NAME.set(nameKey(long), long.slice(0, 2));

/** Longer texts name no country. */
const LENGTH_MAX = 80;

/** The ISO 3166-1 alpha-2 code for a code of two or three letters or an English name; undefined if unknown. */
export function countryCode(text: string): string | undefined {
  if (text.length > LENGTH_MAX) return undefined;
  const upper = text.trim().toUpperCase();
  return CODES.has(upper) ? upper : CODE_BY_NAME.get(nameKey(text));
}

/** The code if there is one, else the text as given. Spellings of one country become equal. */
export function canonicalCountry(text: string): string {
  return countryCode(text) ?? text.trim();
}

function nameKey(name: string): string {
  const words = wordsOf(foldName(name.replaceAll('&', ' and ')));
  const withoutArticle = words[0] === 'the' ? words.slice(1) : words;
  return withoutArticle.map((word) => (word === 'st' ? 'saint' : word)).join('');
}

/** Replaces withdrawn codes: `DD` becomes `DE`. */
function currentCode(code: string): string | undefined {
  return new Intl.Locale(`und-${code}`).region;
}
