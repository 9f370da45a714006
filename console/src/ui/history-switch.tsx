import { setHistoryEnabled, useSearchHistory } from '../api/search-history.ts';

export function HistorySwitch() {
  const { isEnabled } = useSearchHistory();
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={isEnabled}
        onChange={(event) => setHistoryEnabled(event.currentTarget.checked)}
      />
      <span>
        Save recent searches in this browser
        <span class="hint"> (off by default; turning this off deletes them)</span>
      </span>
    </label>
  );
}
