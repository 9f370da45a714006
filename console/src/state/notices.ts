import type { IconName } from '../ui/icon-names.ts';
import { recordUndo } from './undo.ts';

interface Notice {
  text: string;
  /** Takes the action back. */
  undo?: (() => void) | undefined;
  /** Repeats the action after an undo. */
  redo?: (() => void) | undefined;
  icon?: IconName;
}

export type ShownNotice = Notice & { id: number };

/** Where notices appear. */
interface Shower {
  show(notice: ShownNotice): void;
  hide(id: number): void;
}

let nextId = 1;
let shower: Shower | undefined;

/** Says what happened, with a way to undo it. What is undone is no longer said. */
export function notify(notice: Notice): void {
  const id = nextId++;
  const { text, undo, redo } = notice;
  if (undo !== undefined) recordUndo({ text, undo, redo, onUndone: () => shower?.hide(id) });
  shower?.show({ ...notice, id });
}

export function showNoticesWith(next: Shower | undefined): void {
  shower = next;
}
