import type { WorkClass } from "./admission-control.ts";

/** A call of the API whose key, path and method were checked, before its body was read. */
export type ApiCall = {
  work: WorkClass;
  /** How long its body may be, in bytes. */
  bodyBytes: number;
  /** Answers the same request, now with its body. */
  answer(request: Request): Promise<Response>;
};

/** Receives the body of a call, of at most so many bytes; a response when that can't be done. */
export type ReceiveBody = (bytes: number) => Promise<Request | Response>;

/** Answers a call of this process, which brings its body and is part of work that was admitted. */
export type ApiFetch = (request: Request) => Promise<Response>;

/** Answers a call from outside; its body is received once its key, path and method are known. */
export type ServeApi = (request: Request, receive: ReceiveBody) => Promise<Response>;

/** In bytes: who has signed in may write articles, everybody else no more than a form holds. */
export const callBodyBytes = { anon: 16 * 1024, signedIn: 1024 * 1024 };

/** Answers what was accepted, for callers in this process, which bring the body and need no admission. */
export async function answerCall(request: Request, call: ApiCall | Response): Promise<Response> {
  return call instanceof Response ? call : call.answer(request);
}
