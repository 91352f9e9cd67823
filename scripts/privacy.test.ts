// @module-tag S8
// @module-tag S32

import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { type Database, openDatabase } from "../server/backend/database/database.ts";
import { openEmbeddedDatabase } from "../server/backend/embedded-postgres/embedded-database.ts";
import { preparedDirectory } from "../server/backend/testing/data-directory.ts";
import { createPostgresDatabase } from "../server/backend/testing/databases.ts";
import { readCommand } from "./privacy-command.ts";
import { runAsProcess, runCommand } from "./testing/run-command.ts";

const run = (settings: NodeJS.ProcessEnv, ...words: string[]) => runCommand("privacy", words, settings);

const usage = /^Usage: npm run privacy -- export EMAIL \[--out FILE\]\n/;

describe("npm run privacy", () => {
  it.each([
    [],
    ["list"],
    ["export"],
    ["export", "a@b.nl", "c@d.nl"],
    ["export", "a@b.nl", "--yes"],
    ["erase", "a@b.nl", "--out", "x"],
    ["erase", "a@b.nl", "--force"],
    ["comments"],
    ["comments", " "],
    ["comments", "Anna", "--out", "x"],
    ["expire", "a@b.nl"],
  ])("rejects other arguments: %s %s %s %s", (...words) => {
    expect(() => readCommand(words)).toThrow(
      expect.objectContaining({ name: "PrivacyError", message: expect.stringMatching(usage) }),
    );
  });

  it("prints its usage", async () => {
    expect(await runAsProcess("privacy", ["list"], {})).toMatchObject({
      code: 1,
      output: "",
      errors: expect.stringMatching(usage),
    });
  });

  it.each(["anna", "anna@klant.example, b@c.nl", "", "' or true --"])("rejects the address %j", (given) => {
    expect(() => readCommand(["export", given])).toThrow("That is no e-mail address.");
  });

  it("rejects an invalid address and an invalid setting", async () => {
    const noAddress = { code: 1, output: "", errors: "That is no e-mail address.\n" };
    expect(await run({}, "export", "anna")).toEqual(noAddress);
    expect(await run({ LEADS_KEPT_MONTHS: "x" }, "expire")).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^LEADS_KEPT_MONTHS must be .+\.\n$/),
    });
  });

  it("reports a missing database and creates none", async () => {
    const directory = await mkdtemp(join(tmpdir(), "privacy-"));
    expect(await run({ DATA_DIR: directory }, "export", "anna@klant.example")).toEqual({
      code: 1,
      output: "",
      errors: `DATA_DIR ${directory} holds no database: set the server's own DATA_DIR.\n`,
    });
    expect(await readdir(directory)).toEqual([]);
    const away = { DATABASE_URL: "postgres://u:p4ss@127.0.0.1:9/site", DATA_DIR: directory };
    const { code, errors } = await run(away, "erase", "anna@klant.example");
    expect([code, errors]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
    expect(errors).not.toContain("p4ss");
  });
});

describe("npm run privacy", () => {
  let settings: { DATA_DIR: string; DATABASE_URL?: string };

  async function arrange(given: typeof settings): Promise<void> {
    settings = given;
    await withDatabase(async (database) => {
      await database.execute(`
        insert into public.otm_contact_subm_vlotwerk (name, email, message, created_at) values
          ('Anna', 'Anna@Klant.example', 'Bel mij.', now()),
          ('Anna', 'anna@klant.example', 'Vorig jaar.', '2020-02-29'),
          ('Bert', 'bert@klant.example', 'Hallo.', now())`);
    });
    await mkdir(join(settings.DATA_DIR, "mail"));
    const mail = (to: string) => `To: ${to}\r\nSubject: Dag\r\n\r\nhttp://x/?token_hash=geheim&type=a`;
    await writeFile(join(settings.DATA_DIR, "mail", "1.eml"), mail("anna@klant.example"));
    await writeFile(join(settings.DATA_DIR, "mail", "2.eml"), mail("joanna@klant.example"));
  }

  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await (settings.DATABASE_URL
      ? openDatabase({ url: settings.DATABASE_URL })
      : openEmbeddedDatabase(settings.DATA_DIR));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  const messages = () =>
    withDatabase(async (database) => {
      const rows = await database.query<{ email: string }>(
        "select email from public.otm_contact_subm_vlotwerk order by created_at, email",
      );
      return rows.map(({ email }) => email);
    });

  it("exports, erases after confirmation, and expires", async () => {
    await arrange({
      DATA_DIR: await mkdtemp(join(tmpdir(), "privacy-")),
      DATABASE_URL: await createPostgresDatabase(inject("migratedTemplate")),
    });
    const exported = await run(settings, "export", "ANNA@klant.example");
    expect(exported).toMatchObject({ code: 0, errors: "" });
    const document = JSON.parse(exported.output);
    expect(document).toMatchObject({
      email: "anna@klant.example",
      contactMessages: [{ message: "Vorig jaar." }, { message: "Bel mij.", lead: { status: "new" } }],
      downloadRequests: [],
      accounts: [],
      mailFiles: [{ file: "1.eml", subject: "Dag", text: "http://x/?token_hash=…&type=a" }],
    });

    const file = join(settings.DATA_DIR, "anna.json");
    expect(await run(settings, "export", "anna@klant.example", "--out", file)).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, "utf8"))).toEqual({
      ...document,
      exportedAt: expect.any(String),
    });
    expect(await run(settings, "export", "anna@klant.example", "--out", file)).toMatchObject({
      code: 1,
      errors: `${file} exists already: name a file that does not.\n`,
    });

    expect(await run(settings, "expire")).toMatchObject({
      code: 0,
      output: expect.stringContaining(
        "  contact messages: 1\n  download requests: 0\n  oldest: 2020-02-29\n",
      ),
    });
    expect(await run({ ...settings, LEADS_KEPT_MONTHS: "0" }, "expire", "--yes")).toMatchObject({
      output: "LEADS_KEPT_MONTHS is 0: leads are kept for ever.\n",
    });
    expect(await messages()).toHaveLength(3);
    expect((await run(settings, "expire", "--yes")).output).toContain("Deleted: 1\n");
    expect(await messages()).toEqual(["Anna@Klant.example", "bert@klant.example"]);

    const preview = await run(settings, "erase", "anna@Klant.example");
    expect(preview).toMatchObject({ code: 3, output: expect.stringContaining("  1 contact message\n") });
    expect(preview.output).toContain("Nothing was deleted yet");
    expect(await messages()).toHaveLength(2);
    expect((await run(settings, "erase", "anna@Klant.example", "--yes")).output).toContain("Deleted:\n");
    expect(await messages()).toEqual(["bert@klant.example"]);
    expect(await readdir(join(settings.DATA_DIR, "mail"))).toEqual(["2.eml"]);

    const nothing = { code: 2, output: "", errors: "Nothing is kept about that address.\n" };
    expect(await run(settings, "erase", "anna@klant.example", "--yes")).toEqual(nothing);
    expect(await run(settings, "export", "anna@klant.example")).toEqual(nothing);
  });

  it("gives and deletes what was said on previews under a name", async () => {
    settings = {
      DATA_DIR: await mkdtemp(join(tmpdir(), "privacy-")),
      DATABASE_URL: await createPostgresDatabase(inject("migratedTemplate")),
    };
    await withDatabase((database) =>
      database.execute(`
        insert into public.otm_blog_articles (slug) values ('insight');
        set constraints private.record_version immediate;
        insert into public.otm_preview_links (kind, subject_id, version_id, token_hash, expires_at)
          select kind, subject_id, id, 'a', now() from public.otm_versions where kind = 'article';
        insert into public.otm_preview_opinions (link_id, name, remark)
          select id, name, 'Mooi' from public.otm_preview_links, unnest('{Anna,Bert}'::text[]) name;
        insert into public.otm_required_approvals (subject_id, kind, name)
          select subject_id, kind, 'Anna' from public.otm_preview_links`),
    );
    const shown = await run(settings, "comments", "ANNA");
    expect(JSON.parse(shown.output)).toMatchObject({
      comments: [{ name: "Anna", remark: "Mooi", kind: "article", version: 1 }],
      requiredApprovals: [{ name: "Anna" }],
    });
    expect(await run(settings, "comments", "Anna", "--yes")).toMatchObject({ errors: "Deleted: 2\n" });
    expect(await run(settings, "comments", "Anna")).toEqual({
      code: 2,
      output: "",
      errors: "Nothing is kept under that name.\n",
    });
    expect(await run(settings, "comments", "Bert")).toMatchObject({ code: 0 });
  });

  it("works on the embedded database while no server runs", async () => {
    await arrange({ DATA_DIR: await preparedDirectory() });
    expect((await run(settings, "erase", "anna@klant.example", "--yes")).output).toContain("Deleted:\n");
    expect(await messages()).toEqual(["bert@klant.example"]);
    expect(await readdir(join(settings.DATA_DIR, "mail"))).toEqual(["2.eml"]);
  });
});
