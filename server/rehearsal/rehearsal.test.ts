// @module-tag Rehearsal

import { beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { type Rehearsal, type RehearsedCall, rehearsalSchema } from "../../app/data/rehearsals/rehearsal.ts";
import { articleDocument } from "../../supabase/tests/article-document.ts";
import { emptyTables } from "../../supabase/tests/content.ts";
import type { BackendTrial } from "../backend/backend.ts";
import { publishableKey } from "../backend/testing/api.ts";
import { describeOnApi } from "../backend/testing/describe-on-api.ts";
import { fingerprint } from "../backup/testing/fingerprint.ts";
import { answerRehearsal, type RehearsalOptions } from "./rehearsal.ts";

const siteUrl = new URL("http://localhost");
const linked = "a0000000-0000-4000-8000-000000000001";
const linking = "a0000000-0000-4000-8000-000000000002";

describeOnApi("a rehearsal", (api) => {
  let editor: string;
  let writer: string;
  let nobody: string;

  beforeAll(async () => {
    await emptyTables(api.database);
    [editor, writer, nobody] = await Promise.all([
      api.signIn({ role: "editor" }),
      api.signIn({ role: "writer" }),
      api.signIn(),
    ]);
  });

  beforeEach(async () => {
    await api.database.execute(`
      delete from public.otm_blog_articles;
      delete from public.otm_webhooks;
      insert into public.otm_webhooks (url, events) values
        ('https://hooks.klant.example/', '{article.published,article.updated,article.unpublished}');
      insert into public.otm_blog_articles (id, slug, published) values ('${linked}', 'one', true), ('${linking}', 'two', true);
      insert into public.otm_blog_article_content (article_id, language, title, content) values
        ('${linked}', 'nl', 'Eén', '<p>Een zin.</p>'), ('${linking}', 'nl', 'Twee', '<p><a href="/insights/one">Eén</a></p>')`);
  });

  /** Pages of articles, and an empty one for all others that have no redirect. */
  const pagesOn: RehearsalOptions["pagesOn"] = (fetch, ownRole) => async (path) => {
    const read = async (address: string) => {
      const url = new URL(`/rest/v1/${address}`, siteUrl);
      const response = await fetch(new Request(url, { headers: { apikey: publishableKey } }));
      return (await response.json())[0];
    };
    const moved = (location: string) => new Response(null, { status: 301, headers: { location } });
    const slug = /^\/(?:en\/)?insights\/([a-z-]+)$/.exec(path)?.[1];
    const redirects = z.record(z.string(), z.string()).parse((await ownRole.call("list_redirects"))[0]);
    if (redirects[path]) return moved(redirects[path]);
    if (slug === undefined) return new Response("<main><h1>Vlotwerk</h1></main>");
    const select = "title:otm_blog_article_content(title,content)";
    const text = (await read(`otm_blog_articles?slug=eq.${slug}&select=${select}`))?.title[0];
    const former = `otm_blog_article_slugs?slug=eq.${slug}&select=otm_blog_articles!inner(slug)`;
    const present = text ? null : (await read(former))?.otm_blog_articles.slug;
    if (present) return moved(path.replace(slug, present));
    if (!text) return new Response("", { status: 404 });
    const { title, content } = text;
    const card = `<meta property="og:title" content="${title}"><meta property="og:description" content="Kort">`;
    return new Response(
      `<head><title>${title}</title>${card}</head><body><main><h1>${title}</h1>${content}</main>`,
    );
  };

  function rehearse(
    calls: readonly RehearsedCall[],
    {
      token = editor,
      signal,
      ...changed
    }: Partial<RehearsalOptions> & { token?: string; signal?: AbortSignal } = {},
  ): Promise<Response> {
    const headers = { apikey: publishableKey, ...(token && { authorization: `Bearer ${token}` }) };
    const body = JSON.stringify({ calls });
    const request = new Request(new URL("/functions/v1/rehearse", siteUrl), {
      method: "POST",
      headers,
      body,
      ...(signal && { signal }),
    });
    const { fetch, trial } = api.backend;
    const options = { siteUrl, publishableKey, fetch, trial, pagesOn, ...changed };
    return answerRehearsal(request, async () => request, "network", options);
  }

  async function found(calls: readonly RehearsedCall[], options = {}): Promise<Rehearsal> {
    const response = await rehearse(calls, options);
    expect(response.status).toBe(200);
    return rehearsalSchema.parse(await response.json());
  }

  it("shows the sentences that differ, of the pages that do", async () => {
    const { pages, problems } = await found([save({ content: "<p>Een andere zin.</p>" })]);
    expect(pages.map(({ path, becomes }) => `${path} ${becomes}`)).toEqual([
      "/insights/one changed",
      "/en/insights/one changed",
    ]);
    expect(pages[0]?.sentences).toEqual([
      [
        { text: "Een ", change: "same" },
        { text: "andere ", change: "added" },
        { text: "zin.", change: "same" },
      ],
    ]);
    expect(problems).toEqual([]);
  });

  it("tells which pages go, and who still leads there", async () => {
    const { pages, problems } = await found([remove]);
    expect(pages.map(({ path, becomes }) => `${path} ${becomes}`)).toEqual([
      "/insights/one gone",
      "/en/insights/one gone",
    ]);
    expect(problems).toEqual([
      { kind: "without-language", about: "/insights/one", pages: ["/insights/one", "/en/insights/one"] },
      { kind: "dead-link", about: "/insights/one", pages: ["/insights/two", "/en/insights/two"] },
    ]);
  });

  it("shows a page that is new", async () => {
    const { pages } = await found([save({ title: "Nieuw" }, null)]);
    expect(pages).toContainEqual(
      expect.objectContaining({ path: "/insights/nieuw", title: "Nieuw", becomes: "new" }),
    );
  });

  it("tells of headings and pictures that are wrong by it alone", async () => {
    const drawing = '<img src="/images/a.svg" alt="">';
    const bad = `<h4>Diep</h4><img src="https://elders.example/a.jpg" alt="">${drawing}`;
    const { problems } = await found([save({ content: bad })]);
    expect(problems.map(({ kind, about }) => `${kind} ${about}`)).toEqual([
      "skipped-heading Diep",
      "undescribed https://elders.example/a.jpg",
    ]);
    await api.database.query("update public.otm_blog_article_content set content = $1", [bad]);
    expect((await found([save({ content: `${bad}<p>Meer.</p>`, number: 2 })])).problems).toEqual([]);
  });

  it("tells where addresses lead then, and former ones", async () => {
    await api.database.query("update public.otm_blog_articles set slug = 'eins' where id = $1", [linked]);
    const { pages, problems } = await found([save({ number: 2 })]);
    const moved = pages.map(({ path, becomes, location }) => [path, becomes, location]);
    expect(moved.toSorted()).toEqual([
      ["/en/insights/eins", "moved", "/en/insights/one"],
      ["/en/insights/one", "new", null],
      ["/insights/eins", "moved", "/insights/one"],
      ["/insights/one", "new", null],
    ]);
    expect(problems).toContainEqual({ kind: "moved", about: "/insights/one", pages: ["/insights/eins"] });
    const target = JSON.stringify({ path: "/oud", target: "/about-us" });
    const redirect = { ...remove, path: "otm_redirects", body: target };
    expect((await found([redirect])).problems).toEqual([
      { kind: "moved", about: "/about-us", pages: ["/oud"] },
    ]);
  });

  it("follows former addresses to where the page is now, and to where it goes", async () => {
    await api.database.query("update public.otm_blog_articles set slug = 'eins' where id = $1", [linked]);
    await api.database.query("update public.otm_blog_articles set slug = 'uno' where id = $1", [linked]);
    const { pages } = await found([remove]);
    const gone = ["/en/insights/eins", "/en/insights/one", "/en/insights/uno"];
    const paths = pages.map(({ path, becomes }) => `${path} ${becomes}`);
    expect(paths.toSorted()).toEqual(
      [...gone, ...gone.map((path) => path.slice(3))].map((path) => `${path} gone`),
    );
  });

  it("tells what a card says on social media", async () => {
    const { pages } = await found([save({ title: "Twee" }), save({ title: "Nieuw" }, null)]);
    const card = (path: string) => pages.find((page) => page.path === path)?.card;
    expect(card("/insights/one")).toEqual([
      { text: "Eén", change: "removed" },
      { text: "Twee", change: "added" },
      { text: " – Kort", change: "same" },
    ]);
    expect(card("/insights/nieuw")).toEqual([{ text: "Nieuw – Kort", change: "added" }]);
  });

  it("does changes one after the other", async () => {
    const again = { ...save({ content: "<p>Nog een zin.</p>" }), path: "rpc/save_document" };
    const twice = [
      save({ content: "<p>Een andere zin.</p>" }),
      { ...again, body: again.body.replace('_number":1', '_number":2') },
    ];
    expect((await found(twice)).pages[0]?.sentences.flat().map(({ text }) => text)).toContain("Nog een ");
  });

  it("leaves out what is too much, and says so", async () => {
    const all = await found([remove]);
    const some = await found([remove], { most: 10 });
    expect([some.compared, some.leftOut]).toEqual([10, all.compared - 10]);
  });

  it.each([
    ["a visitor", () => publishableKey, 401],
    ["an account without a role", () => nobody, 403],
    ["a writer, what editors do", () => writer, 403],
    ["an invalid token", () => "x.y.z", 401],
  ])("is refused to %s", async (_, token, status) => {
    let isRendered = false;
    const never: RehearsalOptions["pagesOn"] = () => async () => {
      isRendered = true;
      return new Response("");
    };
    expect((await rehearse([save({})], { token: token(), pagesOn: never })).status).toBe(status);
    expect(isRendered).toBe(false);
  });

  it("answers as the change would that is refused", async () => {
    expect((await rehearse([save({ number: 7 })])).status).toBe(409);
    expect((await rehearse([{ ...remove, path: "rpc/no_such_function" }])).status).toBe(404);
    expect((await rehearse([])).status).toBe(400);
  });

  it("leaves nothing, wherever it ends, is left or loses its connection", async () => {
    const calls = [save({ content: "<p>Een andere zin.</p>" }), remove];
    const before = await rowsOf();
    const whole = await countShown(calls, () => {});
    expect(whole.outcome).toBe(200);
    expect(await rowsOf()).toEqual(before);
    for (let part = 0; part < 8; part += 1) {
      const at = Math.ceil((whole.shown * (part + 1)) / 8);
      const leaving = new AbortController();
      const stop = part % 2 === 0 ? () => leaving.abort() : endSessions;
      const { outcome } = await countShown(
        calls,
        (shown) => (shown === at ? stop() : undefined),
        leaving.signal,
      );
      // Who leaves during the last page has it.
      expect(["ClientLeftError", "DatabaseError", 200, 503]).toContain(outcome);
      expect(await rowsOf()).toEqual(before);
    }
    const open = "datname = current_database() and state like 'idle in transaction%'";
    expect(await api.database.query(`select state from pg_stat_activity where ${open}`)).toEqual([]);
  });

  /** Rehearses, and gives how many pages were shown, and the status or the name of the error. */
  async function countShown(
    calls: readonly RehearsedCall[],
    onShow: (shown: number) => Promise<void> | void,
    signal?: AbortSignal,
  ): Promise<{ shown: number; outcome: number | string }> {
    let shown = 0;
    const counted: RehearsalOptions["pagesOn"] = (fetch, ownRole) => {
      const answer = pagesOn(fetch, ownRole);
      return async (path) => {
        shown += 1;
        await onShow(shown);
        return answer(path);
      };
    };
    const outcome = await rehearse(calls, { pagesOn: counted, ...(signal && { signal }) }).then(
      ({ status }) => status,
      ({ name }) => String(name),
    );
    return { shown, outcome };
  }

  it("holds nobody up who saves meanwhile, nor is seen", async () => {
    let seen: unknown = null;
    const meanwhile: RehearsalOptions["pagesOn"] = (fetch, ownRole) => {
      const answer = pagesOn(fetch, ownRole);
      return async (path) => {
        if (path === "/insights/one")
          seen = await api
            .client(editor)
            .from("otm_blog_tags")
            .insert({ name: crypto.randomUUID(), slug: crypto.randomUUID() })
            .then(({ status }) => status);
        return answer(path);
      };
    };
    onTestFinished(() => api.database.execute("delete from public.otm_blog_tags"));
    await found([save({ content: "<p>Een andere zin.</p>" })], { pagesOn: meanwhile });
    expect(seen).toBe(201);
    const { data } = await api
      .client()
      .from("otm_blog_article_content")
      .select("content")
      .eq("article_id", linked);
    expect(data).toEqual([{ content: "<p>Een zin.</p>" }]);
  });

  it("begins anew when somebody changes the same meanwhile", async () => {
    let isChanged = false;
    const meanwhile: RehearsalOptions["pagesOn"] = (fetch, ownRole) => {
      const answer = pagesOn(fetch, ownRole);
      return async (path) => {
        if (path === "/insights/one" && !isChanged) {
          isChanged = true;
          await api.database.query("delete from public.otm_blog_articles where id = $1", [linked]);
        }
        return answer(path);
      };
    };
    expect((await found([removal], { pagesOn: meanwhile })).pages).toEqual([]);
  });

  it("gives way to whoever really saves the same, and begins anew", async () => {
    let saving: Promise<number> | null = null;
    let openings = 0;
    const meanwhile: RehearsalOptions["pagesOn"] = (fetch, ownRole) => {
      const answer = pagesOn(fetch, ownRole);
      openings += 1;
      // Before, for the list of addresses, and after the change.
      const isChanged = openings === 3;
      return async (path) => {
        if (isChanged && !saving) {
          saving = Promise.resolve(
            api.client(editor).from("otm_blog_articles").update({ author: "Eva" }).eq("id", linked),
          ).then(({ status }) => status);
          await expect.poll(isSomebodyWaiting).toBe(true);
        }
        return answer(path);
      };
    };
    const { pages } = await found([removal], { pagesOn: meanwhile, lookEvery: 0 });
    expect(await saving).toBe(204);
    expect(openings).toBeGreaterThan(3);
    expect(pages.map(({ path }) => path)).toContain("/insights/one");
  });

  it("renders no page while somebody waits since the change was tried", async () => {
    let saving: Promise<number> | null = null;
    const waiting: boolean[] = [];
    const { pages } = await found([removal], {
      trial: (work: (trial: BackendTrial) => Promise<Response>) =>
        api.backend.trial((trial) => work({ ...trial, undone: (part) => trial.undone(() => beside(part)) })),
      pagesOn: (...site: Parameters<typeof pagesOn>) => {
        const answer = pagesOn(...site);
        return async (path: string) => {
          waiting.push(await isSomebodyWaiting());
          return answer(path);
        };
      },
    });
    expect(await saving).toBe(204);
    expect(waiting).not.toContain(true);
    expect(pages.map(({ path }) => path)).toContain("/insights/one");

    async function beside<T>(part: () => Promise<T>): Promise<T> {
      const result = await part();
      if (!saving) {
        saving = Promise.resolve(
          api.client(editor).from("otm_blog_articles").update({ author: "Eva" }).eq("id", linked),
        ).then(({ status }) => status);
        await expect.poll(isSomebodyWaiting).toBe(true);
      }
      return result;
    }
  });

  async function isSomebodyWaiting(): Promise<boolean> {
    return (await api.database.query("select from pg_locks where not granted")).length > 0;
  }

  async function endSessions(): Promise<void> {
    await api.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
    );
  }

  /** Sequences may skip: they give an order, and no numbers that anybody sees. */
  async function rowsOf(): Promise<Record<string, string>> {
    const found = await fingerprint(api.database);
    return Object.fromEntries(Object.entries(found).filter(([, print]) => print.includes(" rows ")));
  }
});

type Saved = { title?: string; content?: string; number?: number };

function save(
  { title = "Eén", content = "<p>Een zin.</p>", number = 1 }: Saved,
  id: string | null = linked,
): RehearsedCall {
  const document = articleDocument({
    slug: id === null ? "nieuw" : "one",
    published: true,
    content: [{ language: "nl", title, content, published: true }],
  });
  const over = id === null ? {} : { _id: id, _number: number };
  return {
    method: "POST",
    path: "rpc/save_document",
    prefer: "",
    body: JSON.stringify({ _kind: "article", _document: document, ...over }),
  };
}

const remove: RehearsedCall = {
  method: "POST",
  path: "rpc/delete_article",
  prefer: "",
  body: JSON.stringify({ _id: linked }),
};

const removal: RehearsedCall = {
  method: "DELETE",
  path: `otm_blog_articles?id=eq.${linked}`,
  prefer: "",
  body: "",
};
