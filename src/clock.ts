/** Milliseconds since the epoch. The only source of time in the project; tests hand in their own. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
