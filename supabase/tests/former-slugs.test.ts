import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { kinds } from "../../app/content/kinds.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { emptyTables } from "./content.ts";
import { kindCases } from "./kind-cases.ts";
import { admin, as, createUsers, visitor } from "./users.ts";

/** The kinds with addresses of their own, each with its documents. */
const cases = kinds
  .filter(({ site }) => site?.includes(":slug"))
  .map(({ kind, tables }) => {
    const found = kindCases.find((one) => one.kind === kind);
    if (!found) throw new Error(`No documents of ${kind}`);
    return { ...found, table: tables[0], former: tables.find((name) => name.endsWith("_slugs")) };
  });

describeOnDatabase("the former slug of", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  });

  describe.each(cases)("$noun", ({ kind, table, former, titled, remove }) => {
    let ids: Map<string, string>;
    let key: string;

    beforeEach(async () => {
      await emptyTables(database);
      await createUsers(database);
      ids = new Map();
      const [row] = await database.query<{ key: string }>(
        `select attname::text as key from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
         where contype = 'f' and conrelid = $1::regclass and confrelid = $2::regclass`,
        [`public.${former}`, `public.${table}`],
      );
      key = row?.key ?? "";
      await save("first");
    });

    /** Saves what has the slug, or a new one. */
    async function save(slug: string, { isShown = true, to = slug } = {}): Promise<void> {
      const id = ids.get(slug) ?? null;
      const [newest] = await database.query<{ number: number }>(
        "select private.newest_number($1) as number",
        [id],
      );
      const [row] = await as<{ id: string }>(
        database,
        admin,
        "select id from public.save_document($1, $2, $3, $4)",
        [kind, JSON.stringify(titled("Titel", isShown, to)), id, newest?.number ?? null],
      );
      ids.delete(slug);
      ids.set(to, row?.id ?? "");
    }

    const rename = (from: string, to: string, isShown = true) => save(from, { isShown, to });

    async function findFormer(slug: string): Promise<string | null> {
      const [row] = await as<{ slug: string }>(
        database,
        visitor,
        `select current.slug from public.${former} former join public.${table} current on current.id = former.${key}
         where former.slug = $1`,
        [slug],
      );
      return row?.slug ?? null;
    }

    it("leads to the current slug after any number of renames", async () => {
      await rename("first", "second");
      await rename("second", "third");
      expect(await findFormer("first")).toBe("third");
      expect(await findFormer("second")).toBe("third");
    });

    it("is kept when renamed back and forth", async () => {
      await rename("first", "second");
      await rename("second", "first");
      expect(await findFormer("second")).toBe("first");
    });

    it("yields to the current owner, also after a swap", async () => {
      await save("second");
      await rename("first", "apart");
      await rename("second", "first");
      await rename("apart", "second");
      const today = await database.query(`select slug from public.${table} order by slug`);
      expect(today).toEqual([{ slug: "first" }, { slug: "second" }]);
      expect(await findFormer("apart")).toBe("second");
      // Former slugs are not looked up while a current one exists; afterwards each leads to its last owner.
      expect(await findFormer("first")).toBe("second");
      expect(await findFormer("second")).toBe("first");
    });

    it("is not kept when it was never published", async () => {
      await save("sketch", { isShown: false });
      await rename("sketch", "sketch-2", false);
      await save("sketch-2");
      expect(await findFormer("sketch")).toBeNull();
    });

    it("is kept when renamed while unpublished, and hidden until published", async () => {
      await save("first", { isShown: false });
      await rename("first", "second", false);
      expect(await findFormer("first")).toBeNull();
      await save("second");
      expect(await findFormer("first")).toBe("second");
    });

    it("belongs to its last owner", async () => {
      await rename("first", "second");
      await save("first");
      await rename("first", "third");
      expect(await findFormer("first")).toBe("third");
    });

    it("is deleted with it", async () => {
      await rename("first", "second");
      await as(database, admin, remove, [ids.get("second") ?? ""]);
      expect(await findFormer("first")).toBeNull();
      expect(await database.query(`select 1 from public.${former}`)).toEqual([]);
    });
  });
});
