import { setHistoryOn, useSearchHistory } from '../api/search-history.ts';

export function HistorySwitch() {
  const { isOn } = useSearchHistory();
  return (
    <label class="switch">
      <input type="checkbox" checked={isOn} onChange={(event) => setHistoryOn(event.currentTarget.checked)} />
      <span>
        Keep recent searches in this browser
        <span class="hint"> Off by default. Turning it off deletes them.</span>
      </span>
    </label>
  );
}
