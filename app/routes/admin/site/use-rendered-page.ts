import { useEffect, useMemo, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import type { Fields } from "../../../panel/editing/edits.ts";
import { type ReadPage, readPage } from "./read-page.ts";

/** What the server gave: a page, or why there is none. */
type Rendered = { path: string; page: ReadPage | null; failure: "missing" | "away" | null };

/** In milliseconds: a page is not rendered at every key. */
const pause = 300;

/**
 * A public page with the texts that are typed, rendered again after each pause of typing.
 *
 * @param stored another object once texts are stored
 */
export function useRenderedPage(path: string, typed: Fields, stored: unknown) {
  const [rendered, setRendered] = useState<Rendered | null>(null);
  const [attempt, setAttempt] = useState(0);
  const json = JSON.stringify(typed);
  const asked = useMemo(() => ({ path, json, stored, attempt }), [path, json, stored, attempt]);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(
      () => {
        void render(asked.path, asked.json, leaving.signal).then((next) => {
          if (leaving.signal.aborted) return;
          // What was shown stays while the server is away.
          setRendered((last) =>
            next.failure === "away" && last?.path === next.path ? { ...last, failure: "away" } : next,
          );
        });
      },
      asked.json === "{}" ? 0 : pause,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked]);
  const isOther = rendered?.path !== path;
  return {
    page: isOther ? null : rendered.page,
    failure: isOther ? null : rendered.failure,
    retry: () => setAttempt((count) => count + 1),
  };
}

async function render(path: string, typed: string, signal: AbortSignal): Promise<Rendered> {
  try {
    const { data } = await accountDatabase().auth.getSession();
    const body = new FormData();
    body.set("token", data.session?.access_token ?? "");
    body.set("path", path);
    body.set("typed", typed);
    const response = await fetch("/admin/site/page", { method: "POST", body, signal });
    if (response.status === 404) return { path, page: null, failure: "missing" };
    if (!response.ok) return { path, page: null, failure: "away" };
    return { path, page: readPage(await response.text()), failure: null };
  } catch {
    return { path, page: null, failure: "away" };
  }
}
