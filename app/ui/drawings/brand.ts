/** The line of the firm's mark, in a square of 32. */
export const brandLine = "M2.5 11h2.2a4 4 0 0 1 3.6 2.2l5 10.2a3 3 0 0 0 5.4 0l5-10.2a4 4 0 0 1 3.6-2.2h2.2";

/** The dot above it: the person who keeps the tiller. */
export const brandDot = { x: 16, y: 8, radius: 3.6 } as const;
