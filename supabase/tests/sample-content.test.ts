import { expect, it } from "vitest";
import { seed } from "../../server/backend/database/seed.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { admin, as, createMembers, createUsers, editor, refused, user, visitor, writer } from "./users.ts";

describeOnDatabase("sample content", (open) => {
  it("is counted for administrators and servers until it is replaced or taken off", async () => {
    const database = await open();
    await seed(database);
    await createUsers(database);
    await createMembers(database);
    const counts = async (person = admin) =>
      Object.fromEntries(
        (
          await as<{ kind: string; count: number }>(
            database,
            person,
            "select kind, count from public.count_sample_content() order by kind",
          )
        ).map(({ kind, count }) => [kind, count]),
      );
    const whole = await counts();
    expect(whole).toEqual({
      address: 1,
      article: 15,
      case: 3,
      "download page": 1,
      email: 1,
      person: 4,
      phone: 1,
      quote: 1,
      service: 1,
    });
    expect(await database.query("select sum(count)::int as all from public.count_sample_content()")).toEqual([
      { all: 28 },
    ]);
    for (const person of [editor, writer, user]) expect(await counts(person)).toEqual({});
    await expect(as(database, visitor, "select from public.count_sample_content()")).rejects.toMatchObject(
      refused,
    );

    await database.execute(`
      update public.otm_team_members set active = false where name = 'Noor van der Laan';
      update public.otm_team_members set bio_nl = 'Iemand die bestaat.' where name = 'Daan Hoekstra';
      update public.otm_pages set published = false where slug = 'intake-at-a-practice';
      update public.otm_blog_articles set author = 'Een ander', read_time = 9 where slug = 'agentic-ai';
      insert into public.otm_site_texts (key, language, text) values
        ('firm.phone', 'all', '+31 20 123 45 67'), ('home.workers.quote', 'nl', '-'), ('firm.email', 'all', '')`);
    const { phone: _, quote: __, ...rest } = whole;
    expect(await counts()).toEqual({ ...rest, person: 2, case: 2 });
  });
});
