import type { ComponentChildren } from 'preact';

/** A row of tabs: arrow keys go from one to the next. Beside them, what else is of use there. */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  controls,
  onChoose,
  children,
}: {
  label: string;
  tabs: Record<Name, string>;
  chosen: Name;
  /** What they change. */
  controls: string;
  onChoose: (name: Name) => void;
  children?: ComponentChildren;
}) {
  const names = Object.keys(tabs) as Name[];
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = names[(names.indexOf(chosen) + by + names.length) % names.length] as Name;
    document.getElementById(`tab-${next}`)?.focus();
    onChoose(next);
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
            aria-selected={name === chosen}
            aria-controls={controls}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={move}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div class="tabs-end">{children}</div>
    </div>
  );
}
