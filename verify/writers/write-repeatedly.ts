import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { rowId } from "../../app/data/id.ts";
import type { BenchSite } from "../../bench/site-process.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import { plainPicture } from "../../server/backend/media/testing/pictures.ts";
import { sendMessage } from "./messages.ts";
import { sendUpload } from "./uploads.ts";

const uploaded = z.object({ Id: rowId });

/** The acknowledged writes. */
export type Written = { messages: string[]; files: number };

type Writing = {
  acknowledged(): Written;
  /** Stops. @returns the number of writes */
  stop(): Promise<{ messages: number; files: number }>;
};

/** Sends messages as visitors, and PDF files and pictures as an administrator, until stopped. */
export async function writeRepeatedly(site: BenchSite): Promise<Writing> {
  const { token, db } = await site.signIn();
  const page = await firstPage(db);
  const written: Written = { messages: [], files: 0 };
  let isStopped = false;

  async function sendMessages(): Promise<void> {
    while (!isStopped) {
      const message = `Bericht ${randomUUID()}`;
      const person = { email: `${randomUUID()}@klant.example`, is_spam: false };
      const status = await sendMessage(site.address, message, person);
      if (status === 201) written.messages.push(message);
      else if (status === "none" || status < 500) throw new Error(`A message was refused: ${status}`);
      await pause(200);
    }
  }

  async function sendFiles(): Promise<void> {
    for (let number = 0; !isStopped; number += 1) {
      const language = number % 2 === 0 ? "nl" : "en";
      // The first two are new, the others replace them.
      const media_id = await send(`${language}.pdf`, somePdf(`${number} ${"x".repeat(number % 5_000)}`));
      const { error } = await db
        .from("otm_download_files")
        .upsert({ page_id: page, language, media_id }, { onConflict: "page_id,language" });
      if (error) throw new Error(`A file was not linked: ${error.message}`);
      if (number % 5 === 0)
        await send(`${number % 2 === 0 ? "replaced" : number}.png`, await picture(number));
      await pause(200);
    }
  }

  async function send(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const response = await sendUpload(site, token, path, bytes);
    if (!response.ok) throw new Error(`A file was refused: ${response.status}`);
    written.files += 1;
    return uploaded.parse(await response.json()).Id;
  }

  const running = Promise.all([sendMessages(), sendMessages(), sendFiles()]);
  running.catch(() => {});
  return {
    acknowledged: () => ({ messages: [...written.messages], files: written.files }),
    async stop() {
      isStopped = true;
      await running;
      return { messages: written.messages.length, files: written.files };
    },
  };
}

async function firstPage(db: Awaited<ReturnType<BenchSite["signIn"]>>["db"]): Promise<string> {
  const { data } = await db.from("otm_download_pages").select("id").limit(1);
  const [page] = data ?? [];
  if (!page) throw new Error("There is no download page to link files to");
  return page.id;
}

/** Each number is another picture. */
async function picture(number: number): Promise<Uint8Array<ArrayBuffer>> {
  const colour = `#${(0x102030 + number).toString(16).padStart(6, "0")}`;
  return new Uint8Array(await plainPicture(colour, 700, 500).png().toBuffer());
}
