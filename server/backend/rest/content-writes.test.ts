import { beforeAll, expect, it } from "vitest";
import {
  activeMember,
  activePage,
  arrangeContent,
  draft,
  publicTag,
} from "../../../supabase/tests/content.ts";
import { admin, createUsers, user, visitor } from "../../../supabase/tests/users.ts";
import type { Caller, Database } from "../database/database.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { createRest, type Rest } from "./rest.ts";

const contact = { name: "Anna", email: "anna@klant.example", message: "Hallo" };
const headersOf = { "Content-Type": "application/json" };

describeOnDatabase("a write that may have changed public content", (open) => {
  let database: Database;
  let rest: Rest;
  let waits = 0;
  let wait = async () => {};

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await arrangeContent(database);
    rest = await createRest(database, { error: () => {} }, () => {
      waits += 1;
      return wait();
    });
  });

  function call(caller: Caller, method: string, path: string, body?: unknown): Promise<Response> {
    const init = { method, headers: headersOf, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return rest.answer(new Request(`http://localhost/rest/v1/${path}`, init), caller);
  }

  it.each<[string, Caller, string, string, unknown?]>([
    ["an update", admin, "PATCH", `otm_blog_tags?id=eq.${publicTag}`, { name: "Other" }],
    ["an insert", admin, "POST", "otm_blog_tags", { name: "New", slug: "new" }],
    ["a deletion", admin, "DELETE", "otm_blog_tags?slug=eq.new"],
    ["a volatile function", admin, "POST", "rpc/delete_article", { _id: draft }],
  ])("is answered after the content version is refreshed: %s", async (_, caller, method, path, body) => {
    const begun = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    wait = () => {
      begun.resolve();
      return read.promise;
    };
    let hasResponded = false;
    const answered = call(caller, method, path, body).finally(() => {
      hasResponded = true;
    });
    await Promise.race([begun.promise, answered]);
    expect(hasResponded).toBe(false);
    read.resolve();
    expect((await answered).ok).toBe(true);
  });

  it.each<[string, Caller, string, string, unknown?]>([
    ["a read", admin, "GET", "otm_blog_tags"],
    ["a message", visitor, "POST", "otm_contact_subm_vlotwerk", contact],
    [
      "a download request",
      visitor,
      "POST",
      "otm_download_submissions",
      { page_id: activePage, ...request() },
    ],
    ["a lead", admin, "PATCH", "otm_leads?status=eq.new", { notes: "x" }],
    ["a role", admin, "DELETE", `user_roles?user_id=eq.${user.id}`],
    ["a stable function", admin, "POST", "rpc/count_leads", { _kind: "contact" }],
    ["a function called by its address", admin, "GET", "rpc/content_version"],
  ])("does not include: %s", async (_, caller, method, path, body) => {
    waits = 0;
    const response = await call(caller, method, path, body);
    expect([response.ok, waits], await response.text()).toEqual([true, 0]);
  });

  it.each<[Caller, string, string, unknown, number]>([
    [visitor, "PATCH", `otm_team_members?id=eq.${activeMember}`, { name: "x" }, 401],
    [user, "POST", "otm_blog_tags", { name: "x", slug: "x" }, 403],
    [admin, "POST", "otm_blog_tags", { name: "x", slug: "public" }, 409],
    [admin, "POST", "rpc/delete_article", { _id: draft }, 404],
  ])("does not include a rejected one", async (caller, method, path, body, status) => {
    waits = 0;
    const response = await call(caller, method, path, body);
    expect([response.status, waits]).toEqual([status, 0]);
  });
});

function request() {
  return { name: contact.name, email: contact.email };
}
