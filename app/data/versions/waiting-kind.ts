/** Whether the newest version of a live article waits to be published, by its kind. */
export function isWaitingKind(kind: string): boolean {
  return kind === "working" || kind === "restored";
}
