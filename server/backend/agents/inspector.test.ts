// @module-tag Agents

import { expect, it } from "vitest";
import { z } from "zod";
import { arrangeContent } from "../../../supabase/tests/content.ts";
import { inFull } from "../../testing/in-full.ts";
import { openApi } from "../testing/api.ts";
import { createAccessToken } from "../testing/assistant.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { runInspector } from "../testing/inspector.ts";

const tools = z.object({
  tools: z.array(z.object({ name: z.string(), inputSchema: z.object({ type: z.literal("object") }) })),
});

describeOnDatabase("the inspector's command line", (open) => {
  it("lists the tools, drafts and reads an article; is refused without a token, and once it is revoked", async () => {
    const database = await open();
    await arrangeContent(database);
    const { url } = await openApi(database);
    const { id, token } = await createAccessToken(database, ["read", "draft"]);
    const inspect = (auth: string | null, method: string, ...words: string[]) =>
      runInspector(new URL("/mcp", url).href, auth, method, ...words);
    const call = (name: string, arg: string) =>
      inspect(token, "tools/call", "--tool-name", name, "--tool-arg", arg);

    expect(tools.parse(await inspect(token, "tools/list")).tools.map(({ name }) => name)).toContain(
      "save_working_version",
    );
    // What it answers beyond that: server/backend/agents/mcp.test.ts, with the client that it is written with.
    if (!inFull) return;
    const text = 'nl={"title":"Inspectie","content":"<p>Tekst.</p>"}';
    expect(await call("draft_article", text)).toMatchObject({ structuredContent: { saved_as: "draft" } });
    expect(await call("read_article", "article=inspectie")).toMatchObject({
      structuredContent: { nl: { title: "Inspectie" } },
    });
    expect(await call("read_article", "article=no-such-article")).toMatchObject({ isError: true });

    await expect(inspect(null, "tools/list")).rejects.toThrow("An access token is required");
    await database.query("delete from public.otm_access_tokens where id = $1", [id]);
    await expect(call("read_article", "article=inspectie")).rejects.toThrow("was revoked");
  });
});
