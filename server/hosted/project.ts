import type { Settings } from "../settings/settings.ts";

export type ProjectSettings = Extract<Settings["backend"], { kind: "hosted" }>;

/** A Supabase project did not do what it was asked; the message says what, and nothing of what was sent. */
export class ProjectError extends Error {
  override name = "ProjectError";
  /** Of the answer; 0 when there was none. */
  readonly status: number;
  /** While the project is away, what a database says that is (SQLSTATE 08006), so that visitors are told the same. */
  readonly code?: "08006";

  constructor(what: string, status: number, cause?: unknown) {
    super(status === 0 ? `${what} got no answer` : `${what} was answered with ${status}`, { cause });
    this.status = status;
    if (status === 0 || status === 429 || status >= 500) this.code = "08006";
  }
}

/** A Supabase project as this server may use it for itself: past row-level security. */
export type Project = {
  /** Asks a path of the project. Throws ProjectError when there is no answer. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** What a function of the database returns. Throws ProjectError. */
  call(name: string, parameters?: Record<string, unknown>): Promise<unknown>;
};

/** How long the project may take, in milliseconds. */
export const projectTimeout = 10_000;

/** Speaks to a project with its secret key (https://supabase.com/docs/guides/api/api-keys). */
export function connectProject({ url, secretKey }: Pick<ProjectSettings, "url" | "secretKey">): Project {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("apikey", secretKey);
    // An older key is a token; a present one is none, and refused as such.
    if (!secretKey.startsWith("sb_")) headers.set("Authorization", `Bearer ${secretKey}`);
    try {
      return await fetch(new URL(path, url), {
        signal: AbortSignal.timeout(projectTimeout),
        ...init,
        headers,
      });
    } catch (error) {
      throw new ProjectError(describePath(path), 0, error);
    }
  }

  return {
    ask,
    async call(name, parameters = {}) {
      const answer = await ask(`/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(parameters),
      });
      const text = await answer.text();
      if (!answer.ok) throw new ProjectError(name, answer.status);
      return text === "" ? null : JSON.parse(text);
    },
  };
}

function describePath(path: string): string {
  return path.replace(/\?.*$/, "").split("/").slice(0, 5).join("/");
}
