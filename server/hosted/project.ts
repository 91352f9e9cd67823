import type { ListeningRole } from "../backend/database/call-function.ts";
import type { Settings } from "../settings/settings.ts";
import { DatabaseError } from "../shared/database-error.ts";

export type ProjectSettings = Extract<Settings["backend"], { kind: "hosted" }>;

export type Project = ListeningRole & {
  /** Wakes who listens: a project notifies nobody, but this server knows of its own forms. */
  announce(): void;
};

/** In milliseconds. */
export const projectTimeout = 10_000;

/** Calls functions of the project with the secret key. https://supabase.com/docs/guides/api/api-keys */
export function connectProject({ url, secretKey }: Pick<ProjectSettings, "url" | "secretKey">): Project {
  const listeners = new Set<(payload: string) => void>();
  const headers = new Headers({ apikey: secretKey, "Content-Type": "application/json" });
  // Older keys are JWTs; newer ones are rejected as a bearer token.
  if (!secretKey.startsWith("sb_")) headers.set("Authorization", `Bearer ${secretKey}`);

  async function post(name: string, body: string): Promise<{ status: number; text: string }> {
    try {
      const signal = AbortSignal.timeout(projectTimeout);
      const address = new URL(`/rest/v1/rpc/${name}`, url);
      const response = await fetch(address, { method: "POST", headers, body, signal });
      return { status: response.status, text: await response.text() };
    } catch {
      throw new DatabaseError({ code: unavailable, message: `${name} got no answer` });
    }
  }

  return {
    async call(name, parameters = {}) {
      const { status, text } = await post(name, JSON.stringify(parameters));
      if (status >= 300) {
        throw new DatabaseError({
          code: sqlStateOf(status, text),
          message: `${name} was answered with ${status}`,
        });
      }
      const result: unknown = text === "" ? null : JSON.parse(text);
      return Array.isArray(result) ? result : [result];
    },
    async listen(_channel, receive) {
      listeners.add(receive);
      return async () => void listeners.delete(receive);
    },
    announce() {
      for (const receive of listeners) receive("");
    },
  };
}

const unavailable = "08006";

/** That of PostgREST's error, else of what comes nearest. https://docs.postgrest.org/en/stable/references/errors.html */
function sqlStateOf(status: number, text: string): string {
  const code = /"code"\s*:\s*"([0-9A-Z]{5})"/.exec(text)?.[1];
  if (code) return code;
  if (status === 429 || status >= 500) return unavailable;
  // Insufficient privilege, undefined function, internal error.
  return { 401: "42501", 403: "42501", 404: "42883" }[status] ?? "XX000";
}
