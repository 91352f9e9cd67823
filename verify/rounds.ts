/** The number of repetitions: `VERIFY_ROUNDS`, else the promised number. */
export function rounds(promised: number): number {
  return Number(process.env.VERIFY_ROUNDS ?? promised);
}

/** The duration: `VERIFY_SECONDS`, else the promised one. */
export function seconds(promised: number): number {
  return Number(process.env.VERIFY_SECONDS ?? promised);
}
