import Type, { type Static } from 'typebox';
import { valuesOf } from '../records/entity.ts';
import { FOUND_KINDS, ITEM_KINDS, type ItemKind } from '../records/item.ts';
import { type Page, parseTag } from '../records/page.ts';
import { withoutLogin } from '../records/url.ts';
import { formatInstant } from '../time/instant.ts';
import { clientLanguage, optionalText, textOrNull } from './page-parts.ts';
import { Highlight, Instant, ITEM_FIELDS, toValues } from './small-objects.ts';
import { UrlObject, urlObject } from './url-object.ts';

const PageObject = Type.Object(
  {
    id: Type.String({ description: 'Document id' }),
    url: UrlObject,
    foundAt: optionalText('Where the link to the page was found'),
    pageTitle: optionalText('Title'),
    language: textOrNull('ISO 639-1 code of the text; null if unknown'),
    html: optionalText('HTML as collected; only in lookups of one document'),
    text: optionalText('Visible text'),
    sha1sum: optionalText('SHA-1 digest, in hex: as the source gives it, otherwise of the text'),
    sha256sum: optionalText('SHA-256 digest, in hex: as the source gives it, otherwise of the text'),
    ssdeep: optionalText('Fuzzy hash, if the source gives one'),
    detectionDate: Instant('When the page was last crawled'),
    ingestionDate: Type.Optional(Instant('When the source stored the page')),
    screenshot: optionalText('URL of a screenshot'),
    chunk: Type.Boolean({ description: 'Whether the text is only the beginning of a longer one' }),
    htmlOversize: Type.Boolean({ description: 'Whether the HTML was too large to be stored' }),
    docType: optionalText('Media type'),
    firstSeen: Instant('Extension: when the page was first crawled'),
  },
  { description: 'The page' },
);

export const DocumentHit = Type.Object(
  {
    page: PageObject,
    tag: Type.Array(
      Type.Object({
        namespace: Type.String({ description: 'Namespace, such as `dark-web`; empty if there is none' }),
        predicate: Type.String({ description: 'Predicate, such as `topic`' }),
        value: textOrNull('Value, such as `market`; null if there is none'),
      }),
      { description: 'Machine tags' },
    ),
    ...ITEM_FIELDS,
    indicators: Type.Array(
      Type.Object({
        kind: Type.String({ description: 'Kind of indicator, such as `domain` or `phone`' }),
        value: Type.String({ description: 'The indicator as found' }),
      }),
      { description: 'Extension: indicators of the kinds that have no field of their own' },
    ),
    highlight: Highlight,
  },
  { title: 'DocumentHit', description: 'Crawled page' },
);
export type DocumentHit = Static<typeof DocumentHit>;

const OTHER_KINDS = FOUND_KINDS.filter((kind) => !(ITEM_KINDS as readonly string[]).includes(kind));

const TEXT_FACTS = [
  'foundAt',
  'pageTitle',
  'html',
  'text',
  'sha1sum',
  'sha256sum',
  'ssdeep',
  'screenshot',
  'docType',
] as const;

/** Records of lists have no html, so their hits have none either. */
export function documentHit({ pageId, detectionDate, firstSeen, facts, lists }: Page): DocumentHit {
  const page: DocumentHit['page'] = {
    id: pageId,
    url: urlObject(facts.url?.value ?? ''),
    language: clientLanguage(facts.language?.value),
    detectionDate: formatInstant(detectionDate),
    chunk: facts.chunk?.value ?? false,
    htmlOversize: facts.htmlOversize?.value ?? false,
    firstSeen: formatInstant(firstSeen),
  };
  for (const name of TEXT_FACTS) {
    const fact = facts[name];
    if (fact !== undefined) page[name] = fact.value;
  }
  if (page.foundAt !== undefined) page.foundAt = withoutLogin(page.foundAt);
  if (facts.ingestionDate !== undefined) page.ingestionDate = formatInstant(facts.ingestionDate.value);
  const items = Object.fromEntries(ITEM_KINDS.map((kind) => [kind, toValues(valuesOf(lists[kind]))]));
  return {
    page,
    tag: valuesOf(lists.tags).map(parseTag),
    ...(items as Pick<DocumentHit, ItemKind>),
    indicators: OTHER_KINDS.flatMap((kind) => valuesOf(lists[kind]).map((value) => ({ kind, value }))),
  };
}
