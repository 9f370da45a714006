import Type, { type Static } from 'typebox';
import { postUrl, type RansomwareGroup } from '../records/ransomware-group.ts';
import { isCompleteLink } from '../records/ransomware-post.ts';
import { postOfVictim, type VictimRecord } from '../records/victim-record.ts';
import { formatInstant } from '../time/instant.ts';
import { clientLanguage, optionalText, textOrNull } from './page-parts.ts';
import { Highlight, Instant } from './small-objects.ts';
import { PostUrlObject, urlObject } from './url-object.ts';

const VictimPage = Type.Object(
  {
    id: Type.String({ description: 'Victim id: the id of its earliest report in the ransomware feed' }),
    url: PostUrlObject,
    pageTitle: optionalText("Victim's name"),
    language: textOrNull('ISO 639-1 code of the text; null if unknown'),
    text: optionalText('Excerpt of the post'),
    detectionDate: Instant('When the victim was first reported'),
    chunk: Type.Boolean({ description: 'Always false' }),
    htmlOversize: Type.Boolean({ description: 'Always false' }),
  },
  { description: 'The post on the leak site' },
);

const Report = Type.Object({
  id: Type.String({ description: 'Id of the entry in the ransomware feed' }),
  companyName: optionalText("Victim's name as this source spells it"),
  url: Type.String({ description: 'URL of the post on the leak site' }),
  firstSeen: Instant('When this source first saw the post'),
  lastSeen: Instant('When this source last saw the post'),
});

const OtherClaim = Type.Object({
  id: Type.String({ description: 'Victim id' }),
  ransomwareGroup: Type.String({ description: 'Name of the other group' }),
  companyName: optionalText("Victim's name"),
  detectionDate: Instant('When the other claim was first reported'),
});

export const RansomwareHit = Type.Object(
  {
    page: VictimPage,
    tag: Type.Array(Type.Unknown(), { description: 'Always empty' }),
    ransomwareGroup: Type.String({ description: 'Name of the ransomware group' }),
    companyName: optionalText("Victim's name"),
    companyLink: optionalText("Victim's website"),
    country: optionalText("Victim's country code"),
    naics: optionalText("NAICS code of the victim's industry"),
    industry: optionalText("Victim's industry"),
    lastSeen: Instant('Extension: when the victim was last reported'),
    reports: Type.Array(Report, { description: 'Extension: the sources, earliest first' }),
    alsoClaimedBy: Type.Optional(
      Type.Array(OtherClaim, {
        description:
          'Extension: claims of other groups on the same company, earliest first; only in lookups of one victim',
      }),
    ),
    highlight: Highlight,
  },
  { title: 'RansomwareHit', description: 'Victim of a ransomware group' },
);
export type RansomwareHit = Static<typeof RansomwareHit>;

const OPTIONAL_FIELDS = ['companyName', 'companyLink', 'country', 'naics', 'industry'] as const;

/** `group` gives posts without a link the URL of the leak site. */
export function ransomwareHit(victim: VictimRecord, group?: RansomwareGroup): RansomwareHit {
  const { victimId, detectionDate, lastSeen, facts, reports } = victim;
  const name = facts.companyName?.value;
  const text = facts.text?.value;
  const hit: RansomwareHit = {
    page: {
      id: victimId,
      url: victimUrl(victim, group),
      ...(name !== undefined && { pageTitle: name }),
      language: clientLanguage(facts.language?.value),
      ...(text !== undefined && { text }),
      detectionDate: formatInstant(detectionDate),
      chunk: false,
      htmlOversize: false,
    },
    tag: [],
    ransomwareGroup: facts.ransomwareGroup?.value ?? '',
    lastSeen: formatInstant(lastSeen),
    reports: reports.map(({ postId, companyName, firstSeen, lastSeen: last, link }) => ({
      id: postId,
      ...(companyName !== undefined && { companyName: companyName.value }),
      url: postUrl({ link }, group),
      firstSeen: formatInstant(firstSeen),
      lastSeen: formatInstant(last),
    })),
  };
  for (const field of OPTIONAL_FIELDS) {
    const fact = facts[field];
    if (fact !== undefined) hit[field] = fact.value;
  }
  return hit;
}

/** A name such as `urn:` or a tracker's page says nothing about the network of the leak site. */
function victimUrl(victim: VictimRecord, group: RansomwareGroup | undefined): Static<typeof PostUrlObject> {
  const url = postUrl(postOfVictim(victim), group);
  const { networkProtocol, network, ...parts } = urlObject(url);
  if (parts.domainName === '') return parts;
  const isOnLeakSite = isCompleteLink(victim.link.grade) || url !== victim.link.url;
  return { ...parts, networkProtocol, ...(isOnLeakSite && { network }) };
}

export function otherClaim({ victimId, detectionDate, facts }: VictimRecord): Static<typeof OtherClaim> {
  return {
    id: victimId,
    ransomwareGroup: facts.ransomwareGroup?.value ?? '',
    ...(facts.companyName !== undefined && { companyName: facts.companyName.value }),
    detectionDate: formatInstant(detectionDate),
  };
}
