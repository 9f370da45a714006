/** One step of the demo's tour. It names what to open: a node (records/node.ts), a search for messages, or an alert. */
export interface TourStep {
  title: string;
  text: string;
  node?: string;
  query?: string;
  alert?: string;
}

/** Has steps only on a server that `nightjar demo` started. */
export interface Tour {
  steps: readonly TourStep[];
}
