// @module-tag S44

import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { tools } from "../../server/backend/agents/mcp.ts";
import { endpoints } from "../../server/backend/auth/auth.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { siteFunctions } from "../../server/backend/functions.ts";
import { storageRoutes } from "../../server/backend/media/storage-api.ts";
import { type Api, openApi, publishableKey, someAddress } from "../../server/backend/testing/api.ts";
import { createAccessToken } from "../../server/backend/testing/assistant.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { admission, type WorkClass } from "../../server/shared/admission-control.ts";
import { slice } from "../../server/testing/in-full.ts";
import { startTestServer } from "../../server/web/testing/server.ts";
import { type CostlyRoute, costlyRoutes } from "./costly-routes.ts";
import { floods, reference } from "./floods.ts";

describe("the list of costly routes", () => {
  it.each([
    ["endpoints of /auth/v1", costlyRoutes.auth, Object.keys(endpoints)],
    ["calls of /storage/v1", costlyRoutes.storage, storageRoutes.map(([, call]) => call)],
    ["functions of /functions/v1", costlyRoutes.functions, Object.keys(siteFunctions)],
    [
      "tools of /mcp, beside calls that are nobody's",
      costlyRoutes.mcp,
      [
        ...["without a token", "with a wrong token", "with a token of another kind"],
        ...tools.map(({ name }) => name),
      ],
    ],
  ] as const)("has all %s, and no others", (_, listed, existing) => {
    expect(Object.keys(listed).toSorted()).toEqual([...existing].toSorted());
  });

  it("is flooded whole", () => {
    const all = Object.values(costlyRoutes).flatMap((routes): CostlyRoute[] => Object.values(routes));
    expect([...floods.values()].flat()).toHaveLength(all.length);
    expect(floods.has(reference)).toBe(true);
  });
});

const listed = Object.entries(costlyRoutes).flatMap(([kind, routes]) =>
  Object.entries(routes).map(([name, route]): [string, CostlyRoute] => [`${kind} ${name}`, route]),
);

/** Tables that requests look things up in before they are answered. */
const tables = [
  "auth.users",
  "auth.sessions",
  "public.user_roles",
  "public.otm_access_tokens",
  "public.otm_media",
  "public.otm_download_submissions",
  "private.rate_limits",
];

describeOnDatabase("a request", (open) => {
  let database: Database;
  let api: Api;
  let token: string;
  let accessToken: string;
  beforeAll(async () => {
    database = await open();
    api = await openApi(database);
    token = await api.signIn();
    accessToken = (await createAccessToken(database, ["read", "draft", "statistics", "leads"])).token;
  });

  const startSite = () => startTestServer({ backend: api.backend, trustProxy: 1 });

  async function ask(route: CostlyRoute, signal?: AbortSignal): Promise<Response> {
    const { path, headers, ...request } = route.request(token, accessToken);
    const { send } = await startSite();
    return send(path, {
      ...request,
      headers: {
        ...headers,
        ...(headers?.apikey && { apikey: publishableKey }),
        "X-Forwarded-For": someAddress(),
      },
      ...(signal && { signal }),
    });
  }

  const queued = listed.flatMap(([name, route]): [string, WorkClass, CostlyRoute][] =>
    route.work === null ? [] : [[name, route.work, route]],
  );
  const classes = [...new Set(queued.map(([, work]) => work))];

  it.each(
    classes.flatMap((work) =>
      slice(
        queued.filter(([, one]) => one === work),
        2,
      ),
    ),
  )("of %s waits for %s before it asks the database, unless its client leaves", async (_, work, route) => {
    await holdTables(database);
    fill(work);
    const { waiting } = admission[work].load();
    const leaving = new AbortController();
    const asked = ask(route, leaving.signal);
    await expect.poll(() => admission[work].load().waiting).toBe(waiting + 1);
    leaving.abort();
    await expect(asked).rejects.toThrow("abort");
    await expect.poll(() => admission[work].load().waiting).toBe(waiting);
  });

  it.each(slice(listed, 10))(
    "of %s is answered while the server's own connections are taken",
    async (_, route) => {
      await holdOwnConnections(database);
      const response = await ask(route);
      expect(response.status).toBeLessThan(500);
    },
  );

  it.each(tools.map(({ name }) => name))("of the tool %s has arguments that it takes", async (name) => {
    const route = costlyRoutes.mcp[name];
    if (!route) throw new Error(`${name} is not listed`);
    const answer = await (await ask(route)).text();
    expect(answer).not.toMatch(/Input validation|Invalid arguments|"error"/);
    expect(answer).toContain('"result"');
  });
});

/** Takes all places of a class until the end of the test, for networks of their own. */
function fill(work: WorkClass): void {
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  const limiter = admission[work];
  for (let network = 0; limiter.load().waiting === 0; network += 1)
    void limiter.run(`network ${network}`, undefined, () => gate.promise);
}

/** Locks the tables until the end of the test. */
function holdTables(database: Database): Promise<void> {
  return hold(database, `lock table ${tables.join(", ")} in access exclusive mode`);
}

async function holdOwnConnections(database: Database): Promise<void> {
  await Promise.all(Array.from({ length: 4 }, () => hold(database, "select 1")));
}

/** Keeps a transaction of the server's own open until the end of the test. */
async function hold(database: Database, statement: string): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const held = database.transaction(async (transaction) => {
    await transaction.query(statement);
    begun.resolve();
    await gate.promise;
  });
  onTestFinished(async () => {
    gate.resolve();
    await held;
  });
  await Promise.race([begun.promise, held]);
}
