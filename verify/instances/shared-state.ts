import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type BenchSite, key } from "../../bench/site-process.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { someAddress } from "../writers/messages.ts";
import { siteAt } from "./start-instances.ts";

/** The migrations, and the first administrator, are there once. */
export async function migratedOnce(database: Database): Promise<string> {
  const folder = new URL("../../supabase/migrations/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).length;
  const applied = await database.query("select from supabase_migrations.schema_migrations");
  const roles = await database.query("select from public.user_roles where role = 'admin'");
  assert(
    applied.length === files && roles.length === 1,
    "The migrations or the first administrator are not there once",
  );
  return `${files} migrations and one administrator by three at once`;
}

/** Five wrong passwords over all instances; each instance rejects the sixth. */
export async function sharesLimits(sites: readonly BenchSite[]): Promise<string> {
  const address = someAddress();
  const email = `${randomUUID()}@example.nl`;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const response = await fetch(`${siteAt(sites, attempt).address}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: key, "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify({ email, password: "verkeerd-wachtwoord" }),
    });
    statuses.push(response.status);
  }
  assert(String(statuses) === "400,400,400,400,400,429,429,429", `Limits are not shared: ${statuses}`);
  return "5 wrong passwords over three, the sixth refused by each";
}

/** A session of one instance is valid on all; a sign-out on another ends it on all. */
export async function sharesSessions(sites: readonly BenchSite[]): Promise<string> {
  const { token } = await siteAt(sites, 0).signIn();
  const headers = { apikey: key, Authorization: `Bearer ${token}` };
  const countLeads = async (site: number) => {
    const response = await fetch(`${siteAt(sites, site).address}/rest/v1/user_roles?select=role`, {
      headers,
    });
    return z.array(z.unknown()).parse(await response.json()).length;
  };
  const before = await Promise.all([0, 1, 2].map(countLeads));
  await fetch(`${siteAt(sites, 1).address}/auth/v1/logout`, { method: "POST", headers });
  const after = await Promise.all([0, 1, 2].map(countLeads));
  assert(
    String(before) === "1,1,1" && String(after) === "0,0,0",
    `Sessions are not shared: ${before}, then ${after}`,
  );
  return "a session of one holds at three and ends at three";
}

/** The delay until a change on one instance shows on the cached pages of the others. */
export async function hearsChanges(sites: readonly BenchSite[]): Promise<string> {
  const { db } = await siteAt(sites, 0).signIn();
  let slowest = 0;
  for (let round = 0; round < 5; round += 1) {
    const title = `Titel ${randomUUID()}`;
    for (const site of sites) await (await fetch(`${site.address}/about-us`)).text();
    const { error } = await db
      .from("otm_about_us_content")
      .update({ value_nl: title })
      .eq("content_key", "about_title");
    if (error) throw new Error(error.message);
    const saved = performance.now();
    for (const site of sites) {
      while (!(await (await fetch(`${site.address}/about-us`)).text()).includes(title)) {
        assert(performance.now() - saved < 5_000, "A change does not show on another instance after 5 s");
        await pause(5);
      }
    }
    slowest = Math.max(slowest, performance.now() - saved);
  }
  assert(slowest < 2_000, `A change showed on all after ${Math.round(slowest)} ms`);
  return `a change shows on all after ${Math.round(slowest)} ms at most`;
}
