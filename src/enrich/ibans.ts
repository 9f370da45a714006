import { type Found, itemAt } from './found.ts';

/** Length of an IBAN by country (ISO 13616 registry). */
const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 ' +
    'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 ' +
    'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const IBAN =
  /(?<![\p{L}\p{N}])([A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?)(?![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])/gu;
const IBAN_LOWER =
  /(?<=iban\s?[:：=#-]?\s{0,2})([a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){2,7}(?:[ -]?[a-z0-9]{1,4})?)(?![\p{L}\p{N}])/giu;

const MAYBE_IBAN = /[A-Z]{2}\d{2}|[iI][bB][aA][nN]/;

/** Account numbers with a valid length and check digits. */
export function findIbans(text: string): Found[] {
  const found: Found[] = [];
  if (!MAYBE_IBAN.test(text)) return found;
  for (const pattern of [IBAN, IBAN_LOWER])
    for (const { 1: written = '', index: start } of text.matchAll(pattern)) {
      const value = readIban(written);
      if (value === undefined) continue;
      found.push(itemAt('iban', value, { start, end: start + writtenEnd(written, value.length) }));
    }
  return found;
}

/** Words in capitals may follow, so only as many characters as the country has are read. */
function readIban(written: string): string | undefined {
  const compact = written.replace(/[ -]/g, '').toUpperCase();
  const length = IBAN_LENGTHS[compact.slice(0, 2)];
  if (length === undefined || compact.length < length) return undefined;
  const value = compact.slice(0, length);
  const isWhole = compact.length === length || /[ -]/.test(written.charAt(writtenEnd(written, length)));
  return isWhole && remainder(value) === 1 ? value : undefined;
}

function writtenEnd(written: string, length: number): number {
  let position = 0;
  for (let read = 0; read < length; position++) if (!/[ -]/.test(written.charAt(position))) read++;
  return position;
}

/** ISO 7064, modulo 97. */
function remainder(iban: string): number {
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of Number.parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
