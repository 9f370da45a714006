import { fetchPage } from '../../api/client.ts';
import { useErrorHandler, useSession } from '../../api/session.tsx';
import type { EntityHit } from '../../api/types.ts';
import { notify } from '../../state/notices.ts';
import { entityExportTexts as texts } from '../../texts/entity-pages.ts';
import { today } from '../../ui/format.tsx';
import { download, type Format } from '../search/export/run-export.ts';
import { summaryRequest } from './entity-kinds.ts';
import { indicatorsFile } from './indicators-file.ts';

/** The most that a summary lists. */
export const ROWS_MAX = 200;

/** Saves the indicators of an entity as a file. */
export function useIndicatorExport(id: string, label: string): (format: Format) => Promise<void> {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  return async (format) => {
    if (key === undefined) return;
    try {
      const page = await fetchPage<EntityHit>(summaryRequest(id, 0, ROWS_MAX), key);
      const { total = 0, rows = [] } = page.hits[0]?.indicators ?? {};
      const name = `nightjar-indicators-${fileName(label)}-${today()}.${format}`;
      const type = format === 'csv' ? 'text/csv;charset=utf-8' : 'application/x-ndjson';
      download(name, new Blob([indicatorsFile(rows, format)], { type }));
      notify({
        text: rows.length < total ? texts.partly(name, rows.length, total) : texts.done(name, rows.length),
        icon: 'download',
      });
    } catch (error) {
      notify({ text: texts.failed(toApiError(error).message), icon: 'triangle-alert' });
    }
  };
}

/** Names are collected text: a file name keeps letters and digits only. */
function fileName(label: string): string {
  return (
    label
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'entity'
  );
}
