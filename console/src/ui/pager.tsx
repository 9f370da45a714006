import { formatNumber } from './format.tsx';

export interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Page navigation; the number field reaches any page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <nav class="pager" aria-label="Pages">
      <button type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        ← Previous
      </button>
      <label>
        Page{' '}
        <input
          type="number"
          min={1}
          max={pages}
          value={page}
          onChange={(event) => {
            const entered = Math.round(Number(event.currentTarget.value));
            onPage(Math.min(pages, Math.max(1, entered || 1)));
          }}
        />{' '}
        of {formatNumber(pages)}
      </label>
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next →
      </button>
    </nav>
  );
}
