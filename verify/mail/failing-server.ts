import { setTimeout as wait } from "node:timers/promises";
import { startMailServer } from "../../server/backend/mail/testing/start-mail-server.ts";

/**
 * `well` takes mails, slowly; `away` refuses every connection; `silent` takes connections and says nothing; `undecided`
 * takes a mail to its last line and never says that it did.
 */
type Mood = "well" | "away" | "silent" | "undecided";

export type FailingMailServer = Awaited<ReturnType<typeof startFailingMailServer>>;

/** An SMTP server with failure modes; it begins in mode `well`. */
export async function startFailingMailServer() {
  let mood: Mood = "well";
  let undecided: ((isTaken: boolean) => void)[] = [];
  const server = await startMailServer({
    onConnect(_session, callback) {
      if (mood !== "silent") callback();
    },
    async beforeTaking() {
      if (mood !== "undecided") return acceptWhileUp();
      const { promise, resolve } = Promise.withResolvers<boolean>();
      undecided.push(resolve);
      if (!(await promise)) throw new Error("Not taken after all");
    },
  });

  /** Without an acknowledgement a mail is not accepted (RFC 5321, 6.1): the sender sees a lost connection. */
  async function acceptWhileUp(): Promise<void> {
    await wait(30);
    if (mood === "away") throw new Error("Away before it was said");
  }

  return {
    port: server.port,
    /** Accepted mails, including those whose acknowledgement was lost. */
    get received() {
      return server.received.map(({ mail, to }) => ({ id: idOf(mail.messageId), to }));
    },
    async become(next: Mood): Promise<void> {
      if (next === mood) return;
      const before = mood;
      mood = next;
      if (next === "away") await server.stop();
      if (before === "away") await server.start();
    },
    /** The number of connections. */
    tries: server.connections,
    /** Ends pending hand-overs, as when the sender disconnects; every other undecided mail counts as accepted. */
    forget(): void {
      for (const [index, decide] of undecided.entries()) decide(index % 2 === 0);
      undecided = [];
    },
    stop: server.stop,
  };
}

/** The outbox id within a Message-ID. */
function idOf(messageId: string | undefined): string {
  return /^<([^@]+)@/.exec(messageId ?? "")?.[1] ?? "";
}
