import { beforeAll, expect, it } from "vitest";
import { RowTaken, TableFull } from "../../../../app/data/database.ts";
import { saveFact } from "../../../../app/data/facts/facts.ts";
import { saveTerm } from "../../../../app/data/glossary/glossary.ts";
import { describeOnApi } from "../../testing/describe-on-api.ts";

describeOnApi("a list of 200 at most, through supabase-js", (api) => {
  let editor: ReturnType<typeof api.client>;

  beforeAll(async () => {
    editor = api.client(await api.signIn({ role: "editor" }));
  });

  it.each([
    [
      "facts",
      "insert into public.otm_facts (name, nl, en) select 'Fact ' || n, 'x', 'x' from generate_series(1, 199) n",
      (name: string) => saveFact(editor, { name, nl: "Ja", en: "Yes", since: "2026-01-01" }),
    ],
    [
      "words",
      "insert into public.otm_glossary (nl, en) select 'woord ' || n, 'x' from generate_series(1, 199) n",
      (nl: string) => saveTerm(editor, { nl, en: "one" }),
    ],
  ])("of %s is told apart from a name that is taken", async (_, fill, save) => {
    await api.database.execute(fill);
    await save("Een");
    await expect(save("Een")).rejects.toThrow(RowTaken);
    await expect(save("Nog een")).rejects.toThrow(TableFull);
  });
});
