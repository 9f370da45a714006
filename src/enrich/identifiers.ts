import { type Found, itemAt, spanOf } from './found.ts';

const CVE = /(?<![\p{L}\p{N}])CVE[-–‑_\s]{0,2}((?:199|20\d)\d)[-–‑_\s](\d{4,7})(?![\p{L}\p{N}])/giu;

export function findCves(text: string): Found[] {
  if (!/cve/i.test(text)) return [];
  return [...text.matchAll(CVE)].map((match) => itemAt('cve', `CVE-${match[1]}-${match[2]}`, spanOf(match)));
}

/** Techniques of the Enterprise, Mobile and ICS matrices, tactics, groups, software, campaigns and mitigations. */
const ATTACK_ID =
  /(?<![\p{L}\p{N}_.-])(?:(T(?:1[0-6]\d\d|0[89]\d\d))(?:[./](\d{3}))?|(TA0(?:0[0-4]\d|1\d\d))|([GSCM][01]\d{3}))(?![\p{L}\p{N}_-]|\.\d)/gu;
const MAYBE_ATTACK_ID = /[TGSCMA][01]\d{3}/;
const MITRE = /mitre|att&(?:amp;)?ck|attack\s(?:id|technique|pattern)|attack\.mitre/i;
/** Words of reports. Elsewhere, `T1281` may be a printer cartridge. */
const REPORT =
  /technique|tactic|ttps?\b|sub-?technique|malware|ransomware|threat|adversar|apt\d|detection|sigma|yara|ioc|persistence|exfiltrat|credential|execution|phishing|lateral|c2|техник|тактик|вредонос|técnica|táctica|tecnica|technik|taktik|技术|战术|攻击|恶意|تقنية|تكتيك|هجوم/i;

/** MITRE ATT&CK ids. Those without a sub-technique need a text about attacks; groups and software also another id or MITRE. */
export function findAttackIds(text: string): Found[] {
  if (!MAYBE_ATTACK_ID.test(text)) return [];
  const matches = [...text.matchAll(ATTACK_ID)];
  if (matches.length === 0) return [];
  const isMitre = MITRE.test(text);
  const techniques = new Set(matches.map(([, technique]) => technique).filter((id) => id !== undefined));
  const isReport =
    isMitre || techniques.size >= 3 || matches.some(([, , sub]) => sub !== undefined) || REPORT.test(text);
  const hasOthers = isMitre || (isReport && matches.some(([, technique, , tactic]) => technique ?? tactic));
  return matches.flatMap((match): Found[] => {
    const [, technique, sub, tactic, other] = match;
    const at = (id: string) => [itemAt('attack', id, spanOf(match))];
    if (technique !== undefined && (sub !== undefined || isReport))
      return at(sub === undefined ? technique : `${technique}.${sub}`);
    if (tactic !== undefined && isReport) return at(tactic);
    return other !== undefined && hasOthers ? at(other) : [];
  });
}
