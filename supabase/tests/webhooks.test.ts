// @module-tag Webhooks

import { beforeEach, describe, expect, it } from "vitest";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, refused, user, visitor } from "./users.ts";

describeOnRows("a webhook", [createUsers], (database) => {
  beforeEach(async () => {
    await database.query("select public.configure_deliveries(false, null)");
  });

  const create = (url = "https://hooks.klant.example/a?b=c", events = ["lead.created"], caller = admin) =>
    as<{ id: string; secret: string }>(
      database,
      caller,
      "select * from public.create_webhook($1, $2, false)",
      [url, events],
    );

  async function created(): Promise<string> {
    return (await create())[0]?.id ?? "";
  }

  const events = () =>
    database.query("select event, done_by, label from private.audit_log where noun = 'webhook' order by id");

  it("is added by administrators only, who see its secret once", async () => {
    const [made] = await create();
    expect(made?.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await expect(create(undefined, undefined, user)).rejects.toMatchObject(refused);
    await expect(
      as(
        database,
        visitor,
        "select * from public.create_webhook('https://a.example/', '{team.changed}', false)",
      ),
    ).rejects.toMatchObject(refused);
    await expect(as(database, admin, "select secret from private.webhook_secrets")).rejects.toMatchObject(
      refused,
    );
    expect(await as(database, user, "select from public.otm_webhooks")).toEqual([]);
    expect(
      Object.keys((await as<object>(database, admin, "select * from public.otm_webhooks"))[0] ?? {}),
    ).not.toContain("secret");
  });

  it("is one of twenty at most", async () => {
    for (let count = 0; count < 20; count++) await created();
    await expect(create()).rejects.toMatchObject({ code: "PT409" });
  });

  it.each(["Create it", "Change it"])("takes known events: %s", async (verb) => {
    for (const wanted of [[], ["lead.created", "lead.deleted"]]) {
      const doing =
        verb === "Create it"
          ? create(undefined, wanted)
          : as(database, admin, "update public.otm_webhooks set events = $1 where id = $2", [
              wanted,
              await created(),
            ]);
      await expect(doing).rejects.toMatchObject({ code: "23514" });
    }
  });

  describe("has an address", () => {
    it.each(["https://hooks.klant.example/", "https://xn--caf-dma.example:8443/pad?sleutel=%C3%A9"])(
      "on the internet, with TLS: %s",
      async (url) => {
        expect(await create(url)).toHaveLength(1);
      },
    );

    it.each([
      "http://hooks.klant.example/",
      "https://127.0.0.1/",
      "https://127.1/",
      "https://2130706433/",
      "https://0x7f.1/",
      "https://[::ffff:a00:1]/",
      "https://localhost/",
      "https://intranet:8443/",
    ])("that is refused while the settings allow no private network: %s", async (url) => {
      await expect(create(url)).rejects.toMatchObject({ code: "PT400", hint: "WEBHOOK_ALLOW_PRIVATE" });
      const id = await created();
      await expect(
        as(database, admin, "update public.otm_webhooks set url = $1 where id = $2", [url, id]),
      ).rejects.toMatchObject({ code: "PT400" });
      await database.query("select public.configure_deliveries(true, null)");
      expect(await create(url)).toHaveLength(1);
    });

    it.each([
      "file:///etc/passwd",
      "ftp://hooks.klant.example/",
      "javascript:alert(1)",
      "https://naam:wachtwoord@hooks.klant.example/",
      "https://hooks.klant.example/#deel",
      "https://hooks.klant.example/een pad",
      "https://hooks.klant.example/\nX: y",
      "https://hooks.klant.example",
      "",
      `https://hooks.klant.example/${"a".repeat(2000)}`,
    ])("that is none, and always refused: %s", async (url) => {
      await database.query("select public.configure_deliveries(true, null)");
      await expect(create(url)).rejects.toMatchObject({ code: "23514" });
    });
  });

  it("is recorded by its host: made, changed, paused, resumed, renewed, deleted", async () => {
    const id = await created();
    const change = (what: string) =>
      as(database, admin, `update public.otm_webhooks set ${what} where id = '${id}'`);
    await change("events = '{team.changed}'");
    await change("events = '{team.changed}'");
    await change("pause = 'person'");
    await change("pause = null");
    await as(database, admin, "select public.renew_webhook_secret($1)", [id]);
    await as(database, admin, "delete from public.otm_webhooks");
    const names = ["created", "reconfigured", "paused", "resumed", "secret-renewed", "deleted"];
    expect((await events()).slice(-6)).toEqual(
      names.map((event) => ({ event, done_by: "person", label: "hooks.klant.example" })),
    );
  });

  it("signs with the former secret too, for a day after a new one", async () => {
    const [made] = await create();
    const id = made?.id ?? "";
    const renewed = await as<{ secret: string }>(
      database,
      admin,
      "select public.renew_webhook_secret($1) as secret",
      [id],
    );
    await expect(as(database, user, "select public.renew_webhook_secret($1)", [id])).rejects.toMatchObject(
      refused,
    );
    const secrets = async () => {
      await as(database, admin, "select public.test_webhook($1)", [id]);
      const [claimed] = await database.query<{ delivery: { secrets: string[] } }>(
        "select public.claim_deliveries(gen_random_uuid(), 1) as delivery",
      );
      await database.execute("delete from private.events");
      return claimed?.delivery.secrets;
    };
    expect(await secrets()).toEqual([renewed[0]?.secret, made?.secret]);
    await database.execute("update private.webhook_secrets set former_until = now()");
    expect(await secrets()).toEqual([renewed[0]?.secret]);
  });

  it("of search engines is the server's: shown, and not changed or deleted by anybody", async () => {
    for (const url of ["https://a.example/", "https://b.example/", "https://b.example/"]) {
      await database.query("select public.configure_deliveries(false, $1)", [url]);
    }
    expect(await as(database, admin, "select kind, url from public.otm_webhooks")).toEqual([
      { kind: "indexnow", url: "https://b.example/" },
    ]);
    expect(await as(database, admin, "update public.otm_webhooks set pause = 'person' returning id")).toEqual(
      [],
    );
    expect(await as(database, admin, "delete from public.otm_webhooks returning id")).toEqual([]);
    await expect(
      as(
        database,
        admin,
        "select public.test_webhook(id), public.renew_webhook_secret(id) from public.otm_webhooks",
      ),
    ).rejects.toMatchObject({ code: "PT404" });
    await database.query("select public.configure_deliveries(false, null)");
    expect(await database.query("select from public.otm_webhooks")).toEqual([]);
  });

  it("has a list of its calls, newest first, in parts", async () => {
    const id = await created();
    for (let count = 0; count < 4; count++) await as(database, admin, "select public.test_webhook($1)", [id]);
    const list = async (before: number | null, limit: number) =>
      (
        await as<{ place: number }>(
          database,
          admin,
          "select place from public.list_webhook_deliveries($1, $2, $3)",
          [id, before, limit],
        )
      ).map(({ place }) => place);
    const all = await list(null, 100);
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(all).toHaveLength(4);
    expect(await list(null, 2)).toEqual(all.slice(0, 2));
    expect(await list(all[1] ?? 0, 2)).toEqual(all.slice(2));
    expect(await list(null, 0)).toEqual(all.slice(0, 1));
  });

  it("is tested, listed and sent again by administrators only", async () => {
    const id = await created();
    for (const call of [
      `test_webhook('${id}')`,
      `resend_delivery('${id}')`,
      `list_webhook_deliveries('${id}')`,
    ]) {
      await expect(as(database, user, `select public.${call}`)).rejects.toMatchObject(refused);
      await expect(as(database, visitor, `select public.${call}`)).rejects.toMatchObject(refused);
    }
    await expect(
      as(database, admin, "select public.claim_deliveries(gen_random_uuid(), 1)"),
    ).rejects.toMatchObject(refused);
    await expect(as(database, admin, "select public.configure_deliveries(true, null)")).rejects.toMatchObject(
      refused,
    );
  });
});
