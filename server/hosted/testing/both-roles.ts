import type { ServerType } from "@hono/node-server";
import { afterAll, describe } from "vitest";
import type { ListeningRole } from "../../backend/database/call-function.ts";
import type { Database } from "../../backend/database/database.ts";
import { describeOnDatabase } from "../../backend/testing/databases.ts";
import { freePort } from "../../testing/free-port.ts";
import { serveLocally } from "../../testing/serve-locally.ts";
import { connectProject } from "../project.ts";
import { callAsService } from "./service-rpc.ts";

type Opened = { database: Database; ownRole: ListeningRole };

/** Runs the tests with the server's own database, and then with one that is a project's. */
export function describeOnBothRoles(name: string, body: (open: () => Promise<Opened>) => void): void {
  const servers: ServerType[] = [];
  describe.each([
    ["its own database", async (database: Database) => database],
    ["a project", (database: Database) => openProjectRole(database, servers)],
  ])("in %s", (_, openRole) => {
    afterAll(() => {
      for (const server of servers.splice(0)) server.close();
    });
    describeOnDatabase(name, (open) =>
      body(async () => {
        const database = await open();
        return { database, ownRole: await openRole(database) };
      }),
    );
  });
}

/** The functions of the database behind a project's REST interface, for its secret key alone. */
async function openProjectRole(database: Database, servers: ServerType[]): Promise<ListeningRole> {
  const secretKey = "sb_secret_project";
  const port = await freePort();
  const answer = (request: Request) =>
    request.headers.get("apikey") === secretKey
      ? callAsService(request, database)
      : Response.json({ message: "Invalid API key" }, { status: 401 });
  servers.push(await serveLocally(port, answer));
  return connectProject({ url: new URL(`http://127.0.0.1:${port}`), secretKey });
}
