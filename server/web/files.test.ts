// @module-tag S25
// @module-tag S33
// @module-tag Previews

import { describe, expect, it } from "vitest";
import type { OpenedFile } from "../backend/media/downloads.ts";
import { DatabaseError } from "../shared/database-error.ts";
import { startTestServer } from "./testing/server.ts";

const token = "a".repeat(48);

/** A server whose links have this outcome, with the requested tokens. */
async function start(outcome: OpenedFile | DatabaseError | null) {
  const requested: [string, boolean][] = [];
  const server = await startTestServer({
    backend: {
      fetch: async () => new Response(null, { status: 404 }),
      files: {
        async open(given, isCounted) {
          requested.push([given, isCounted]);
          if (outcome instanceof DatabaseError) throw outcome;
          return outcome;
        },
      },
    },
  });
  return { ...server, requested };
}

describe("a signed link", () => {
  it("serves its file as an attachment under its name", async () => {
    const content = new Blob(["%PDF-1.4"]);
    const { get, requested } = await start({ outcome: "open", name: 'Gids "één" 50%.pdf', content });
    const response = await get(`/files/${token}`);
    expect(await response.text()).toBe("%PDF-1.4");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-length")).toBe("8");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="Gids een 50.pdf"; filename*=UTF-8''Gids%20%22%C3%A9%C3%A9n%22%2050%25.pdf`,
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(requested).toEqual([[token, true]]);
  });

  it("is not counted on HEAD", async () => {
    const { send, requested } = await start({ outcome: "open", name: "x.pdf", content: new Blob(["x"]) });
    const response = await send(`/files/${token}`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(requested).toEqual([[token, false]]);
  });

  it.each([
    ["nl", "gids", "/link-expired?page=gids"],
    ["en", "a guide", "/en/link-expired?page=a%20guide"],
    ["nl", null, "/link-expired"],
  ])("that has expired redirects to its own page (%s, %s)", async (language, pageSlug, to) => {
    const { send } = await start({ outcome: "over", pageSlug, language });
    const response = await send(`/files/${token}`, { redirect: "manual" });
    expect(response.status).toBe(303);
    expect(new URL(response.headers.get("location") ?? "", "http://localhost").href).toBe(
      `http://localhost${to}`,
    );
  });

  it("that is invalid answers the not-found page", async () => {
    const { get, requested } = await start(null);
    for (const path of [`/files/${token}`, "/files/x", `/files/${token}/x`]) {
      expect((await get(path)).headers.get("content-type"), path).toContain("text/html");
    }
    expect(requested).toHaveLength(1);
  });

  it.each([
    ["08006", 503],
    ["57014", 503],
    ["55P03", 503],
    ["40P01", 503],
    ["XX000", 500],
  ])("that the database stopped with %s answers %i", async (code, status) => {
    const { get } = await start(new DatabaseError({ code, message: "stopped" }));
    const response = await get(`/files/${token}`);
    expect(response.status).toBe(status);
    expect(response.headers.has("retry-after")).toBe(status === 503);
  });

  it("is not in the log, nor is that of a preview", async () => {
    const { get, lines } = await start(null);
    for (const before of ["", "/", "/nl", "/en"]) await get(`${before}/files/${token}`);
    for (const path of [`/preview/${token}`, `/en/preview/${token}.data`]) await get(path);
    const log = JSON.stringify(lines);
    expect(log).toContain("/files/…");
    expect(log).toContain("/en/preview/…");
    expect(log).not.toContain(token);
  });
});
