import assert from "node:assert/strict";
import { key } from "../../bench/site-process.ts";
import type { Planted } from "./planted.ts";

/** An answered request, as the log must contain it. */
export type Answered = { id: string; status: number };

export type Sender = {
  answered: readonly Answered[];
  /** Sends a request with planted headers from a new client address. @throws AssertionError on another status */
  send(
    status: number,
    method: string,
    path: string,
    body?: FormData | Uint8Array<ArrayBuffer> | object | string,
    headers?: Record<string, string>,
  ): Promise<string>;
};

export function createSender(address: string, { cookie, userAgent, referrer }: Planted): Sender {
  const answered: Answered[] = [];
  return {
    answered,
    async send(status, method, path, body, headers = {}) {
      const response = await fetch(address + path, {
        method,
        redirect: "manual",
        headers: {
          apikey: key,
          "x-forwarded-for": `10.1.${Math.floor(answered.length / 250)}.${answered.length % 250}`,
          cookie: `a=${cookie}; language=${cookie}`,
          "user-agent": userAgent,
          referer: `https://${referrer}.example/?${referrer}`,
          ...(isText(body) && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: isText(body) ? textOf(body) : body }),
      });
      const text = await response.text();
      const what = `${method} ${path.split("?")[0]}, request ${answered.length + 1}: ${text.slice(0, 300)}`;
      assert.equal(response.status, status, what);
      answered.push({ id: response.headers.get("x-request-id") ?? "", status });
      return text;
    },
  };
}

type Body = Parameters<Sender["send"]>[3];

function isText(body: Body): body is object | string {
  return body !== undefined && !(body instanceof FormData) && !(body instanceof Uint8Array);
}

function textOf(body: object | string): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** The fields of a form. */
export function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
