import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { BenchSite } from "../../bench/site-process.ts";
import { upload } from "../../bench/upload.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import { plainPicture } from "../../server/backend/media/testing/pictures.ts";
import { sendMessage } from "./messages.ts";

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
  const { data: page } = await db.from("otm_download_pages").select("id").limit(1).single().throwOnError();
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
      const file = { page_id: page.id, language, media_id };
      await db.from("otm_download_files").upsert(file, { onConflict: "page_id,language" }).throwOnError();
      if (number % 5 === 0)
        await send(`${number % 2 === 0 ? "replaced" : number}.png`, await picture(number));
      await pause(200);
    }
  }

  async function send(path: string, bytes: Uint8Array): Promise<string> {
    const id = await upload(site, token, path, bytes);
    written.files += 1;
    return id;
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

/** Each number is another picture. */
function picture(number: number): Promise<Buffer> {
  return plainPicture(`#${(0x102030 + number).toString(16).padStart(6, "0")}`, 700, 500)
    .png()
    .toBuffer();
}
