import type { Settings } from "../settings/settings.ts";

export type ProjectSettings = Extract<Settings["backend"], { kind: "hosted" }>;

/** The message holds nothing of what was sent. */
export class ProjectError extends Error {
  override name = "ProjectError";
  /** 0 without a response. */
  readonly status: number;
  /** The answer's SQLSTATE, if any; 08006 when it is to be treated like an unavailable database. */
  readonly code?: string;

  constructor(what: string, status: number, { cause, code }: { cause?: unknown; code?: string | null } = {}) {
    super(status === 0 ? `${what} got no answer` : `${what} was answered with ${status}`, { cause });
    this.status = status;
    if (status === 0 || status === 429 || status >= 500) this.code = "08006";
    else if (code) this.code = code;
  }
}

/** Uses the secret key, which bypasses row-level security. */
export type Project = {
  /** Throws ProjectError without a response. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Calls a SQL function. Throws ProjectError. */
  call(name: string, parameters?: Record<string, unknown>): Promise<unknown>;
};

/** In milliseconds. */
export const projectTimeout = 10_000;

/** https://supabase.com/docs/guides/api/api-keys */
export function connectProject({ url, secretKey }: Pick<ProjectSettings, "url" | "secretKey">): Project {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("apikey", secretKey);
    // Older keys are JWTs; newer ones are rejected as a bearer token.
    if (!secretKey.startsWith("sb_")) headers.set("Authorization", `Bearer ${secretKey}`);
    try {
      return await fetch(new URL(path, url), {
        signal: AbortSignal.timeout(projectTimeout),
        ...init,
        headers,
      });
    } catch (error) {
      throw new ProjectError(describePath(path), 0, { cause: error });
    }
  }

  return {
    ask,
    async call(name, parameters = {}) {
      const response = await ask(`/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(parameters),
      });
      const text = await response.text();
      if (!response.ok) throw new ProjectError(name, response.status, { code: sqlStateOf(text) });
      return text === "" ? null : JSON.parse(text);
    },
  };
}

/** The code of PostgREST's error; null without one. https://docs.postgrest.org/en/stable/references/errors.html */
function sqlStateOf(text: string): string | null {
  return /"code"\s*:\s*"([0-9A-Z]{5})"/.exec(text)?.[1] ?? null;
}

function describePath(path: string): string {
  return path.replace(/\?.*$/, "").split("/").slice(0, 5).join("/");
}
