import { count } from './time.tsx';

/** Every page can be reached: the last one as well as the first. */
export function Pager({
  page,
  size,
  total,
  onPage,
}: {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}) {
  const pages = Math.max(1, Math.ceil(total / size));
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
            const wanted = Math.round(Number(event.currentTarget.value));
            onPage(Math.min(pages, Math.max(1, wanted || 1)));
          }}
        />{' '}
        of {count(pages)}
      </label>
      <button type="button" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next →
      </button>
    </nav>
  );
}
