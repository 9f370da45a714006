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

let nextId = 1;
let show: ((notice: ShownNotice) => void) | undefined;

/** Says what happened, with a way to undo it. */
export function notify(notice: Notice): void {
  if (notice.undo !== undefined) recordUndo({ text: notice.text, undo: notice.undo, redo: notice.redo });
  show?.({ ...notice, id: nextId++ });
}

export function showNoticesWith(shower: typeof show): void {
  show = shower;
}
