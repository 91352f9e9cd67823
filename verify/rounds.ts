/** How often something is done over: `VERIFY_ROUNDS`, else as often as the promise says. */
export function rounds(promised: number): number {
  return Number(process.env.VERIFY_ROUNDS ?? promised);
}

/** For how long something runs: `VERIFY_SECONDS`, else as long as the promise says. */
export function seconds(promised: number): number {
  return Number(process.env.VERIFY_SECONDS ?? promised);
}
