import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { searchTexts, queryTexts as texts } from '../../../texts/search.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Kind } from '../kinds.ts';
import { RESULT_KINDS } from '../kinds.ts';
import { ChipView, PlatformChip } from './chip-view.tsx';
import { type Chip, type QueryParts, readQuery, writeQuery } from './query-parts.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestion, wordAt } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

interface BoxProps {
  kind: Kind;
  q: string;
  platform: string;
  /** Names of people and channels by `field:id`, as results show them. */
  labels: ReadonlyMap<string, string>;
  /** What is wrong with the query that was sent. */
  problem: string | undefined;
  /** Says what is searched, if that is not everything. */
  placeholder?: string | undefined;
  took: number | undefined;
  isRunning: boolean;
  /** Typing replaces the address, everything else is a step. */
  onChange: (q: string, mode: 'typing' | 'step', platform?: string) => void;
  onPlatform: (platform: string) => void;
  onHelp: () => void;
}

const TYPING_MS = 400;
const MODIFIERS = new Set(['Control', 'Meta', 'Shift', 'Alt', 'AltGraph', 'Dead', 'Process']);

/** The query: conditions as chips, the rest as text. A combobox with suggestions for what is being typed. */
export function QueryBox(props: BoxProps) {
  const { kind, q, platform, labels, problem, took, isRunning, onChange } = props;
  const { fields } = RESULT_KINDS[kind];
  const [parts, setParts] = useState<QueryParts>(() => readQuery(q, fields));
  const [selectedChip, setSelectedChip] = useState(-1);
  /** Everything, chips included: what is typed next replaces it. */
  const [isAllSelected, setAllSelected] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = useRef(q);
  const id = useId();

  // The address changed otherwise: by a facet, a link, or going back.
  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    clearTimeout(timer.current);
    setParts(readQuery(q, fields));
  }, [q, fields]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const [caret, setCaret] = useState(0);
  const groups = useSuggestions(kind, parts.text, caret, isOpen, platform);
  const options = groups.flatMap(({ options: each }) => each);

  const publish = (next: QueryParts, mode: 'draft' | 'typing' | 'step', newPlatform?: string) => {
    setParts(next);
    setSelectedChip(-1);
    setAllSelected(false);
    clearTimeout(timer.current);
    if (mode === 'draft') return;
    const send = () => {
      written.current = writeQuery(next);
      onChange(written.current, mode, newPlatform);
    };
    if (mode === 'typing') timer.current = setTimeout(send, TYPING_MS);
    else send();
  };
  const submit = (text: string, chips: readonly Chip[] = parts.chips) => {
    const read = readQuery(text, fields);
    setOpen(false);
    setActive(-1);
    publish({ chips: [...chips, ...read.chips], text: read.text }, 'step');
  };
  const removeChip = (index: number) => {
    publish({ ...parts, chips: parts.chips.filter((_, each) => each !== index) }, 'step');
    input.current?.focus();
  };
  const clear = () => {
    publish({ chips: [], text: '' }, 'step', '');
    input.current?.focus();
  };
  const type = (text: string) => {
    const chips = isAllSelected ? [] : parts.chips;
    if (isAllSelected && platform !== '') props.onPlatform('');
    const newPlatform = isAllSelected ? '' : undefined;
    setOpen(true);
    setActive(-1);
    setCaret(input.current?.selectionStart ?? text.length);
    // A condition is complete when a space follows it.
    const read = /\s$/.test(text) ? readQuery(text, fields) : undefined;
    if (read !== undefined && read.chips.length > 0)
      publish(
        { chips: [...chips, ...read.chips], text: read.text === '' ? '' : `${read.text} ` },
        'step',
        newPlatform,
      );
    else publish({ chips, text }, isComplete(text, fields) ? 'typing' : 'draft', newPlatform);
  };
  const pick = (suggestion: Suggestion) => {
    setActive(-1);
    if (suggestion.href !== undefined) {
      setOpen(false);
      // What was typed must not replace the address of the page that opens.
      clearTimeout(timer.current);
      location.hash = suggestion.href;
      return;
    }
    if (suggestion.platform !== undefined) {
      setParts({ ...parts, text: suggestion.text });
      props.onPlatform(suggestion.platform);
    } else if (suggestion.isComplete) submit(suggestion.text);
    else {
      setParts({ ...parts, text: suggestion.text });
      setCaret(suggestion.text.length);
    }
    input.current?.focus();
  };
  /** Ctrl-A, and the keys after it. The browser itself selects only the text. */
  const onSelectionKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean => {
    if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
      setAllSelected(parts.chips.length > 0 || platform !== '');
      setSelectedChip(-1);
      return false;
    }
    if (!isAllSelected) return false;
    if (key === 'Backspace' || key === 'Delete') {
      clear();
      return true;
    }
    // Characters and pasting replace the selection; anything else that is no modifier ends it.
    if (key.length > 1 && !MODIFIERS.has(key)) setAllSelected(false);
    return false;
  };
  /** Keys of the chips: they are left of the text. */
  const onChipKey = ({ key }: KeyboardEvent): boolean => {
    const isAtStart = input.current?.selectionStart === 0 && input.current.selectionEnd === 0;
    const last = parts.chips.length - 1;
    if (selectedChip < 0) {
      if (!(isAtStart && last >= 0 && (key === 'Backspace' || key === 'ArrowLeft'))) return false;
      setSelectedChip(last);
      return true;
    }
    if (key === 'Backspace' || key === 'Delete' || key === 'Enter') removeChip(selectedChip);
    else if (key === 'ArrowLeft') setSelectedChip(Math.max(0, selectedChip - 1));
    else if (key === 'ArrowRight') setSelectedChip(selectedChip === last ? -1 : selectedChip + 1);
    else setSelectedChip(-1);
    return ['Backspace', 'Delete', 'Enter', 'ArrowLeft', 'ArrowRight', 'Escape'].includes(key);
  };
  /** Keys of the list of suggestions. */
  const onListKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) {
      setOpen(true);
      // One more place than options: the text itself.
      const count = options.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
      return true;
    }
    if (!isOpen || options.length === 0) return false;
    const option = options[active];
    if (option !== undefined && (key === 'Enter' || (key === 'Tab' && !shiftKey))) pick(option);
    else if (key === 'Escape') setOpen(false);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (!onSelectionKey(event) && !onChipKey(event) && !onListKey(event)) {
      if (event.key === 'Enter') submit(parts.text);
      else if (event.key === 'Escape') input.current?.blur();
      else return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const hasContent = parts.chips.length > 0 || parts.text !== '' || platform !== '';
  return (
    <search class="query-area">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the chips means the input */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys */}
      <div
        ref={box}
        class={`query-box${problem === undefined ? '' : ' is-invalid'}${isRunning ? ' is-running' : ''}`}
        onClick={(event) => {
          if (event.target === event.currentTarget) input.current?.focus();
        }}
      >
        <Icon name="search" />
        <span class="query-chips">
          {platform !== '' && (
            <PlatformChip
              platform={platform}
              isSelected={isAllSelected}
              onRemove={() => props.onPlatform('')}
            />
          )}
          {parts.chips.map((chip, index) => (
            <ChipView
              key={`${chip.field} ${chip.isNegative} ${chip.values.join()}`}
              chip={chip}
              labels={labels}
              isSelected={isAllSelected || index === selectedChip}
              onRemove={() => removeChip(index)}
            />
          ))}
        </span>
        <input
          ref={input}
          class="query-input"
          data-query-input
          type="text"
          role="combobox"
          value={parts.text}
          aria-label={texts.label}
          placeholder={hasContent ? '' : (props.placeholder ?? texts.placeholder)}
          aria-expanded={isOpen && options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={problem === undefined ? undefined : 'true'}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="search"
          maxLength={512}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onKeyUp={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
          onPointerDown={() => setAllSelected(false)}
          onFocus={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            setSelectedChip(-1);
            setAllSelected(false);
          }}
        />
        {took !== undefined && !isRunning && <span class="query-took">{searchTexts.took(took)}</span>}
        {hasContent && (
          <IconButton icon="x" label={texts.clear} variant="ghost" size="small" onClick={clear} />
        )}
        <span class="query-bar" aria-hidden="true" />
      </div>
      {problem !== undefined && (
        <p id={`${id}-problem`} class="query-problem" role="alert">
          {texts.invalid(problem)}
        </p>
      )}
      <SuggestionList
        id={id}
        groups={isOpen ? groups : []}
        active={active}
        onPick={pick}
        onHelp={() => {
          setOpen(false);
          props.onHelp();
        }}
      />
    </search>
  );
}

/** The value of a field, or a phrase, is searched when it is finished. */
function isComplete(text: string, fields: ReadonlySet<string>): boolean {
  const { field } = wordAt(text, text.length);
  const quotes = text.split('"').length - 1;
  return quotes % 2 === 0 && (field === undefined || !(fields.has(field) || field === 'platform'));
}
