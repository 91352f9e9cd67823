import { type DeliveryStore, readDeliveries } from "../backend/webhooks/delivery-store.ts";
import type { Project } from "./project.ts";

/** The project's deliveries: polled, and looked for after a form of this server. Throws ProjectError. */
export function createProjectDeliveries(project: Project, listen: DeliveryStore["listen"]): DeliveryStore {
  return {
    listen,
    async configure(allowsPrivate, indexNowUrl) {
      await project.call("configure_deliveries", {
        _allows_private: allowsPrivate,
        _indexnow_url: indexNowUrl,
      });
    },
    claim: async (claim, max) =>
      readDeliveries(await project.call("claim_deliveries", { _claim: claim, _most: max })),
    async acknowledge(id, claim, { status, answer, error, retryAfter }) {
      await project.call("acknowledge_delivery", {
        _id: id,
        _claim: claim,
        _status: status,
        _answer: answer,
        _error: error,
        _retry_after: retryAfter ?? null,
      });
    },
    async reject(id, claim, problem) {
      await project.call("reject_delivery", { _id: id, _claim: claim, _problem: problem });
    },
  };
}
