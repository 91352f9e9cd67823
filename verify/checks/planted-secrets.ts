import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { BenchSite } from "../../bench/site-process.ts";
import { onSite } from "../../bench/test-bed.ts";
import { startMailServer } from "../../server/backend/mail/testing/start-mail-server.ts";
import type { Check } from "../check.ts";
import { sendAsVisitors } from "../secrets/anonymous.ts";
import { fetchFile } from "../secrets/files.ts";
import { signUpAndUseAccount } from "../secrets/member.ts";
import { occursIn, type Planted, plantSecrets } from "../secrets/planted.ts";
import { type Answered, createSender } from "../secrets/sender.ts";

const administrator = "verify@vlotwerk.example";

/** Secrets and personal values in requests that succeed, fail and break. */
export const plantedSecrets: Check = {
  line: "S33",
  what: "More than thirty planted secrets and personal values in settings, headers, addresses, calls and forms that succeed, fail and break, and what the server itself gives on the way (the tokens of sessions, of links in mails and of a file, the secret of a second factor, its code and its recovery codes), used well and badly: none of them is in what the process writes. Every line of that but its greeting is one of JSON, and each request has one with its id and its status.",
  async run() {
    const planted = plantSecrets();
    const written: string[] = [];
    const secrets: Record<string, string> = { ...planted };
    await using mails = new AsyncDisposableStack();
    const mailServer = await startMailServer({
      onAuth: ({ username, password }, _, callback) =>
        password === planted.mailPassword
          ? callback(null, { user: username })
          : callback(new Error("Another password")),
    });
    mails.defer(mailServer.stop);
    // The first attempts meet a mail server that is not running.
    await mailServer.stop();
    const work = async ({ address }: BenchSite) => {
      const sender = createSender(address, planted);
      await sendAsVisitors(sender, planted);
      await wait(2_000);
      await mailServer.start();
      Object.assign(secrets, await signUpAndUseAccount(sender, planted, mailServer));
      Object.assign(secrets, await fetchFile(sender, planted, administrator));
      return { address, answered: sender.answered };
    };
    const settings = settingsWith(planted, mailServer.port);
    const { address, answered } = await onSite(work, { settings, onOutput: (text) => written.push(text) });
    const log = written.join("");
    for (const [kind, value] of Object.entries(secrets)) {
      assert(!occursIn(log, value), `${kind} is in the log`);
      assert(occursIn(`{"path":"/x?y=${encodeURIComponent(value)}"}`, value), `${kind} would not be found`);
    }
    const lines = readLines(log, address);
    expectEach(answered, lines);
    return `none of ${Object.keys(secrets).length} in ${lines.length} lines about ${answered.length} requests`;
  },
};

function settingsWith(planted: Planted, mailPort: number): NodeJS.ProcessEnv {
  return {
    ADMIN_EMAIL: administrator,
    ADMIN_PASSWORD: planted.adminPassword,
    SMTP_URL: `smtp://somebody:${planted.mailPassword}@127.0.0.1:${mailPort}`,
    GOOGLE_CLIENT_ID: "verify",
    GOOGLE_CLIENT_SECRET: planted.providerSecret,
    GOOGLE_URL: "http://127.0.0.1:9",
  };
}

const logLine = z.looseObject({ time: z.iso.datetime(), level: z.string(), message: z.string() });

type LogLine = z.infer<typeof logLine>;

/** The output without the start message. Throws when any other line is no JSON log line. */
function readLines(log: string, address: string): LogLine[] {
  const greeting = /\n {2}Vlotwerk is ready at (\S+) \(after \d+\.\d s\)\. Stop it with Ctrl-C\.\n\n/;
  assert.equal(greeting.exec(log)?.[1], address);
  const rest = log.replace(greeting, "");
  assert(rest.endsWith("\n"), "the last line has no end");
  return rest
    .slice(0, -1)
    .split("\n")
    .map((line) => {
      assert.match(line, /^\{[^\p{Cc}\p{Cf}\u2028\u2029]+\}$/u);
      return logLine.parse(JSON.parse(line));
    });
}

/** Each request has one log line with its id and status. */
function expectEach(answered: readonly Answered[], lines: readonly LogLine[]): void {
  for (const { id, status } of answered) {
    const own = lines.filter(({ message, request }) => message === "request" && request === id);
    const statuses = own.map((line) => line.status);
    assert.deepEqual(statuses, [status]);
  }
}
