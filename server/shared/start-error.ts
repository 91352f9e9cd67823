/** The server can't start; the message says why in one sentence. */
export class StartError extends Error {
  override name = "StartError";
}
