import type { ComponentChildren } from 'preact';

/** A row of tabs; the arrow keys move between them. Children appear at the end of the row. */
export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  controls,
  onSelect,
  children,
}: {
  label: string;
  tabs: Record<Name, string>;
  selected: Name;
  /** Id of the tab panel. */
  controls: string;
  onSelect: (name: Name) => void;
  children?: ComponentChildren;
}) {
  const names = Object.keys(tabs) as Name[];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = names[(names.indexOf(selected) + step + names.length) % names.length] as Name;
    document.getElementById(`tab-${next}`)?.focus();
    onSelect(next);
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === selected}
            aria-controls={controls}
            tabIndex={name === selected ? 0 : -1}
            onClick={() => onSelect(name)}
            onKeyDown={onKeyDown}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div class="tabs-end">{children}</div>
    </div>
  );
}
