import './palette.css';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useSearchHistory } from '../../api/search-history.ts';
import { useSession } from '../../api/session.tsx';
import { usePreferences } from '../../state/preferences.tsx';
import { paletteTexts as texts } from '../../texts/palette.ts';
import { Kbd } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/text.tsx';
import { useShellData } from '../shell-data.tsx';
import { commandsOf, runCommand } from './commands.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { useServerMatches } from './use-server-matches.ts';

/** Jumps to any record or view, and runs any command. Local suggestions show immediately, the server's follow. */
export function Palette({ onHelp, onClose }: { onHelp: () => void; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const suggestions = useSuggestions(text, onHelp);
  const listId = useId();
  const at = Math.max(
    0,
    suggestions.findIndex(({ id }) => id === chosen),
  );
  const current = suggestions[at];
  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    document.getElementById(optionId(listId, at))?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);
  const open = (suggestion: Suggestion | undefined, isNewTab: boolean) => {
    if (suggestion === undefined) return;
    if (isNewTab && suggestion.href !== undefined) window.open(suggestion.href, '_blank', 'noopener');
    onClose();
    if (!isNewTab) runCommand(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen(suggestions[(at + step + suggestions.length) % suggestions.length]?.id);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      open(current, event.ctrlKey || event.metaKey);
    }
  };
  return (
    <dialog ref={dialog} class="dialog palette" aria-label={texts.label} onClose={onClose} closedby="any">
      <div class="palette-query">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current && optionId(listId, at)}
          aria-autocomplete="list"
          placeholder={texts.placeholder}
          autocomplete="off"
          spellcheck={false}
          autofocus
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <Kbd>Esc</Kbd>
      </div>
      <div class="palette-list" id={listId} role="listbox" aria-label={texts.label}>
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.id}
            id={optionId(listId, index)}
            suggestion={suggestion}
            hasHeading={suggestion.group !== suggestions[index - 1]?.group}
            isCurrent={index === at}
            onHover={() => setChosen(suggestion.id)}
            onOpen={(isNewTab) => open(suggestion, isNewTab)}
          />
        ))}
      </div>
      <div class="menu-foot">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {texts.choose}
        </span>
        <span>
          <Kbd>↵</Kbd> {texts.openKey}
        </span>
        <span>
          <Kbd>Ctrl ↵</Kbd> {texts.newTab}
        </span>
        <span class="visually-hidden" role="status">
          {texts.results(suggestions.length)}
        </span>
      </div>
    </dialog>
  );
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function useSuggestions(text: string, onHelp: () => void): Suggestion[] {
  const preferences = usePreferences();
  const session = useSession();
  const groups = useServerMatches(text);
  const { searches: recent } = useSearchHistory();
  const { alerts } = useShellData();
  return useMemo(
    () =>
      suggestionsFor({
        text,
        groups,
        saved: alerts?.searches ?? [],
        recent,
        commands: commandsOf(preferences, session, onHelp),
      }),
    [text, groups, alerts, recent, preferences, session, onHelp],
  );
}

function Option({
  id,
  suggestion,
  hasHeading,
  isCurrent,
  onHover,
  onOpen,
}: {
  id: string;
  suggestion: Suggestion;
  hasHeading: boolean;
  isCurrent: boolean;
  onHover: () => void;
  onOpen: (isNewTab: boolean) => void;
}) {
  const { group, icon, kind, label, isCollected = false, note } = suggestion;
  return (
    <>
      {hasHeading && (
        <div class="menu-group" role="presentation">
          {group}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the input has the focus and names the active option */}
      <div
        id={id}
        class="menu-item"
        role="option"
        aria-selected={isCurrent}
        onMouseMove={onHover}
        onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      >
        <span class={kind === undefined ? 'kind-icon' : `kind-icon kind-${kind}`}>
          <Icon name={icon} size={14} />
        </span>
        <span class="truncate">{isCollected ? <InlineText text={label} /> : label}</span>
        {note !== undefined && <span class="menu-note">{note}</span>}
      </div>
    </>
  );
}
