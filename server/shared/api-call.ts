import type { WorkClass } from "./admission-control.ts";

/** A call that was authenticated and routed, before its body is read. */
export type ApiCall = {
  work: WorkClass;
  /** Whose turn it is among others; the client's network when left out. */
  turnOf?: string;
  bodyBytes: number;
  /** Answers the same request with its body. */
  answer(request: Request): Promise<Response>;
};

/** Reads a body of up to so many bytes, or returns an error response. */
export type ReceiveBody = (bytes: number) => Promise<Request | Response>;

/** Serves a call from this process, without admission. */
export type ApiFetch = (request: Request) => Promise<Response>;

/** Serves a call from outside; reads the body when key, path and method are accepted. */
export type ServeApi = (request: Request, receive: ReceiveBody) => Promise<Response>;

/** In bytes: signed-in users write articles, anon sends forms. */
export const callBodyBytes = { anon: 16 * 1024, signedIn: 1024 * 1024 };

export async function answerCall(request: Request, call: ApiCall | Response): Promise<Response> {
  return call instanceof Response ? call : call.answer(request);
}

/** The address for assistants (Model Context Protocol). */
export function isMcpPath(pathname: string): boolean {
  return pathname === "/mcp";
}
