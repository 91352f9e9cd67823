// @module-tag Agents

import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { expect, signIn, test } from "../fixtures/accounts.ts";
import { go } from "../fixtures/pages.ts";

function screen(page: Page) {
  return {
    name: page.getByRole("textbox", { name: "Name" }),
    create: page.getByRole("button", { name: "Create token" }),
    token: page.getByRole("textbox", { name: "The new token" }),
    tokens: page.getByRole("region", { name: "Your tokens" }).getByRole("listitem"),
  };
}

test("a person gives an assistant a token, sees what it drafted, and revokes it", async ({
  page,
  baseURL,
  createUser,
}) => {
  const user = await createUser({ isAdmin: true });
  await signIn(page, user, "/admin/settings");
  await page.getByRole("link", { name: "Manage access tokens" }).click();
  const { name, create, token, tokens } = screen(page);
  await expect(page.getByText("No tokens yet.")).toBeVisible();
  const connect = page.getByRole("region", { name: "Connect an AI assistant" });
  await expect(connect.getByText(`${baseURL}/mcp`)).toBeVisible();

  await create.click();
  await expect(page.getByText("Please fill in this field.")).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Claude");
  await page.getByRole("checkbox", { name: "Read and handle leads" }).check();
  await create.click();
  await expect(token).toHaveValue(/^vlotwerk_[0-9a-f]{64}$/);
  await expect(tokens).toHaveText(/Claude.*Read and handle leads.*Never used/);

  const assistant = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const headers = { Authorization: `Bearer ${await token.inputValue()}` };
  const address = new URL("/mcp", baseURL);
  await assistant.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  const title = `Van een assistent ${Math.random().toString(36).slice(2)}`;
  const { structuredContent } = await assistant.callTool({
    name: "draft_article",
    arguments: { nl: { title, content: "<p>Tekst.</p>" } },
  });
  const { id } = z.object({ id: z.string(), saved_as: z.literal("draft") }).parse(structuredContent);

  await page.reload();
  await expect(token).toHaveCount(0);
  await expect(tokens).toHaveText(/Claude.*Last used on/);
  await go(page, `/admin/blog-editor/${id}/history`);
  await expect(page.getByText(`by an AI assistant (Claude) of ${user.email}`)).toBeVisible();

  await go(page, "/admin/settings/tokens");
  await page.getByRole("button", { name: "Revoke: Claude" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(tokens).toHaveCount(0);
  await expect(assistant.callTool({ name: "list_tags", arguments: {} })).rejects.toThrow(/access token/i);
  await assistant.close();
});
