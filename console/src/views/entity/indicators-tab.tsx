import type { EntityHit } from '../../api/types.ts';
import { firstHit, useQuery } from '../../api/use-query.ts';
import { summaryRequest } from './entity-kinds.ts';
import type { EntityPageData } from './entity-view.tsx';
import { IndicatorsPanel } from './indicators-panel.tsx';
import { ROWS_MAX } from './use-indicator-export.ts';

/** All indicators, as far as a summary lists them. */
export function IndicatorsTab({ data }: { data: EntityPageData }) {
  const { indicators } = data.hit;
  const needsMore = (indicators?.total ?? 0) > (indicators?.rows.length ?? 0);
  const query = useQuery<EntityHit>(needsMore ? summaryRequest(data.id, 0, ROWS_MAX) : undefined);
  return (
    <div class="page" data-scroller>
      <IndicatorsPanel data={data} indicators={firstHit(query)?.indicators ?? indicators} />
    </div>
  );
}
