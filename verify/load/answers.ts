import { type RequestOptions, request } from "node:http";

/** Counts by status; "none" means no response. */
export type Answers = Partial<Record<string, number>>;

export function countAnswer(answers: Answers, status: string): void {
  answers[status] = (answers[status] ?? 0) + 1;
}

/** The status of a `fetch`, once its body is read; "none" without a response. */
export async function statusOf(pending: Promise<Response>): Promise<string> {
  try {
    const response = await pending;
    for await (const _ of response.body ?? []);
    return String(response.status);
  } catch {
    return "none";
  }
}

/** The same by `node:http`, for a given agent. */
export function requestStatus(address: string, options: RequestOptions, body?: string): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request(address, options, (answer) => {
      answer.resume().once("close", () => resolve(String(answer.statusCode)));
    });
    outgoing.once("error", () => resolve("none"));
    outgoing.end(body);
  });
}
