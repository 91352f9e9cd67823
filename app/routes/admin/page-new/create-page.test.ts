import { beforeAll, expect, it } from "vitest";
import { type Api, openApi } from "../../../../server/backend/testing/api.ts";
import { describeOnDatabase } from "../../../../server/backend/testing/databases.ts";
import { emptyForm } from "../../../content/kind.ts";
import { type PageForm, page } from "../../../content/page.ts";
import type { Database } from "../../../data/database.ts";
import { getPageForEdit } from "../../../data/pages/edited-page.ts";
import { createPage } from "./create-page.ts";

describeOnDatabase("a new page", (open) => {
  let api: Api;
  let writer: Database;
  beforeAll(async () => {
    api = await openApi(await open());
    writer = api.client(await api.signIn({ role: "writer" }));
  });

  async function addressOf(of: Partial<PageForm>): Promise<string | undefined> {
    const form: PageForm = { ...emptyForm(page), kind: "page", ...of };
    return (await getPageForEdit(writer, await createPage(writer, form)))?.form.slug;
  }

  it("has the address of its title, of the English one where there is one", async () => {
    expect(await addressOf({ title: { nl: "Werken bij ons", en: "Working with us" } })).toBe(
      "working-with-us",
    );
    expect(await addressOf({ title: { nl: "Eén stapel", en: "" } })).toBe("een-stapel");
  });

  it("has the next free address where that is taken by its kind", async () => {
    const title = { nl: "", en: "Taken" };
    expect(await addressOf({ title })).toBe("taken");
    expect(await addressOf({ title })).toBe("taken-2");
    expect(await addressOf({ title })).toBe("taken-3");
    expect(await addressOf({ title, kind: "case" })).toBe("taken");
  });

  it("has not the site's own address, which a case may have", async () => {
    const title = { nl: "", en: "Contact" };
    expect(await addressOf({ title })).toBe("contact-2");
    expect(await addressOf({ title, kind: "case" })).toBe("contact");
  });

  it("has an address also of a title as long as can be, and of one without letters", async () => {
    const title = { nl: "", en: "long ".repeat(40) };
    const first = await addressOf({ title });
    expect(first).toMatch(/^(?:long-){36}long/);
    expect(await addressOf({ title })).toBe(`${first}-2`);
    expect(await addressOf({ title: { nl: "", en: "日本語" } })).toMatch(/^page-\d+$/);
  });

  it("is not made without a title", async () => {
    await expect(addressOf({})).rejects.toThrow("At least one title (NL or EN) is required");
  });
});
