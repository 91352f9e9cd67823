// @module-tag S6

import { beforeAll, expect, it } from "vitest";
import { arrangeContent } from "../../../supabase/tests/content.ts";
import { removeSpies } from "../../testing/node-spies.ts";
import { somePdf } from "../media/testing/files.ts";
import { type Api, openApi } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { freeSpace } from "../testing/full-disk.ts";

describeOnDatabase("an upload on a disk that is full", (open) => {
  let api: Api;
  let admin: string;

  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
    admin = await api.signIn({ isAdmin: true });
  });

  const send = () =>
    api.call(
      "/storage/v1/object/media/x.pdf",
      { method: "PUT", headers: { "Content-Type": "application/pdf" }, body: somePdf("x") },
      admin,
    );

  const ids = () => api.database.query("select id from public.otm_media order by id");

  it("is rejected with a clear message, and kept when there is room again", async () => {
    const before = await ids();
    freeSpace(1);
    const refused = await send();
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("disk is full") });
    expect(await ids()).toEqual(before);
    removeSpies();
    expect((await send()).status).toBe(200);
    expect(await ids()).not.toEqual(before);
  });
});
