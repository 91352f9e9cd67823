// @module-tag S26

import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { expect, it } from "vitest";
import { createFileSender } from "./file-sender.ts";
import type { Mail } from "./mail.ts";

const from = { name: "Vlotwerk", address: "noreply@vlotwerk.example" };
const { signal } = new AbortController();

function mailTo(to: string): Mail {
  const [subject, text, html] = ["Eén onderwerp", "Eén tekst\n", "<p>Eén tekst</p>"];
  return { id: randomUUID(), to, replyTo: null, language: "nl", subject, text, html, createdAt: new Date() };
}

it("writes each mail once into a private file", async () => {
  const directory = join(await mkdtemp(join(tmpdir(), "mail-")), "mail");
  const sender = createFileSender(directory, from);
  const [first, second] = [mailTo("eva@example.nl"), mailTo("anna@example.nl")];
  await Promise.all([first, second].map((mail) => sender.send(mail, async () => {}, signal)));
  await sender.send(first, async () => {}, signal);

  const files = await readdir(directory);
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file).toMatch(/\.eml$/);
    expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600);
  }
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
  const name = files.find((file) => file.includes(first.id)) ?? "";
  const message = await readFile(join(directory, name), "utf8");
  expect(message).not.toMatch(/[^\r]\n|\r[^\n]|[^\t\r\n -~]/);
  for (const line of message.split("\r\n")) expect(line.length).toBeLessThanOrEqual(78);
  const parsed = await simpleParser(message);
  expect(parsed).toMatchObject({ subject: first.subject, text: first.text });
});

it.skipIf(process.platform !== "linux")("reports a full disk, and leaves no partial mail", async () => {
  const directory = await mkdtemp(join(tmpdir(), "mail-"));
  const mail = mailTo("eva@example.nl");
  const name = `${mail.createdAt.toISOString().replace(/[:.]/g, "-")}-${mail.id}.eml`;
  await symlink("/dev/full", join(directory, `${name}.part`));
  const sent = createFileSender(directory, from).send(mail, async () => {}, signal);
  await expect(sent).rejects.toMatchObject({ name: "MailError", message: "The disk is full." });
  expect(await readdir(directory)).toEqual([]);
});

it("keeps every header on its line for any subject", async () => {
  const directory = await mkdtemp(join(tmpdir(), "mail-"));
  const mail = { ...mailTo("eva@example.nl"), subject: "Hallo\r\nBcc: iedereen@example.nl\u2028x" };
  await createFileSender(directory, from).send(mail, async () => {}, signal);
  const [file = ""] = await readdir(directory);
  const parsed = await simpleParser(await readFile(join(directory, file), "utf8"));
  expect(parsed.bcc).toBeUndefined();
  expect([...parsed.headers.keys()].sort()).toEqual([
    "auto-submitted",
    "content-language",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "subject",
    "to",
    "x-auto-response-suppress",
  ]);
});
