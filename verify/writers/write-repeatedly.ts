import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type BenchSite, key } from "../../bench/site-process.ts";
import { somePdf } from "../../server/backend/media/testing/files.ts";
import { sendMessage, someAddress } from "./messages.ts";

/** The acknowledged writes. */
export type Written = { messages: string[]; files: number };

type Writing = {
  acknowledged(): Written;
  /** Stops. @returns the number of writes */
  stop(): Promise<{ messages: number; files: number }>;
};

/** Sends messages as visitors and PDF files as an administrator, until stopped. */
export async function writeRepeatedly(site: BenchSite): Promise<Writing> {
  const { token, db } = await site.signIn();
  const { data: pages } = await db.from("otm_download_pages").select("id");
  const page = pages?.[0]?.id;
  if (page === undefined) throw new Error("There is no download page to keep files for");
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
      const response = await fetch(`${site.address}/storage/v1/object/download-files/${page}/${language}`, {
        method: "POST",
        headers: {
          apikey: key,
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/pdf",
          "X-Forwarded-For": someAddress(),
          "x-upsert": "true",
        },
        body: somePdf(`${number} ${"x".repeat(number % 5_000)}`),
      });
      if (!response.ok) throw new Error(`A file was refused: ${response.status}`);
      written.files += 1;
      await pause(200);
    }
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
