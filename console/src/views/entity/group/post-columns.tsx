import type { VictimHit } from '../../../api/types.ts';
import { defang } from '../../../text/pieces.ts';
import { groupTexts as texts } from '../../../texts/entity-pages.ts';
import { Country } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/table.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';

/** The site without its scheme, as people read it. */
export function siteOf(link: string): string {
  return defang(link.replace(/^https?:\/\//i, '').replace(/\/$/, ''));
}

export const POST_COLUMNS: readonly Column<VictimHit>[] = [
  { id: 'posted', label: texts.posted, width: 108, cell: ({ page }) => <Time at={page.detectionDate} /> },
  {
    id: 'victim',
    label: texts.victim,
    isMain: true,
    cell: ({ companyName, page }) => <InlineText text={companyName ?? page.pageTitle ?? texts.unnamed} />,
  },
  {
    id: 'website',
    label: texts.website,
    priority: 3,
    cell: ({ companyLink }) =>
      companyLink !== undefined && (
        <span class="mono">
          <InlineText text={siteOf(companyLink)} />
        </span>
      ),
  },
  {
    id: 'country',
    label: texts.country,
    width: 72,
    cell: ({ country }) =>
      country !== undefined &&
      (country.length === 2 ? <Country code={country} /> : <InlineText text={country} />),
  },
  {
    id: 'sector',
    label: texts.sector,
    width: 160,
    priority: 2,
    cell: ({ industry }) => industry !== undefined && <InlineText text={industry} />,
  },
];
