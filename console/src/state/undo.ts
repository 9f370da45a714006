interface Step {
  text: string;
  undo: () => void;
  redo?: (() => void) | undefined;
  /** Runs when the step is taken back, by whatever key or button. */
  onUndone?: (() => void) | undefined;
}

const STEPS_MAX = 50;

let done: Step[] = [];
let undone: Step[] = [];

export function recordUndo(step: Step): void {
  done = [...done, step].slice(-STEPS_MAX);
  undone = [];
}

/** Takes the latest step back; false if there is none. */
export function undoLatest(): boolean {
  const step = done.pop();
  if (step === undefined) return false;
  step.undo();
  step.onUndone?.();
  if (step.redo !== undefined) undone.push(step);
  return true;
}

export function redoLatest(): boolean {
  const step = undone.pop();
  if (step?.redo === undefined) return false;
  step.redo();
  done.push(step);
  return true;
}

/** For another person: steps of one key must not run with another. */
export function forgetSteps(): void {
  done = [];
  undone = [];
}
