import { type ComponentChildren, createContext } from 'preact';
import { Suspense } from 'preact/compat';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { onDemand } from '../ui/on-demand.tsx';
import type { Node } from './node.ts';

const EntityMenu = onDemand(() => import('./entity-menu.tsx').then((m) => m.EntityMenu));
const HoverCard = onDemand(() => import('./hover-card.tsx').then((m) => m.HoverCard));

/** What a chip tells the card and the menu. */
export interface ChipTarget {
  node: Node;
  /** The name to show, if it is not the value. */
  label?: string | undefined;
  /** The address to open after a confirmation. */
  link?: string | undefined;
  anchor: HTMLElement;
}

interface Layer {
  /** The pointer is over a chip, or left it. */
  hover(target: ChipTarget): void;
  leave(): void;
  openCard(target: ChipTarget): void;
  openMenu(target: ChipTarget): void;
}

const LayerContext = createContext<Layer>({ hover() {}, leave() {}, openCard() {}, openMenu() {} });
export const useLayer = () => useContext(LayerContext);

const OPEN_MS = 300;
/** Long enough to move the pointer from the chip to the card. */
const CLOSE_MS = 200;

type Shown = { kind: 'card'; target: ChipTarget; takesFocus: boolean } | { kind: 'menu'; target: ChipTarget };

/** Shows the card or the menu of one chip at a time, outside the text that contains the chip. */
export function EntityLayer({ children }: { children: ComponentChildren }) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const actions = useMemo(() => {
    const later = (milliseconds: number, next: (previous: Shown | undefined) => Shown | undefined) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setShown(next), milliseconds);
    };
    const now = (next: Shown | undefined) => {
      clearTimeout(timer.current);
      setShown(next);
    };
    const isFree = (previous: Shown | undefined) =>
      previous === undefined || (previous.kind === 'card' && !previous.takesFocus);
    return {
      hover: (target: ChipTarget) =>
        later(OPEN_MS, (previous) =>
          isFree(previous) ? { kind: 'card', target, takesFocus: false } : previous,
        ),
      leave: () => later(CLOSE_MS, (previous) => (isFree(previous) ? undefined : previous)),
      keep: () => clearTimeout(timer.current),
      openCard: (target: ChipTarget) => now({ kind: 'card', target, takesFocus: true }),
      openMenu: (target: ChipTarget) => now({ kind: 'menu', target }),
      close: () => now(undefined),
    };
  }, []);
  useEffect(() => {
    addEventListener('hashchange', actions.close);
    return () => removeEventListener('hashchange', actions.close);
  }, [actions]);
  return (
    <LayerContext.Provider value={actions}>
      {children}
      <Suspense fallback={null}>
        {shown?.kind === 'card' && (
          <HoverCard
            target={shown.target}
            takesFocus={shown.takesFocus}
            onEnter={actions.keep}
            onLeave={actions.leave}
            onClose={actions.close}
          />
        )}
        {shown?.kind === 'menu' && <EntityMenu target={shown.target} onClose={actions.close} />}
      </Suspense>
    </LayerContext.Provider>
  );
}
