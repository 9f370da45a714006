import type { MatchState } from '../../../api/alert-types.ts';
import { alertTexts as texts } from '../../../texts/alerts.ts';
import { Kbd } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { TriageButtons } from './triage-buttons.tsx';

/** What can be done with the selected matches; nothing without any. */
export function SelectionBar(props: {
  count: number;
  isAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onTriage: (to: MatchState) => void;
}) {
  const { count, isAll, onSelectAll, onClear } = props;
  if (count === 0) return null;
  return (
    <div class="inbox-selection">
      <Checkbox
        label={texts.selectAll}
        isHidden
        isChecked={isAll}
        isMixed={!isAll}
        onChange={isAll ? onClear : onSelectAll}
      />
      <span class="medium" role="status">
        {texts.selected(count)}
      </span>
      <span class="grow" />
      <TriageButtons size="small" onTriage={props.onTriage} />
      <span class="selection-keys" aria-hidden="true">
        {['E', 'R', 'D'].map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
      <IconButton icon="x" label={texts.clearSelection} variant="ghost" size="small" onClick={onClear} />
    </div>
  );
}
