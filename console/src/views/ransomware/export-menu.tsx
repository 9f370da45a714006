import { useState } from 'preact/hooks';
import { formatCsv } from '../../../../src/text/csv.ts';
import { type ApiRequest, fetchAll } from '../../api/client.ts';
import { useErrorHandler, useSession } from '../../api/session.tsx';
import type { VictimHit } from '../../api/types.ts';
import { notify } from '../../state/notices.ts';
import { ransomwareTexts as texts } from '../../texts/ransomware.ts';
import { today } from '../../ui/format.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { download } from '../search/export/run-export.ts';

type Format = 'csv' | 'ndjson';

const COLUMNS: readonly [name: string, value: (hit: VictimHit) => string | undefined][] = [
  ['id', ({ page }) => page.id],
  ['posted', ({ page }) => page.detectionDate],
  ['ransomwareGroup', (hit) => hit.ransomwareGroup],
  ['companyName', (hit) => hit.companyName],
  ['companyLink', (hit) => hit.companyLink],
  ['country', (hit) => hit.country],
  ['industry', (hit) => hit.industry],
  ['naics', (hit) => hit.naics],
  ['url', ({ reports }) => reports[0]?.url],
  ['text', ({ page }) => page.text],
];

/** Saves all victims that the filters leave. */
export function ExportMenu({ request }: { request: ApiRequest }) {
  const { key = '' } = useSession();
  const toApiError = useErrorHandler();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: Format) => {
    setBusy(true);
    try {
      const { facets: _, facet_size: _size, ...parameters } = request.parameters ?? {};
      const hits = await fetchAll<VictimHit>({ ...request, parameters }, key);
      const name = `nightjar-victims-${today()}.${format}`;
      const text =
        format === 'csv'
          ? formatCsv([
              COLUMNS.map(([column]) => column),
              ...hits.map((hit) => COLUMNS.map(([, value]) => value(hit) ?? '')),
            ])
          : hits.map((hit) => `${JSON.stringify(hit)}\n`).join('');
      download(name, new Blob([text], { type: format === 'csv' ? 'text/csv' : 'application/x-ndjson' }));
      notify({ text: texts.exported(name, hits.length), icon: 'download' });
    } catch (failure) {
      notify({ text: texts.exportFailed(toApiError(failure).message), icon: 'triangle-alert' });
    }
    setBusy(false);
  };
  return (
    <MenuButton
      label={texts.export}
      icon={isBusy ? 'hourglass' : 'download'}
      items={[
        { label: texts.csv, icon: 'download', isDisabled: isBusy, onSelect: () => void save('csv') },
        { label: texts.ndjson, icon: 'download', isDisabled: isBusy, onSelect: () => void save('ndjson') },
      ]}
    >
      {texts.export}
    </MenuButton>
  );
}
