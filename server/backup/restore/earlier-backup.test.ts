// @module-tag S7

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { article } from "../../../app/content/article.ts";
import { getArticleForEdit } from "../../../app/data/articles/admin-article.ts";
import { listTranslationMarks } from "../../../app/data/articles/translation-marks.ts";
import { getDownloadPage } from "../../../app/data/downloads/admin-download-page.ts";
import { listSchedules } from "../../../app/data/schedules/schedules.ts";
import { aboutSubject } from "../../../app/data/versions/subject.ts";
import { discardWorkingVersion, saveForm, versionsOf } from "../../../app/data/versions/versions.ts";
import { activePage, draft, published } from "../../../supabase/tests/content.ts";
import { createDirectoryStore } from "../../backend/media/directory-store.ts";
import { openApi } from "../../backend/testing/api.ts";
import { describeOnBareDatabase } from "../../backend/testing/databases.ts";
import { backupFile, restoreBackup } from "./restore.ts";

/**
 * Made by commit 4b86aa8d: versions of articles and of pages in tables of their own. An article has three versions and
 * changes that wait, planned to go live, with a preview link; a page has changes that wait; the about page was changed.
 */
const fixture = fileURLToPath(new URL("../testing/fixtures/versions-by-kind-backup.tar.gz", import.meta.url));

describeOnBareDatabase("a backup of before there was one table of versions", (open) => {
  it("is restored with versions, waiting changes, plans and links, and works", async () => {
    const directory = await mkdtemp(join(tmpdir(), "earlier-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const database = await open();
    const store = createDirectoryStore(join(directory, "files"));
    const { rows, unknown } = await restoreBackup(backupFile(fixture), { database, directory, store });
    expect([rows, unknown]).toEqual([expect.toSatisfy((count: number) => count > 90), []]);

    const api = await openApi(database);
    const admin = api.client(await api.signIn({ isAdmin: true }));
    const statesOf = async (kind: "article" | "download-page" | "about-page", id: string) => {
      const { versions } = await versionsOf(admin, { kind, id }).list(null);
      return versions.map((version) => `${version.number} ${version.kind}`);
    };
    expect(await statesOf("article", published)).toEqual([
      "4 working",
      "3 published",
      "2 published",
      "1 published",
    ]);
    expect(await statesOf("article", draft)).toEqual(["1 saved"]);
    expect(await statesOf("download-page", activePage)).toEqual(["2 working", "1 published"]);
    expect(await statesOf("about-page", aboutSubject.id)).toEqual(["2 published", "1 published"]);
    expect(await getDownloadPage(admin, activePage)).toMatchObject({
      form: { title: { nl: "Gids die wacht" } },
      live: { title: { nl: "Gids" } },
    });
    const subject = { kind: "article", id: published, language: null };
    expect(await listSchedules(admin)).toMatchObject([
      { subject, action: "unpublish" },
      { subject, action: "publish", title: "Live" },
      { subject: { kind: "download-page", id: activePage, language: null }, title: "active_page" },
    ]);
    const { data: links } = await admin
      .from("otm_preview_links")
      .select("kind, subject_id, otm_versions(number)");
    expect(links).toEqual(
      expect.arrayContaining([{ kind: "article", subject_id: published, otm_versions: { number: 4 } }]),
    );
    expect(await listTranslationMarks(admin, published)).toMatchObject([
      { language: "en", field: "title", seen: 2, changed: 4 },
    ]);

    // An earlier version is restored, and what waits is thrown away: the marks are those of what is live.
    const versions = versionsOf(admin, { kind: "article", id: published });
    const { versions: list } = await versions.list(null);
    await versions.restore(list.find(({ number }) => number === 2)?.id ?? "", 4, null);
    const waiting = await getArticleForEdit(admin, published);
    expect(waiting).toMatchObject({ number: 5, live: { title: { nl: "Live twee" } } });
    await discardWorkingVersion(admin, "article", waiting);
    expect(await listTranslationMarks(admin, published)).toMatchObject([{ seen: 2, changed: 3 }]);
    const { form, number } = await getArticleForEdit(admin, published);
    const saved = await saveForm(
      admin,
      article,
      { ...form, author: "Na terugzetten" },
      { id: published, number },
    );
    expect(saved).toMatchObject({ kind: "saved", number: number + 1 });
    expect(api.logged).toEqual([]);
  });
});
