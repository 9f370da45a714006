import { queryTexts as texts } from '../../../texts/search.ts';
import { Kbd } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InlineText } from '../../../ui/text.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

/** The list of the combobox. The input keeps the focus. */
export function SuggestionList({
  id,
  groups,
  active,
  onPick,
  onHelp,
}: {
  id: string;
  groups: readonly SuggestionGroup[];
  active: number;
  onPick: (suggestion: Suggestion) => void;
  onHelp: () => void;
}) {
  let index = 0;
  const isEmpty = groups.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the input
    <div
      class={isEmpty ? 'suggestions is-empty' : 'suggestions'}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={`${id}-list`} role="listbox" aria-label={texts.suggestions}>
        {groups.map(({ title, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={title} role="group" aria-label={title}>
            <div class="menu-group" aria-hidden="true">
              <InlineText text={title} />
            </div>
            {options.map((option) => {
              const at = index++;
              return (
                <Option
                  key={`${option.label} ${option.note} ${option.text}`}
                  id={`${id}-${at}`}
                  option={option}
                  isActive={at === active}
                  onPick={onPick}
                />
              );
            })}
          </div>
        ))}
      </div>
      {!isEmpty && (
        <div class="menu-foot">
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {texts.choose}
          </span>
          <span>
            <Kbd>Tab</Kbd> {texts.complete}
          </span>
          <span>
            <Kbd>↵</Kbd> {texts.searchKey}
          </span>
          <span class="grow" />
          <button type="button" class="text-link" tabIndex={-1} onClick={onHelp}>
            {texts.syntax}
          </button>
        </div>
      )}
    </div>
  );
}

function Option({
  id,
  option,
  isActive,
  onPick,
}: {
  id: string;
  option: Suggestion;
  isActive: boolean;
  onPick: (suggestion: Suggestion) => void;
}) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the input has the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
    <div id={id} class="menu-item" role="option" aria-selected={isActive} onClick={() => onPick(option)}>
      <span class={option.colour === undefined ? '' : `kind-icon ${option.colour}`}>
        <Icon name={option.icon} size={14} />
      </span>
      <span class="medium truncate">
        <InlineText text={option.label} />
      </span>
      {option.note !== undefined && (
        <span class="text-3 truncate">
          <InlineText text={option.note} />
        </span>
      )}
      {option.count !== undefined && <span class="menu-note">{option.count}</span>}
    </div>
  );
}
