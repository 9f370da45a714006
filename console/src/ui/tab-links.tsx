import { formatNumber } from './format.tsx';

export interface TabLink {
  id: string;
  label: string;
  href: string;
  /** `…` while it is counted; zero is shown. Undefined: no count. */
  count?: number | '…' | undefined;
}

/** Parts of a page or kinds of results, each with its own address. */
export function TabLinks({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly TabLink[];
  current: string;
}) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map(({ id, label: text, href, count }) => (
        <a key={id} href={href} aria-current={id === current ? 'page' : undefined} data-tab={id}>
          {text}
          {count !== undefined && (
            <span class="tab-count">{count === '…' ? count : formatNumber(count)}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
