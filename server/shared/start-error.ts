/** The message says in one sentence why the server can't start. */
export class StartError extends Error {
  override name = "StartError";
}
