import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { test as base, expect, signIn, type User } from "../fixtures/accounts.ts";
import { someTitle, storeArticle } from "../fixtures/article-editor.ts";
import { library, someFileName, somePicture } from "../fixtures/library.ts";
import { go } from "../fixtures/pages.ts";
import { publishPage } from "../fixtures/section-pages.ts";
import { isThorough } from "../fixtures/thorough.ts";

const test = base.extend({
  // What is published and decided is of this test alone.
  site: async ({ sites }, use) => {
    const site = await sites.open();
    await use(site);
    await site.stop();
  },
});

const hostile = 'Claude <img src=x onerror="alert(1)">';
const versioned = z.looseObject({ version: z.string() });

/** An assistant of this person, and its tools. */
async function connect({ client }: User, baseURL: string | undefined, name = "Claude") {
  const { data: token } = await client.rpc("create_access_token", {
    _name: name,
    _scopes: ["read", "draft"],
    _days: 7,
  });
  const assistant = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const requestInit = { headers: { Authorization: `Bearer ${token}` } };
  await assistant.connect(new StreamableHTTPClientTransport(new URL("/mcp", baseURL), { requestInit }));
  return async (name: string, input: Record<string, unknown>) => {
    const { structuredContent, isError, content } = await assistant.callTool({ name, arguments: input });
    expect(isError, JSON.stringify(content)).toBeFalsy();
    return z.looseObject({}).parse(structuredContent);
  };
}

function screen(page: Page) {
  const about = (title: string) => page.getByRole("article", { name: title });
  return {
    about,
    part: (title: string, name: string) =>
      about(title)
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name, exact: true, level: 4 }) }),
    button: (title: string, name: string) => about(title).getByRole("button", { name, exact: true }),
    toast: (text: string) => page.getByRole("status").getByText(text),
    sidebar: page.getByRole("complementary").getByRole("link", { name: /^Proposals/ }),
  };
}

test("what an assistant proposes is accepted or refused part by part, and seen once it is published", async ({
  page,
  baseURL,
  createUser,
}) => {
  const user = await createUser({ isAdmin: true });
  const call = await connect(user, baseURL, hostile);
  const title = someTitle();
  const { id, slug } = await storeArticle(user.client, title, {
    html: "<p>Eerst dit.</p>",
    isPublished: true,
  });
  const path = await publishPage(user, ["text", "quote"]);
  const name = someFileName();
  const { about, part, button, toast, sidebar } = screen(page);
  await test.step("a picture without a description", async () => {
    await signIn(page, user, "/admin/media");
    await library(page).chooser.setInputFiles(await somePicture(name, 320, 180));
    await expect(library(page).upload(name)).toContainText("Uploaded");
  });
  await test.step("without proposals the screen says how to get them", async () => {
    await sidebar.click();
    await expect(page.getByText("There are no proposals")).toBeVisible();
    await page.getByRole("link", { name: "Connect an AI assistant" }).click();
    await expect(page).toHaveURL("/admin/settings/tokens");
  });

  const better = `${title}, beter`;
  await test.step("an assistant proposes", async () => {
    const article = versioned.parse(await call("read_article", { article: id }));
    const proposed = await call("save_working_version", {
      article: id,
      version: article.version,
      nl: { title: better, content: '<p>Nu dat.</p><p onclick="alert(1)">En meer.</p>' },
      faqs: [
        { question_nl: "Wat kost het?", answer_nl: "Niets." },
        { question_nl: "Hoe lang?", answer_nl: "Kort." },
      ],
    });
    expect(proposed).toMatchObject({ saved_as: "proposal" });
    const { version, nl } = z
      .looseObject({ version: z.string(), nl: z.looseObject({ sections: z.array(z.looseObject({})) }) })
      .parse(await call("read_page", { page: path }));
    const [first, ...others] = nl.sections;
    const sections = [{ ...first, title: "Een betere kop" }, ...others];
    await call("change_page", { page: path, version, nl: { sections } });
    const { texts } = z
      .looseObject({ texts: z.array(z.looseObject({ key: z.string(), version: z.string() })) })
      .parse(await call("find_texts", { search: "home.hero.title" }));
    const text = texts.find(({ key }) => key === "home.hero.title");
    await call("propose_texts", { texts: [{ key: text?.key, version: text?.version, en: "Work ahead" }] });
    const { pictures } = z
      .looseObject({
        pictures: z.array(z.looseObject({ picture: z.string(), name: z.string(), version: z.string() })),
      })
      .parse(await call("find_pictures_without_description", {}));
    const picture = pictures.find((one) => one.name === name);
    const described = { nl: "Een reiger", en: "A heron" };
    await call("propose_descriptions", {
      descriptions: [{ picture: picture?.picture, version: picture?.version, ...described }],
    });
  });

  await test.step("the overview and the sidebar say how many wait", async () => {
    await go(page, "/admin/overview");
    await expect(sidebar).toContainText("4 proposals");
    await page.getByRole("link", { name: "To the proposals" }).click();
    await expect(page.getByRole("region", { name: `${hostile}, of ${user.email}` })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(4);
    await about(title).getByText("4 parts").click();
    await expect(part(title, "Title (NL)").getByRole("insertion")).toContainText(", beter");
  });
  if (isThorough)
    await test.step("what they would change together is shown before", async () => {
      await page.getByRole("button", { name: "What will all proposals together change?" }).click();
      const dialog = page.getByRole("dialog", { name: "What will change on the site?" });
      const pages = dialog.getByRole("list", { name: "Pages" }).getByRole("listitem");
      await expect(pages.filter({ hasText: "Een betere kop" })).toContainText(path);
      await expect(pages.filter({ hasText: "Work ahead" })).toContainText("/en");
      await expect(pages.filter({ hasText: "En meer." }).first()).toContainText(`/insights/${slug}`);
      await dialog.getByRole("button", { name: "Close" }).click();
    });
  await test.step("one part is accepted, one refused", async () => {
    await button(title, "Accept: Title (NL)").click();
    await expect(toast("Accepted, not published yet")).toBeVisible();
    await expect(part(better, "Title (NL)")).toHaveCount(0);
    await expect(about(better).getByRole("heading", { level: 3 })).toBeFocused();
    await button(better, "Refuse: FAQ 1, New").click();
    await expect(part(better, "FAQ 1 New")).toHaveCount(1);
    await expect(part(better, "FAQ 1 New")).toContainText("Hoe lang?");
    await button(better, "Accept: FAQ 1, New").click();
    await expect(part(better, "FAQ 1 New")).toHaveCount(0);
  });
  await test.step("a person changed the same: accepting asks first", async () => {
    const { data } = await user.client.rpc("list_versions", { _kind: "article", _id: id, _limit: 1 });
    const newest = z.array(z.object({ number: z.number() })).parse(data);
    const { data: stored } = await user.client
      .from("otm_versions")
      .select("document")
      .eq("subject_id", id)
      .eq("number", newest[0]?.number ?? 0)
      .single();
    const { document } = z
      .object({ document: z.looseObject({ content: z.array(z.looseObject({})) }) })
      .parse(stored);
    const content = document.content.map((one) => ({ ...one, content: "<p>Door een mens.</p>" }));
    const saved = await user.client.rpc("save_working_version", {
      _kind: "article",
      _id: id,
      _number: newest[0]?.number ?? 0,
      _document: { ...document, content },
    });
    expect(saved.error).toBeNull();
    await page.reload();
    await about(better).getByText("1 part").click();
    await expect(part(better, "Content (NL)")).toContainText("This was changed after Claude");
    await expect(
      part(better, "Content (NL)").getByRole("deletion").filter({ hasText: "Door een mens." }),
    ).toBeVisible();
    await button(better, "Accept: Content (NL)").click();
    const dialog = page.getByRole("alertdialog", { name: "Replace what is there now?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await button(better, "Accept: Content (NL)").click();
    await dialog.getByRole("button", { name: "Accept" }).click();
    await expect(about(better)).toHaveCount(0);
  });
  await test.step("all of a page, a text and a picture", async () => {
    const section = page.getByRole("article").filter({ hasText: "Een betere kop" });
    await section.getByRole("button", { name: "Accept: Section 1 (NL)", exact: true }).click();
    await expect(section).toHaveCount(0);
    await button("Home, top: heading", "Accept: Text (EN)").click();
    await expect(about("Home, top: heading")).toHaveCount(0);
    await expect(about(name)).toContainText("seen by visitors at once");
    await button(name, `Accept all: ${name}`).click();
    await expect(toast("Accepted in the media library")).toBeVisible();
    await expect(page.getByText("There are no proposals")).toBeVisible();
    await expect(sidebar).not.toContainText("proposal");
  });
  await test.step("visitors see it once a person publishes it", async () => {
    const request = page.request;
    const shown = async (address: string) => (await request.get(address)).text();
    expect(await shown(`/insights/${slug}`)).toContain("Eerst dit.");
    expect(await shown(path)).not.toContain("Een betere kop");
    expect(await shown("/en")).not.toContain("Work ahead");
    await go(page, `/admin/blog-editor/${id}`);
    await page.getByRole("button", { name: /^Publish changes/ }).click();
    await expect(page.getByRole("status").getByText("Article updated successfully")).toBeVisible();
    const after = await shown(`/insights/${slug}`);
    for (const text of [better, "Nu dat.", "Hoe lang?"]) expect(after).toContain(text);
    for (const text of ["Wat kost het?", "onclick"]) expect(after).not.toContain(text);
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Texts/ })
      .click();
    await page.getByRole("button", { name: "Publish (1)" }).click();
    await expect.poll(() => shown("/en")).toContain("Work ahead");
  });
});
