// @module-tag S4

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { arrangeContent, draft, published } from "../../../supabase/tests/content.ts";
import { waitFor } from "../../testing/wait-for.ts";
import type { Database } from "../database/database.ts";
import { type Api, openApi } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";

const json = { "Content-Type": "application/json" };

describeOnDatabase("calls whose transaction collides with another", (open) => {
  let database: Database;
  let api: Api;
  let admin: string;

  beforeAll(async () => {
    database = await open();
    await arrangeContent(database);
    // Sequences keep their value when a transaction is rolled back, and so count the attempts.
    await database.execute(`
      create sequence private.attempts;
      create function public.collide(_state text, _times int) returns int language plpgsql volatile security definer as $$
        begin
          if nextval('private.attempts') <= _times then
            raise exception 'collided' using errcode = _state;
          end if;
          return currval('private.attempts');
        end $$;
      create function public.swap(_first uuid, _second uuid) returns void
        language plpgsql security definer set deadlock_timeout = '1s' as $$
        begin
          -- The second time after the other session, which could else collide again.
          if nextval('private.attempts') > 1 then perform pg_advisory_xact_lock(7); end if;
          update public.otm_blog_articles set read_time = read_time + 1 where id = _first;
          update public.otm_blog_articles set read_time = read_time + 1 where id = _second;
        end $$;
      create function private.collide_once() returns trigger language plpgsql security definer as $$
        begin
          perform public.collide('40P01', (new.raw_user_meta_data ->> 'collides')::int);
          return new;
        end $$;
      create trigger collide before update of raw_user_meta_data on auth.users
        for each row when (new.raw_user_meta_data ? 'collides') execute function private.collide_once();
      grant execute on function public.collide, public.swap to anon, authenticated`);
    api = await openApi(database);
    admin = await api.signIn({ isAdmin: true });
  });
  beforeEach(() => database.execute("select setval('private.attempts', 1, false)"));

  const attempts = async () => {
    const [row] = await database.query<{ count: number }>(
      "select case when is_called then last_value else 0 end as count from private.attempts",
    );
    return row?.count;
  };
  const post = (path: string, body: object) =>
    api.call(path, { method: "POST", headers: json, body: JSON.stringify(body) }, admin);
  const collide = (state: string, times: number) =>
    post("/rest/v1/rpc/collide", { _state: state, _times: times });

  it("are repeated after a deadlock of two sessions, and have their effect once", async () => {
    const readTimes = () =>
      database.query<{ id: string; time: number }>(
        "select id, read_time as time from public.otm_blog_articles where id in ($1, $2) order by id",
        [published, draft],
      );
    const before = await readTimes();
    const call = await database.transaction(async (transaction) => {
      // The other session is the victim: it alone looks for deadlocks.
      await transaction.query(
        "select set_config('deadlock_timeout', '1min', true), pg_advisory_xact_lock(7)",
      );
      const lock = "select from public.otm_blog_articles where id = $1 for update";
      await transaction.query(lock, [published]);
      const response = post("/rest/v1/rpc/swap", { _first: draft, _second: published });
      await waitFor(async () => {
        const waiting = await database.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(waiting).toHaveLength(1);
      });
      await transaction.query(lock, [draft]);
      // Not awaited: it is answered after this transaction.
      return { response };
    });
    expect((await call.response).status).toBe(204);
    expect(database.load().errors.get("40")).toBe(1);
    expect(await readTimes()).toEqual(before.map(({ id, time }) => ({ id, time: time + 1 })));
  });

  it.each(["40001", "40P01"])("are repeated once after %s", async (state) => {
    const response = await collide(state, 1);
    expect([response.status, await response.json()]).toEqual([200, 2]);
  });

  it.each(["40001", "40P01"])("are answered with 503 when %s comes again", async (state) => {
    const response = await collide(state, 9);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await response.json()).toMatchObject({
      code: state,
      message: expect.stringContaining("nothing was saved. Try again"),
    });
    expect(await attempts()).toBe(2);
    expect(api.logged).toEqual([]);
  });

  it.each([
    ["55P03", 503],
    ["57014", 503],
    ["PT409", 409],
    ["23505", 409],
    ["40003", 500],
    ["XX000", 500],
  ])("are not repeated after %s: %i", async (state, status) => {
    const response = await collide(state, 9);
    expect(response.status).toBe(status);
    expect(response.headers.get("retry-after")).toBe(status === 503 ? "2" : null);
    expect(await attempts()).toBe(1);
    api.logged.splice(0);
  });

  it("are repeated for the server itself, but not its transactions, whose work may have effects elsewhere", async () => {
    const collision = "select public.collide('40P01', 1) as attempt";
    expect(await database.query(collision)).toEqual([{ attempt: 2 }]);
    await database.execute("select setval('private.attempts', 1, false)");
    const work = database.transaction((transaction) => transaction.query(collision));
    await expect(work).rejects.toMatchObject({ code: "40P01" });
    expect(await attempts()).toBe(1);
  });

  it("are answered with 503 when they wait too long for a row", async () => {
    await database.transaction(async (transaction) => {
      await transaction.query("select from public.otm_blog_articles where id = $1 for update", [draft]);
      const response = await api.call(
        `/rest/v1/otm_blog_articles?id=eq.${draft}`,
        { method: "PATCH", headers: json, body: JSON.stringify({ read_time: 3 }) },
        admin,
      );
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await response.json()).toMatchObject({ code: "55P03" });
    });
  });

  describe("for an account", () => {
    const change = (times: number) => {
      const body = JSON.stringify({ data: { collides: times } });
      return api.call("/auth/v1/user", { method: "PUT", headers: json, body }, admin);
    };

    it("are repeated, too", async () => {
      expect((await change(1)).status).toBe(200);
      expect(await attempts()).toBe(2);
    });

    it("are answered with 503, too", async () => {
      const response = await change(9);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await attempts()).toBe(2);
    });
  });
});
