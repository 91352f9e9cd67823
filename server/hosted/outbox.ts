import { z } from "zod";
import { type OutboxStore, readQueuedMails } from "../backend/mail/outbox-store.ts";
import type { Project } from "./project.ts";

type ProjectOutbox = OutboxStore & {
  /** Wakes the outbox after a form of this server. */
  announce(): void;
};

/** The project's outbox: polled, and notified of this server's forms. Throws ProjectError. */
export function createProjectOutbox(project: Project): ProjectOutbox {
  const listeners = new Set<(acknowledgedId: string) => void>();
  return {
    isAlone: false,
    announce() {
      for (const notify of listeners) notify("");
    },
    async listen(notify) {
      listeners.add(notify);
      return async () => void listeners.delete(notify);
    },
    claim: async (claim, max) =>
      readQueuedMails(await project.call("claim_mails", { _claim: claim, _most: max })),
    handOver: async (id, claim) =>
      z.boolean().parse(await project.call("hand_over_mail", { _id: id, _claim: claim })),
    async acknowledge(id, claim, error, isFinal = false) {
      const parameters = { _id: id, _claim: claim, _error: error, _is_final: isFinal };
      return z
        .string()
        .nullable()
        .parse(await project.call("acknowledge_mail", parameters));
    },
    release: async () => void (await project.call("release_mails")),
  };
}
