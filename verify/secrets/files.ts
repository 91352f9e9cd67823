import assert from "node:assert/strict";
import { z } from "zod";
import { rowId } from "../../app/data/id.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import { proofFor } from "../../test/requests/form-proof.ts";
import type { Planted } from "./planted.ts";
import { form, type Sender } from "./sender.ts";

const checklist = "d0000000-0000-4000-8000-000000000001";
const uploaded = z.object({ Id: rowId });
const session = z.object({ access_token: z.string(), refresh_token: z.string() });

/** An administrator uploads a file, a visitor requests it and opens its link. @returns the generated secrets by name */
export async function fetchFile(
  { send }: Sender,
  planted: Planted,
  administrator: string,
): Promise<Record<string, string>> {
  const { name, unknownEmail: email, company, remarks } = planted;
  const response = await send(200, "POST", "/auth/v1/token?grant_type=password", {
    email: administrator,
    password: planted.adminPassword,
  });
  const { access_token: access, refresh_token: refresh } = session.parse(JSON.parse(response));
  const bearer = { authorization: `Bearer ${access}` };
  const object = "/storage/v1/object/media/checklist.pdf";
  const metadata = Buffer.from(JSON.stringify({ name: planted.fileName })).toString("base64");
  const headers = { ...bearer, "content-type": "application/pdf", "x-metadata": metadata };
  const { Id } = uploaded.parse(JSON.parse(await send(200, "POST", object, somePdf("lijst"), headers)));
  const row = { page_id: checklist, language: "nl", media_id: Id };
  await send(201, "POST", "/rest/v1/otm_download_files", row, bearer);
  await send(415, "PUT", object, new Uint8Array(Buffer.from(planted.message)), headers);
  await send(200, "GET", `/rest/v1/otm_leads?page_slug=eq.${planted.filterValue}`, undefined, bearer);

  const page = "/download/automation-scan-checklist";
  const challenge = await send(200, "POST", "/contact/challenge", form({ form: "download" }));
  // What lacks a proof is suspected, and what repeats a form is stored once: neither gets a link.
  const fields = { name, email, company, remarks, proof: proofFor(JSON.parse(challenge)), elapsed: "9000" };
  const html = await send(200, "POST", page, form(fields));
  const token = /\/files\/([\w-]{48})/.exec(html)?.[1] ?? "";
  assert(token, "the page has no link to the file");
  assert.match(await send(200, "GET", `/files/${token}`), /^%PDF/);
  await send(200, "HEAD", `/files/${token}`);
  await send(404, "GET", `/files/${token}x`);
  await send(404, "GET", `/en/files/${token}/x`);
  await send(405, "PUT", `/files/${token}`, {});
  await send(200, "DELETE", "/storage/v1/object/media", { prefixes: ["checklist.pdf"] }, bearer);
  await send(303, "GET", `/files/${token}`);
  return {
    "access token of the administrator": access,
    "refresh token of the administrator": refresh,
    "file link": token,
  };
}
