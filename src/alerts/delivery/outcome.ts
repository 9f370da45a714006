export type Outcome = Delivered | Failed;

interface Delivered {
  outcome: 'delivered';
  /** HTTP status. */
  status?: number;
  /** Set if only a part of the recipients got it. */
  warning?: string;
}

interface Failed {
  outcome: 'failed';
  /** One line in plain words, without secrets. */
  error: string;
  /** HTTP status. */
  status?: number;
  /** How long the receiver asks to wait. */
  retryAfterMs?: number;
  /** The receiver no longer exists and asks for no more: disable the target. */
  isGone?: boolean;
  /** Another attempt with the same notification can't succeed. */
  isPermanent?: boolean;
}
