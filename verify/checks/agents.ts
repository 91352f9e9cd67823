import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from "../../app/data/access-tokens/access-tokens.ts";
import { onSite } from "../../bench/test-bed.ts";
import { removeDirectory } from "../../server/testing/remove-directory.ts";
import type { Check } from "../check.ts";

/** 280 MB that only this check needs, so it is no dependency. */
const inspector = "@modelcontextprotocol/inspector@2.12.0";

export const agents: Check = {
  line: "Agents",
  what: "The command line of the MCP inspector lists the tools, whose schemas it finds portable, and drafts and reads an article over HTTP with an access token; without one, and once it is revoked, it is refused.",
  run: () =>
    onSite(async (site) => {
      const { db } = await site.signIn();
      const token = await createAccessToken(db, { name: "Inspector", scopes: ["draft"], days: 7 });
      const inspect = await openInspector(`${site.address}/mcp`);
      try {
        const listed = await inspect(token, "tools/list", "--strict");
        assert.match(listed.output, /"save_working_version"/);
        const draft = [
          "--tool-name",
          "draft_article",
          "--tool-arg",
          'nl={"title":"Inspectie","content":"<p>Tekst.</p>"}',
        ];
        const drafted = await inspect(token, "tools/call", ...draft);
        assert.match(drafted.output, /"saved_as": "draft"/);
        const read = ["--tool-name", "read_article", "--tool-arg", "article=inspectie"];
        assert.match((await inspect(token, "tools/call", ...read)).output, /"Inspectie"/);
        assert.notEqual((await inspect(null, "tools/list")).status, 0);
        for (const { id } of await listAccessTokens(db)) await revokeAccessToken(db, id);
        const refused = await inspect(token, "tools/call", ...read);
        assert.notEqual(refused.status, 0);
        assert.doesNotMatch(refused.output, /"Inspectie"/);
        const tools = listed.output.match(/"inputSchema"/g)?.length ?? 0;
        return `${inspector}: ${tools} tools listed, an article drafted and read; refused without a token and after its end`;
      } finally {
        await inspect.close();
      }
    }),
};

/** Runs the inspector with a directory of its own. */
async function openInspector(address: string) {
  const home = await mkdtemp(join(tmpdir(), "vlotwerk-inspector-"));
  async function inspect(token: string | null, method: string, ...rest: string[]) {
    const header = token ? ["--header", `Authorization: Bearer ${token}`] : [];
    const words = [
      "--cli",
      address,
      "--transport",
      "http",
      "--stored-auth-only",
      "--method",
      method,
      ...header,
      ...rest,
    ];
    const command = ["exec", "--yes", `--package=${inspector}`, "--", "mcp-inspector", ...words];
    const env = { ...process.env, MCP_CATALOG_PATH: join(home, "mcp.json") };
    try {
      const { stdout } = await promisify(execFile)("npm", command, { cwd: home, env, timeout: 300_000 });
      return { status: 0, output: stdout };
    } catch (error) {
      const { code, stdout } =
        error instanceof Error && "stdout" in error && "code" in error ? error : { code: null, stdout: "" };
      if (typeof code !== "number") throw error;
      return { status: code, output: String(stdout) };
    }
  }
  return Object.assign(inspect, { close: () => removeDirectory(home) });
}
