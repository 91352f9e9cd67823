import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { admin, as, createUsers } from "../../supabase/tests/users.ts";
import { itemsOf } from "../backend/queue/testing/items-of.ts";
import { reportWarnings } from "../backend/server-warnings.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { createProjectOutbox } from "./outbox.ts";
import { connectProject } from "./project.ts";
import { secretKey, startTestProject } from "./testing/project.ts";

const log = { error: (message: string) => expect.fail(message) };

describeOnDatabase("a project's outbox", (open) => {
  it("ends a mail that was rejected for good, tries others again, and ends the warning with one that was sent", async () => {
    const database = await open();
    await createUsers(database);
    const project = await startTestProject(database, new URL("https://vlotwerk.example"), log);
    const connected = connectProject({ url: project.url, secretKey });
    const outbox = createProjectOutbox(connected);
    await reportWarnings(connected.call, log)("mail-server", "No answer");
    const listWarnings = () => as(database, admin, "select name from public.list_server_warnings()");
    for (let mail = 0; mail < 3; mail++) {
      await database.query(
        "insert into private.mail_outbox (kind, language, recipient) values ('known', 'nl', 'anna@klant.example')",
      );
    }
    const claim = randomUUID();
    const [rejected, delayed, sent] = itemsOf(await outbox.claim(claim, 3));
    const state = (mail: typeof sent, error: string | null, isFinal?: boolean) =>
      outbox.acknowledge(mail?.id ?? "", claim, error, isFinal);
    expect(await state(rejected, "550 Unknown", true)).toBe("failed");
    expect(await state(delayed, "450 Later")).toBe("queued");
    expect(await listWarnings()).toEqual([{ name: "mail-server" }]);
    expect(await state(sent, null)).toBe("sent");
    expect(await listWarnings()).toEqual([]);
    await project.stop();
  });
});
