import { type APIRequestContext, expect } from "@playwright/test";
import { somePdf } from "../server/backend/files/testing/files.ts";
import { firstAdmin } from "./first-admin.ts";
import type { Site } from "./sites.ts";

/** The parameters that take a redirect target, by flow. */
export type Locations = Readonly<Record<string, (target: string) => string>>;

const query = (target: string) =>
  `next=${encodeURIComponent(target)}&redirect_to=${encodeURIComponent(target)}`;

const article = "what-an-ai-agent-may-decide";
const checklist = { id: "d0000000-0000-4000-8000-000000000001", slug: "automation-scan-checklist" };

const fixedLocations: Locations = {
  "the prefix of Dutch": (target) => `/nl${target.startsWith("/") ? target : `/${target}`}`,
  "a slash at the end": (target) => `/en/${target}/`,
  "slashes at the start": (target) => `/${target}/`,
  "the prefix of Dutch, with a query": (target) => `/nl/contact?${query(target)}`,
  "the former list of articles": (target) => `/blog?${query(target)}`,
  "an article that is none": (target) => `/insights/${encodeURIComponent(target)}`,
  "an older article that is none": (target) => `/en/blog/${encodeURIComponent(target)}`,
  "the way back from a provider": (target) => `/auth/v1/callback?state=x&${query(target)}`,
  "a provider that refuses": (target) =>
    `/auth/v1/callback?state=${crypto.randomUUID()}&error=${encodeURIComponent(target)}&${query(target)}`,
  "a renamed article": (target) => `/insights/${article}?${query(target)}`,
  "a renamed article in English, by its older address": (target) => `/en/blog/${article}?${query(target)}`,
  "a renamed download page": (target) => `/download/${checklist.slug}?${query(target)}`,
};

/** Renames an article and a download page, expires a file link, and returns all redirects of this site. */
export async function arrangeLocations(site: Site, request: APIRequestContext): Promise<Locations> {
  const link = await removedFileLink(request);
  await site.execute(`
    update public.otm_blog_articles set slug = slug || '-now' where slug = '${article}';
    update public.otm_download_pages set slug = slug || '-now' where slug = '${checklist.slug}'`);
  return {
    ...fixedLocations,
    "the link of a file that is gone": (target) =>
      `${link}?page=${encodeURIComponent(target)}&${query(target)}`,
  };
}

/** A link to a file that was removed. */
async function removedFileLink(request: APIRequestContext): Promise<string> {
  const apikey = "sb_publishable_vlotwerk";
  const signedIn = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey },
    data: firstAdmin,
  });
  const headers = { apikey, Authorization: `Bearer ${(await signedIn.json()).access_token}` };
  const files = "/storage/v1/object/download-files";
  const uploaded = await request.post(`${files}/${checklist.id}/nl`, {
    headers: { ...headers, "Content-Type": "application/pdf" },
    data: Buffer.from(somePdf("lijst")),
  });
  expect(uploaded.status()).toBe(200);
  const page = await request.post(`/download/${checklist.slug}`, {
    multipart: { name: "Anna", email: "anna@klant.example", company: "", remarks: "" },
  });
  const [path = ""] = /\/files\/[\w-]{48}/.exec(await page.text()) ?? [];
  expect(path).not.toBe("");
  await request.delete(files, { headers, data: { prefixes: [`${checklist.id}/nl`] } });
  return path;
}
