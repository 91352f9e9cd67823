import { beforeAll, expect, it } from "vitest";
import { type Api, openApi } from "./testing/api.ts";
import { describeOnDatabase } from "./testing/databases.ts";

describeOnDatabase("the key of the rich-text editor, through supabase-js", (open) => {
  let api: Api;
  beforeAll(async () => {
    api = await openApi(await open(), { tinymceApiKey: "a-licence-key" });
  });

  const invoke = (token?: string) => api.client(token).functions.invoke("get-tinymce-key");

  it("is returned to administrators", async () => {
    const { data, error } = await invoke(await api.signIn({ isAdmin: true }));
    expect(error).toBeNull();
    expect(data).toEqual({ apiKey: "a-licence-key" });
  });

  it("is returned to nobody else", async () => {
    for (const token of [undefined, await api.signIn()]) {
      const { data, error } = await invoke(token);
      expect(data).toBeNull();
      expect(error.context.status).toBe(403);
      expect(await error.context.text()).not.toContain("a-licence-key");
    }
  });

  it("is not returned after the role was revoked", async () => {
    const token = await api.signIn({ isAdmin: true });
    await api.signIn({ isAdmin: true });
    const [, payload = ""] = token.split(".");
    const { sub } = JSON.parse(Buffer.from(payload, "base64url").toString());
    await api.database.query("delete from public.user_roles where user_id = $1", [sub]);
    expect((await invoke(token)).error.context.status).toBe(403);
  });

  it("requires POST", async () => {
    const response = await api.call("/functions/v1/get-tinymce-key", {}, await api.signIn({ isAdmin: true }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});
