import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { test as base, expect, storeSession, type User } from "./accounts.ts";

export { expect };

type EditorFixtures = {
  /** A signed-in administrator, before opening the panel. */
  admin: User;
};

export const test = base.extend<EditorFixtures>({
  admin: async ({ page, createUser }, use) => {
    const user = await createUser({ isAdmin: true });
    await storeSession(page, user);
    await use(user);
  },
});

/** Locators of the article editor. */
export function editor(page: Page) {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  return {
    heading: page.getByRole("heading", { level: 1 }),
    field,
    tab: (name: string) => page.getByRole("tab", { name }),
    slug: field("Slug"),
    author: field("Author"),
    readTime: page.getByRole("spinbutton", { name: "Read Time (minutes)" }),
    save: page.getByRole("button", { name: /^Sav/ }),
    toast: (text: string | RegExp) => page.getByRole("status").getByText(text),
    unsaved: page.getByText("Unsaved changes", { exact: true }),
    written: page.frameLocator("iframe.tox-edit-area__iframe").locator("body"),
    mode: (name: "Visual" | "HTML") => page.getByRole("button", { name, exact: true }),
  };
}

/** Opens a new or a stored article in the editor. */
export async function openEditor(page: Page, id?: string): Promise<ReturnType<typeof editor>> {
  await page.goto(id ? `/admin/blog-editor/${id}` : "/admin/blog-editor");
  const screen = editor(page);
  await expect(screen.heading).toHaveText(id ? "Edit Article" : "Create New Article");
  return screen;
}

/** Switches the language, which reloads all data, and waits for it. */
export async function reloadStored(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: /^(NL|EN), / });
  const before = await button.innerText();
  await button.click();
  await expect(button).not.toHaveText(before);
}

/** Discards the restored draft. */
export async function discard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Discard them" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
}

/** Fills the HTML field of the open language tab. */
export async function writeHtml(page: Page, language: "NL" | "EN", html: string): Promise<void> {
  const { mode, field } = editor(page);
  await mode("HTML").click();
  await field(`Content (${language})`).fill(html);
}

/** A unique title. */
export function someTitle(): string {
  return `Artikel ${randomUUID().slice(0, 13)}`;
}

type Version = { id: string; slug: string; updated_at: string };

/** Saves an article as another client; over a version, if given. */
export async function storeArticle(
  client: SupabaseClient,
  title: string,
  {
    html = "<p>Tekst.</p>",
    english,
    author = "Noor",
    isPublished = false,
    over,
  }: { html?: string; english?: string; author?: string; isPublished?: boolean; over?: Version } = {},
): Promise<Version> {
  const texts = { title, subtitle: "", excerpt: "" };
  const variants = english === undefined ? [] : [{ ...texts, language: "en", content: english }];
  const { data, error } = await client
    .rpc("save_article", {
      _slug: slugOf(title),
      _author: author,
      _published: isPublished,
      _content: [{ ...texts, language: "nl", content: html }, ...variants],
      ...(over && { _id: over.id, _updated_at: over.updated_at, _slug: over.slug }),
    })
    .single<Version>();
  expect(error).toBeNull();
  if (!data) throw new Error("The article was not stored");
  return data;
}

export function slugOf(title: string): string {
  return title.toLowerCase().replaceAll(" ", "-");
}

/** The stored HTML of an article in a language. */
export async function storedHtml(client: SupabaseClient, id: string, language = "nl"): Promise<unknown> {
  const { data } = await client
    .from("otm_blog_article_content")
    .select("content")
    .eq("article_id", id)
    .eq("language", language)
    .single();
  return data?.content;
}
