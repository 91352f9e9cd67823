import { z } from "zod";
import { rowId } from "../../../app/data/id.ts";
import type { ListeningRole } from "../database/call-function.ts";
import { type Claimed, readClaimed } from "../queue/claimed.ts";

const language = z.enum(["nl", "en"]);
const person = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  /** The message, or a request's remarks. */
  text: z.string().nullable(),
});

const lead = z.object({
  id: rowId,
  language,
  origin: z.string(),
  pageSlug: z.string().nullable(),
  pageTitle: z.string().nullable(),
  /** Null unless the webhook gets personal data. */
  person: person.nullable(),
});

const articleData = z.object({
  id: rowId,
  language,
  slug: z.string(),
  title: z.string(),
  formerSlug: z.string().nullable(),
});
const member = z.object({ id: rowId, name: z.string(), roleNl: z.string(), roleEn: z.string() });

const common = { id: rowId, createdAt: z.coerce.date() };

const event = z.discriminatedUnion("type", [
  z.object({ ...common, type: z.enum(["lead.created", "download.requested"]) }),
  z.object({
    ...common,
    type: z.enum(["article.published", "article.updated", "article.unpublished"]),
    data: articleData,
  }),
  z.object({
    ...common,
    type: z.literal("download_page.published"),
    data: z.object({ id: rowId, slug: z.string() }),
  }),
  z.object({ ...common, type: z.literal("team.changed"), data: z.object({ members: z.array(member) }) }),
  z.object({ ...common, type: z.literal("webhook.test") }),
]);

const delivery = z.object({
  id: rowId,
  kind: z.enum(["webhook", "indexnow"]),
  url: z.string(),
  /** The secret, and for a day the former one; null for search engines. */
  secrets: z.array(z.string()).nullable(),
  event,
  lead: lead.nullable(),
});

export type Delivery = z.infer<typeof delivery>;

/** What came of a call: no `error` is a success. */
export type Outcome = {
  /** Null without an answer. */
  status: number | null;
  /** Its first 500 characters. */
  answer: string | null;
  error: string | null;
  /** The pause that a failing answer asked for, in seconds. */
  retryAfter?: number;
};

export type DeliveryStore = {
  /** Calls `wake` when an event is queued, until the returned function is called. */
  listen(wake: () => void): Promise<() => Promise<void>>;
  /** Stores what the settings allow, and the address for search engines; null: they are not told. */
  configure(allowsPrivate: boolean, indexNowUrl: string | null): Promise<void>;
  /** Claims due deliveries of up to `max` webhooks for forty seconds. */
  claim(claim: string, max: number): Promise<Claimed<Delivery>[]>;
  acknowledge(id: string, claim: string, outcome: Outcome): Promise<void>;
  /** Stores that a delivery failed for good, and why: another try would hold back what is told after it. */
  reject(id: string, claim: string, problem: string): Promise<void>;
};

/** The deliveries in SQL functions. Throws DatabaseError. */
export function createDeliveryStore({ call, listen }: ListeningRole): DeliveryStore {
  return {
    listen: (wake) => listen("event_deliveries", wake),
    async configure(allowsPrivate, indexNowUrl) {
      await call("configure_deliveries", { _allows_private: allowsPrivate, _indexnow_url: indexNowUrl });
    },
    claim: async (claim, max) =>
      readClaimed(delivery, await call("claim_deliveries", { _claim: claim, _most: max })),
    async acknowledge(id, claim, { status, answer, error, retryAfter = null }) {
      await call("acknowledge_delivery", {
        _id: id,
        _claim: claim,
        _status: status,
        _answer: answer,
        _error: error,
        _retry_after: retryAfter,
      });
    },
    async reject(id, claim, problem) {
      await call("reject_delivery", { _id: id, _claim: claim, _problem: problem });
    },
  };
}
