import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { article } from "../app/content/article.ts";
import { compareForms } from "../app/content/compare.ts";
import { readDocument } from "../app/content/document.ts";
import type { Fields } from "../app/content/fields.ts";
import { storedForm } from "../app/content/form.ts";
import { type Kind, withValue } from "../app/content/kind.ts";
import { mergeForms } from "../app/content/merge.ts";
import { getArticleForEdit } from "../app/data/articles/admin-article.ts";
import {
  getPublishedArticle,
  listPublishedArticles,
  listRelatedArticles,
} from "../app/data/articles/articles.ts";
import { listFeaturedArticles } from "../app/data/homepage/homepage.ts";
import type { Json } from "../app/data/schema.ts";
import { languages } from "../app/i18n/language-texts.ts";
import { attemptSave } from "../app/panel/editing/attempt-save.ts";
import { articleKind } from "../app/panel/kinds.ts";
import { arrangeContent, emptyTables, published } from "../supabase/tests/content.ts";
import { toolAnswer } from "./backend/agents/tools/declared-fields.ts";
import { copyContent } from "./backend/copy-content.ts";
import { type Database, openDatabase } from "./backend/database/database.ts";
import { createDirectoryStore } from "./backend/media/directory-store.ts";
import { type Api, openApi } from "./backend/testing/api.ts";
import { connectAssistant, createAccessToken } from "./backend/testing/assistant.ts";
import { createPostgresDatabase } from "./backend/testing/databases.ts";
import { writeBackup } from "./backup/backup.ts";
import { backupFile, restoreBackup } from "./backup/restore/restore.ts";
import {
  arrangeEverySection,
  type Followed,
  forEachKind,
  type Place,
} from "./testing/every-field/followed-kinds.ts";
import { type FollowedPart, partsOf } from "./testing/every-field/other-values.ts";

/** Each field of each kind, from the declarations, is saved with another value and looked for where it must arrive. */
describe("every field", () => {
  let database: Database;
  let api: Api;
  let admin: ReturnType<Api["client"]>;

  beforeAll(async () => {
    database = await openDatabase({ url: await createPostgresDatabase(inject("migratedTemplate")) });
    api = await openApi(database);
    await emptyTables(database);
    await arrangeContent(database);
    await database.execute(`
      delete from public.otm_schedules;
      insert into public.otm_blog_article_content (article_id, language, title, content)
        select id, 'en', 'Published', '<p>For all.</p>' from public.otm_blog_articles where slug = 'published';
      insert into public.otm_download_page_content (page_id, language, title)
        select id, 'en', 'Guide' from public.otm_download_pages where active;
      update public.otm_blog_article_faqs set question_en = 'What?', answer_en = 'This.'`);
    admin = api.client(await api.signIn({ isAdmin: true }));
    await arrangeEverySection(admin);
  });

  it("arrives in each place", async () => {
    const missing: string[] = [];
    for (const follow of forEachKind((followed) => () => followKind(followed)))
      missing.push(...(await follow()));
    expect(missing).toEqual([]);
  });

  it("is the same on every card of an article", async () => {
    const visitor = api.client();
    const before = await getArticleForEdit(admin, published);
    const { slug } = before.form;
    // A card that lacks a field has its default.
    const form = partsOf(article.fields)
      .filter(({ field }) => field.type !== "flag" && field.type !== "slug")
      .reduce((next, part) => part.change(next).form, before.form);
    const saved = await attemptSave(articleKind, admin, { form, beside: null }, before);
    expect(saved.kind).toBe("saved");
    const [featured] = await listFeaturedArticles(visitor, "nl");
    const listed = await listPublishedArticles(visitor, "nl", 1);
    const other = await getPublishedArticle(visitor, "unfeatured", "nl");
    const related =
      other && (await listRelatedArticles(visitor, { ...other, relatedIds: [published] }, "nl"));
    expect(featured?.slug).toBe(slug);
    expect(listed?.cards.find((card) => card.slug === slug)).toEqual(featured);
    expect(related?.[0]).toEqual(featured);
  });

  it("is in a backup, and in a copy", async () => {
    const directory = await mkdtemp(join(tmpdir(), "every-field-"));
    const store = createDirectoryStore(join(directory, "files"));
    const file = join(directory, "every-field.backup.tar.gz");
    await writeBackup({ database, directory, store }, file);
    const restored = await openDatabase({ url: await createPostgresDatabase() });
    const target = join(directory, "restored");
    await restoreBackup(backupFile(file), {
      database: restored,
      directory: target,
      store: createDirectoryStore(join(target, "files")),
    });
    const copied = await openDatabase({ url: await createPostgresDatabase(inject("migratedTemplate")) });
    await emptyTables(copied);
    await copyContent(database, copied, new URL("http://localhost"));
    const missing: string[] = [];
    for (const [place, other] of [
      ["backup", restored],
      ["copy", copied],
    ] as const) {
      const { client, signIn } = await openApi(other);
      const reader = client(await signIn({ isAdmin: true }));
      for (const compare of forEachKind((followed) => async () => {
        const [here, there] = [await followed.open(admin), await followed.open(reader)];
        return partsOf(followed.kind.fields)
          .filter((part) => JSON.stringify(part.read(here.form)) !== JSON.stringify(part.read(there.form)))
          .map(({ name }) => `${followed.kind.name}: ${name} is not in the ${place}`);
      }))
        missing.push(...(await compare()));
    }
    await restored.close();
    await copied.close();
    expect(missing).toEqual([]);
  });

  /** Changes all texts at once, then what decides whether others are shown, and each choice alone. */
  async function followKind<Of extends Fields>(followed: Followed<Of>): Promise<string[]> {
    const parts = partsOf(followed.kind.fields).filter(({ name }) => !followed.exceptions[name]?.table);
    const groups = Map.groupBy(parts, ({ name, field: { type } }) => {
      if (type === "choice") return name;
      return type === "flag" || type === "links" ? "deciding" : "texts";
    });
    const missing: string[] = [];
    for (const group of groups.values()) missing.push(...(await followParts(followed, group)));
    return missing;
  }

  async function followParts<Of extends Fields>(
    followed: Followed<Of>,
    parts: readonly FollowedPart[],
  ): Promise<string[]> {
    const { kind } = followed;
    const before = await followed.open(admin);
    let { form } = before;
    const words = new Map<FollowedPart, string>();
    for (const part of parts) {
      const changed = part.change(form);
      form = changed.form;
      words.set(part, changed.words);
    }
    await followed.save(admin, form, before);
    const after = await followed.open(admin);
    const stored = storedForm(kind, form);
    const versions = followed.versions(admin);
    const { after: newest } = await versions.pair(null, null);
    const version = readDocument(kind, newest?.document).form;
    const looked = parts.filter(isLookedFor);
    const pages =
      looked.length > 0
        ? await Promise.all(languages.map((one) => followed.visit(api.client(), after.form, one)))
        : [];
    const told = looked.length > 0 ? await askAssistant(followed, looked) : null;
    const older = (await versions.list(null)).versions.find(({ number }) => number === before.number);
    const present = await followed.open(admin);
    await versions.restore(older?.id ?? "", present.number, null);
    const restored = await followed.open(admin);
    const missing = parts.flatMap((part) => {
      const has = (found: object, wanted: object = stored) =>
        JSON.stringify(part.read(found)) === JSON.stringify(part.read(wanted));
      const alone = part.change(before.form).form;
      const arrived: Partial<Record<Place, boolean>> = {
        table: has(after.form),
        version: has(version),
        comparison: isCompared(followed, part, before.form, alone),
        merge: has(
          mergeForms(kind, before.form, otherChange(kind.fields, part, before.form), after.form).form,
        ),
        restored: has(restored.form, before.form),
        ...(isLookedFor(part) && { page: isShown(pages, part, words.get(part) ?? "") }),
        ...(isLookedFor(part) && part.field.tool !== false && told?.(part)),
      };
      const exceptions = followed.exceptions[part.name] ?? {};
      return Object.entries(arrived)
        .filter(([place, hasArrived]) => !hasArrived && !(place in exceptions))
        .map(([place]) => `${kind.name}: ${part.name}, ${place}`);
    });
    // What waits goes live, shown as before, for the next parts to begin with.
    const shown = partsOf(kind.fields)
      .filter((one) => one.field.type === "flag" && !kind.fields[one.part.field]?.item)
      .reduce((next, one) => withValue(next, one.part, one.read(before.form)), restored.form);
    await followed.save(admin, shown, restored);
    return missing;
  }

  function isShown(pages: readonly string[], { language }: FollowedPart, words: string): boolean {
    const shown = language ? pages[languages.indexOf(language)] : pages.join();
    return shown?.includes(words) ?? false;
  }

  function isCompared<Of extends Fields>(
    { kind }: Followed<Of>,
    { part, language }: FollowedPart,
    before: Parameters<typeof compareForms<Of>>[1],
    after: Parameters<typeof compareForms<Of>>[1],
  ): boolean {
    const comparison = compareForms(kind, before, after, {
      link: (_, id) => id,
      flag: (_, isOn) => String(isOn),
      language: "en",
    });
    return comparison[language ?? "general"].some(({ field }) => field === part.field);
  }

  /** The form with a change of another part, as somebody else makes it. */
  function otherChange<Form extends object>(fields: Fields, { part }: FollowedPart, form: Form): Form {
    const other = partsOf(fields).find(
      ({ field, part: one }) => field.type === "line" && one.field !== part.field,
    );
    return other ? other.change(form).form : form;
  }

  /** Reads the fields through the tools, and writes other values. @returns what of a field came through */
  async function askAssistant<Of extends Fields>(
    { kind, open, assistants: { read, change, named } }: Followed<Of>,
    parts: readonly FollowedPart[],
  ) {
    const { token } = await createAccessToken(database, ["read", "draft"]);
    const client = await connectAssistant(api.url, token);
    const stored = await open(admin);
    const { structuredContent } = await client.callTool({ name: read, arguments: { ...named } });
    const { version } = answered.parse(structuredContent);
    const changed = parts.reduce((form, part) => part.change(form).form, stored.form);
    const input = {
      ...writable(toolAnswer(kind, changed)),
      nl: writable(toolAnswer(kind, changed, "nl")),
      en: writable(toolAnswer(kind, changed, "en")),
    };
    await client.callTool({ name: change, arguments: { ...named, version, ...input } });
    const wanted = storedForm(kind, changed);
    const proposed = await takeProposed(kind);
    const given = JSON.stringify(structuredContent);
    return (part: FollowedPart) => ({
      "read by assistants": given.includes(String(firstOf(part.read(stored.form)))),
      "written by assistants": JSON.stringify(part.read(proposed)) === JSON.stringify(part.read(wanted)),
    });
  }

  /** The form that was proposed last, which is decided about. */
  async function takeProposed<Of extends Fields>(kind: Kind<Of>) {
    const [row] = await database.query<{ document: unknown }>(
      "delete from public.otm_proposals where kind = $1 returning document",
      [kind.name],
    );
    return readDocument(kind, row?.document).form;
  }
});

const answered = z.object({ version: z.string() });

/** What a tool takes of what one gave. */
function writable(answer: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(answer).filter(([, value]) => value !== null && typeof value !== "boolean"),
  );
}

/** Whether its words can be found in an answer: a text or a number. */
function isLookedFor({ field }: FollowedPart): boolean {
  return field.type !== "flag" && field.type !== "links";
}

/** Of a list its first item, of that the last text. */
function firstOf(value: unknown): unknown {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "object" && first !== null ? Object.values(first).at(-1) : first;
}
