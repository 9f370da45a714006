/** A tile map of the world: neighbours stay roughly neighbours, and every country has the same size. */
const ROWS = [
  'CA GL .. .. .. .. IS .. NO SE FI .. .. .. .. .. .. ..',
  'US .. .. .. .. .. IE GB DK EE LV RU .. .. .. .. .. ..',
  'MX CU BS .. .. .. .. NL DE PL LT BY KZ KG MN .. .. ..',
  'GT HN DO PR .. .. BE LU CZ SK UA MD GE UZ TJ CN KR JP',
  'SV NI CR PA VE TT FR CH AT HU RO AM AZ TM AF NP HK TW',
  '.. .. .. CO BR GY PT ES IT SI HR RS BG TR IR PK IN BD',
  '.. .. EC PE BO PY MT BA ME AL MK GR CY SY IQ KW MM VN',
  '.. .. .. CL AR UY MA DZ TN LY EG IL LB JO BH QA TH PH',
  '.. .. .. .. .. .. SN ML NG CM SD PS SA AE OM LK KH MY',
  '.. .. .. .. .. .. GH CI CD UG KE ET YE .. .. .. SG ID',
  '.. .. .. .. .. .. .. .. AO ZM TZ MZ MG .. .. .. AU PG',
  '.. .. .. .. .. .. .. .. NA BW ZA ZW MU .. .. .. .. NZ',
];

const COLUMNS = 18;

/** Rows of country codes. Countries with data but without a place follow in rows of their own. */
export function countryRows(codes: Iterable<string>): (string | undefined)[][] {
  const rows = ROWS.map((row) => row.split(' ').map((code) => (code === '..' ? undefined : code)));
  const placed = new Set(rows.flat());
  const others = [...codes].filter((code) => !placed.has(code)).sort();
  for (let start = 0; start < others.length; start += COLUMNS)
    rows.push(others.slice(start, start + COLUMNS));
  return rows;
}
